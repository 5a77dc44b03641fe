import type { RosterStudent } from '../class/index.ts';
import type { Insight } from './schema.ts';

/**
 * When a student was last active, in milliseconds: signed in, answered something, or their work came in. A device stays
 * signed in for weeks, so the sign-in alone says little. Undefined: never.
 */
export function lastActiveOf(
  { id, lastActiveAt = 0 }: Pick<RosterStudent, 'id' | 'lastActiveAt'>,
  insight: Pick<Insight, 'students' | 'assignments'> | null,
): number | undefined {
  const turnedIn = Object.values(insight?.assignments ?? {}).map(({ rows }) => rows[id]?.submittedAt ?? 0);
  const at = Math.max(lastActiveAt, insight?.students[id]?.lastAt ?? 0, ...turnedIn);
  return at === 0 ? undefined : at;
}
