import type { RosterStudent } from '../class/index.ts';
import type { Insight } from './schema.ts';

/**
 * When a student was last active, in milliseconds: signed in, answered something (`lastAt`), or their work came in. A device stays
 * signed in for weeks, so the sign-in alone says little. Undefined: never.
 */
export function lastActiveWith(
  { lastActiveAt = 0 }: Pick<RosterStudent, 'lastActiveAt'>,
  line: { readonly lastAt: number } | null | undefined,
  work: readonly ({ readonly submittedAt?: number | undefined } | undefined)[],
): number | undefined {
  const at = Math.max(lastActiveAt, line?.lastAt ?? 0, ...work.map((one) => one?.submittedAt ?? 0));
  return at === 0 ? undefined : at;
}

/** The same of a student in the insight of a class. */
export const lastActiveOf = (
  student: Pick<RosterStudent, 'id' | 'lastActiveAt'>,
  insight: Pick<Insight, 'students' | 'assignments'> | null,
): number | undefined => {
  const work = Object.values(insight?.assignments ?? {}).map(({ rows }) => rows[student.id]);
  return lastActiveWith(student, insight?.students[student.id], work);
};
