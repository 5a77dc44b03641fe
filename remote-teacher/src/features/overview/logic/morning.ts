import type { Roster, RosterStudent } from '@lemma/school/class';
import { presentStudents } from '@lemma/school/class';
import type { Insight, TeachTopic } from '@lemma/school/insight';
import type { Waiting } from './waiting.ts';

/** What happened since a moment: who turned work in, and who got stuck. */
export type News = {
  readonly turnedIn: readonly { readonly assignmentId: string; readonly title: string; readonly students: number }[];
  readonly stuck: readonly RosterStudent[];
};

export function newsSince(insight: Insight | null, roster: Roster | null, since: number): News {
  const students = presentStudents(roster);
  const present = new Set(students.map(({ id }) => id));
  const turnedIn = Object.entries(insight?.assignments ?? {}).flatMap(([assignmentId, { title, rows }]) => {
    const own = Object.entries(rows).filter(([id, { submittedAt = 0 }]) => present.has(id) && submittedAt > since);
    return own.length === 0 ? [] : { assignmentId, title, students: own.length };
  });
  const isNewlyStuck = ({ id }: RosterStudent): boolean =>
    (insight?.students[id]?.struggles ?? []).some(({ lastAt }) => lastAt > since);
  return {
    turnedIn: turnedIn.toSorted((one, other) => other.students - one.students || one.title.localeCompare(other.title)),
    stuck: students.filter(isNewlyStuck),
  };
}

/** The one thing to do first: for whom it matters most, and then what waits longest. */
export type First =
  | { readonly kind: 'teach'; readonly topic: TeachTopic }
  | { readonly kind: 'contested' | 'grade' | 'missing'; readonly count: number };

/** What to teach first, as the analysis has it; then answers and work that wait for the teacher. */
export function firstOf({ teach, notices, missing }: Waiting, mayTeach: boolean): First | undefined {
  const [topic] = teach;
  if (topic !== undefined) return { kind: 'teach', topic };
  if (mayTeach && notices.contested > 0) return { kind: 'contested', count: notices.contested };
  if (mayTeach && notices.grade > 0) return { kind: 'grade', count: notices.grade };
  return missing.length > 0 ? { kind: 'missing', count: missing.length } : undefined;
}
