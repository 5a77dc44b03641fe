import { assignmentStateAt, type BoardEntry } from '@lemma/school/assignment';
import { presentStudents, type Roster, type RosterStudent } from '@lemma/school/class';
import { type Insight, missingNow, strugglesAt, teachFirst } from '@lemma/school/insight';
import { noticesIn } from '@lemma/school/settings';
import { DAY, WEEK } from '@lemma/school/time';

/** A student without an answer for this long is listed as quiet, in milliseconds. */
const QUIET_AFTER_MS = 14 * DAY;

/** Students who are stuck on one skill, the hardest struggle first. */
export type HelpEntry = {
  readonly skill: string;
  readonly students: readonly {
    readonly student: RosterStudent;
    readonly struggle: Insight['students'][string]['struggles'][number];
  }[];
};

export type QuietStudent = { readonly student: RosterStudent; readonly lastAt: number };

function needHelp(students: readonly RosterStudent[], insight: Insight | null, now: number): HelpEntry[] {
  const stuck = students.flatMap((student) =>
    strugglesAt(insight?.students[student.id], now).map((struggle) => ({ student, struggle })),
  );
  const hardest = (entry: HelpEntry): number => entry.students[0]?.struggle.score ?? 0;
  return [...Map.groupBy(stuck, ({ struggle }) => struggle.skill)]
    .map(([skill, own]) => ({
      skill,
      students: own.toSorted((one, other) => other.struggle.score - one.struggle.score),
    }))
    .toSorted((one, other) => hardest(other) - hardest(one) || one.skill.localeCompare(other.skill));
}

export type StuckStudent = {
  readonly student: RosterStudent;
  readonly struggles: readonly HelpEntry['students'][number]['struggle'][];
};

/** The same, one entry for each student with all that the student is stuck on, the hardest struggle first. */
export function helpByStudent(help: readonly HelpEntry[]): StuckStudent[] {
  const lines = help.flatMap(({ students }) => students).toSorted((a, b) => b.struggle.score - a.struggle.score);
  return [...Map.groupBy(lines, ({ student }) => student)].map(([student, own]) => ({
    student,
    struggles: own.map(({ struggle }) => struggle),
  }));
}

function quietOf(students: readonly RosterStudent[], insight: Insight | null, now: number): QuietStudent[] {
  return students
    .map((student) => ({ student, lastAt: insight?.students[student.id]?.lastAt ?? 0 }))
    .filter(({ lastAt, student }) => now - Math.max(lastAt, student.createdAt) > QUIET_AFTER_MS)
    .toSorted((one, other) => one.lastAt - other.lastAt);
}

/**
 * What needs review in one class, from its board, roster and insight only. Students who need help are ranked by
 * struggle; inactive students are a separate list. `now` in milliseconds.
 */
export function waitingIn(entries: readonly BoardEntry[], roster: Roster | null, insight: Insight | null, now: number) {
  const students = presentStudents(roster);
  const open = entries
    .filter((entry) => assignmentStateAt(entry, now) === 'open')
    .toSorted((one, other) => one.dueAt - other.dueAt);
  return {
    open,
    toGrade: entries.filter(({ toGrade }) => toGrade > 0),
    contested: entries.filter(({ contested = 0 }) => contested > 0),
    parents: students.filter(({ parentRequests = 0 }) => parentRequests > 0),
    cards: students.filter(({ askedForHelpAt }) => askedForHelpAt !== undefined),
    dueSoon: open.filter(({ dueAt }) => dueAt >= now && dueAt <= now + WEEK),
    missing: missingNow(open, students, insight, now),
    teach: teachFirst(insight, students, now),
    help: needHelp(students, insight, now),
    quiet: quietOf(students, insight, now),
    notices: noticesIn(entries, roster),
  };
}
export type Waiting = ReturnType<typeof waitingIn>;

export const workToGrade = ({ notices }: Waiting): number => notices.grade;

/** How many students need help now, each counted once. */
export const studentsToHelp = ({ help }: Waiting): number =>
  new Set(help.flatMap(({ students }) => students.map(({ student }) => student.id))).size;
