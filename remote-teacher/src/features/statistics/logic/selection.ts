import { type Standings, standingsOf } from '@lemma/mastery/items';
import type { Board, BoardEntry } from '@lemma/school/assignment';
import type { CallOutput } from '@lemma/school/calls';
import type { Roster, RosterStudent } from '@lemma/school/class';
import type { Insight, InsightAssignment, InsightStudent, WorkLine } from '@lemma/school/insight';
import { type Filters, rangeOf } from './filters.ts';

export type Catalogue = CallOutput<'listSkills'>['skills'];

/** One student's work on one assignment, restricted to the items of the chosen standard. */
export type Piece = {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly dueAt: number;
  readonly line: WorkLine;
  /** The letters of the chosen items. */
  readonly marks: string;
};

type Tried = { readonly right: number; readonly of: number };
/** By student, then by skill. */
export type Tries = ReadonlyMap<string, ReadonlyMap<string, Tried>>;

/** The part of a class's data that matches the filters. */
export type Selection = {
  readonly students: readonly (RosterStudent & { readonly known: InsightStudent | undefined })[];
  readonly assignments: readonly (InsightAssignment & { readonly id: string })[];
  readonly pieces: readonly Piece[];
  /** What each student did in all of the class's work, whatever the filters are. */
  readonly standings: Standings;
  /** First tries of each student on each skill, in all of the class's work, whatever the days are. */
  readonly tries: Tries;
  /** The class's list entries for the same choice, including work that nobody has begun. */
  readonly entries: readonly BoardEntry[];
  readonly standardsOf: (skill: string) => readonly string[];
  readonly skillChosen: (skill: string) => boolean;
  readonly start: number;
  readonly end: number;
};

/** Counts first tries that tell something: correct, wrong, or with a hint, which is not correct yet. */
function triesIn(assignments: Insight['assignments']): Tries {
  const all = new Map<string, Map<string, Tried>>();
  for (const { items, rows } of Object.values(assignments)) {
    for (const [studentId, { marks }] of Object.entries(rows)) {
      const own = all.get(studentId) ?? new Map<string, Tried>();
      all.set(studentId, own);
      for (const [at, { skill }] of items.entries()) {
        const mark = marks[at] ?? '-';
        if (!'rwh'.includes(mark)) continue;
        const { right, of } = own.get(skill) ?? { right: 0, of: 0 };
        own.set(skill, { right: right + (mark === 'r' ? 1 : 0), of: of + 1 });
      }
    }
  }
  return all;
}

const byName = (one: RosterStudent, other: RosterStudent) => one.fullName.localeCompare(other.fullName);

/** The three documents of a class. */
export type ClassDocuments = {
  readonly insight: Insight;
  readonly roster: Roster | null;
  readonly board: Board | null;
};

export function select(
  { insight, roster, board }: ClassDocuments,
  catalogue: Catalogue,
  filters: Filters,
  members: ReadonlySet<string> | undefined,
): Selection {
  const standards = new Map(catalogue.map((skill) => [skill.code, skill.standards]));
  const standardsOf = (skill: string): readonly string[] => standards.get(skill) ?? [];
  const skillChosen = (skill: string) => filters.standard === '' || standardsOf(skill).includes(filters.standard);
  const { start, end } = rangeOf(filters);
  const students = Object.values(roster?.students ?? {})
    .filter(({ state, id }) => state !== 'archived' && (members === undefined || members.has(id)))
    .toSorted(byName)
    .map((student) => ({ ...student, known: insight.students[student.id] }));
  const assignments = Object.entries(insight.assignments)
    .map(([id, one]) => {
      // The list has a new title or date at once, the insight only with the next work that comes in.
      const { title, dueAt } = board?.assignments[id] ?? one;
      return { id, ...one, title, dueAt };
    })
    .filter(({ dueAt, items }) => dueAt >= start && dueAt <= end && items.some(({ skill }) => skillChosen(skill)))
    .toSorted((one, other) => one.dueAt - other.dueAt || one.id.localeCompare(other.id));
  const selected = new Set(assignments.map(({ id }) => id));
  const entries = Object.values(board?.assignments ?? {}).filter(
    ({ id, dueAt }) => dueAt >= start && dueAt <= end && (filters.standard === '' || selected.has(id)),
  );
  const chosen = new Set(students.map(({ id }) => id));
  const pieces = assignments.flatMap(({ id, dueAt, items, rows }) =>
    Object.entries(rows).flatMap(([studentId, line]): Piece[] => {
      if (!chosen.has(studentId)) return [];
      const marks = items.map(({ skill }, index) => (skillChosen(skill) ? (line.marks[index] ?? '-') : '')).join('');
      return [{ studentId, assignmentId: id, dueAt, line, marks }];
    }),
  );
  const standings = standingsOf(
    Object.values(insight.assignments).map(({ items, rows }) => ({
      items,
      rows: Object.entries(rows).map(([studentId, { at, marks }]) => ({ studentId, at, marks })),
    })),
  );
  const tries = triesIn(insight.assignments);
  return { students, assignments, pieces, standings, tries, entries, standardsOf, skillChosen, start, end };
}
