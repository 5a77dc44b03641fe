import { fileStore } from '../../src/platform/file-store.ts';
import { accounts } from '../../src/platform/firebase.ts';
import type { Who } from '../rules/people.ts';
import { atMoment } from './at-moment.ts';
import { type Cell, cellsOf } from './cells.ts';
import type { AskDoor, School } from './judge.ts';
import { type As, makeSchool } from './make-school.ts';
import { fileOf, LATE_OPERATOR, OPERATOR } from './target.ts';
import { writeWorld } from './write-world.ts';

/** Stores the file of Ana. */
export const putFile = async (): Promise<void> =>
  (await fileStore()).put(fileOf('ana'), Buffer.from('%PDF'), 'application/pdf');

/** Makes the school with its accounts and the file of Ana, and the cells of its doors. The database has nothing else then. */
export async function openSchool({ as, ask }: { readonly as: As; readonly ask: AskDoor }): Promise<{
  readonly school: School;
  readonly cells: readonly Cell[];
  readonly people: readonly Who[];
}> {
  const now = Date.now();
  const { people } = atMoment(now);
  const uids = new Set(people.flatMap(({ uid }) => uid || []));
  const addressOf = (uid: string): string =>
    [OPERATOR, LATE_OPERATOR].find((one) => one.uid === uid)?.email ?? `${uid.toLowerCase()}@test.example`;
  await accounts().importUsers([...uids].map((uid) => ({ uid, email: addressOf(uid), emailVerified: true })));
  const { world, made, routes } = await makeSchool(as, now);
  await putFile();
  return { school: { made, routes, ask, again: () => writeWorld(world) }, cells: cellsOf(people, world), people };
}
