import { documents } from '../../platform/documents.ts';
import { classIdsOf, taughtBy } from './circles.ts';

/** The most classes of one person that are looked at. */
const MOST_LOOKED = 20;

/**
 * The classes that let somebody in: those of a child or of a linked parent, and those of an adult in which a child has ever signed
 * in. Whoever has only a confirmed address has none.
 */
export async function letInBy(uid: string): Promise<readonly string[]> {
  const taught = (await taughtBy([uid])).slice(0, MOST_LOOKED).map(({ id }) => id);
  if (taught.length === 0) return (await classIdsOf(uid)).slice(0, MOST_LOOKED);
  const rosters = await Promise.all(taught.map((id) => documents.rosters.read(id)));
  return rosters.flatMap((roster) =>
    roster && Object.values(roster.students).some(({ lastActiveAt }) => lastActiveAt !== undefined)
      ? [roster.classId]
      : [],
  );
}
