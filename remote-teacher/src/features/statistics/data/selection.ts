import type {
  CallOutput,
  Insight,
  InsightAssignment,
  InsightStudent,
  Roster,
  RosterStudent,
  WorkLine,
} from '@lemma/school';
import { type Filters, rangeOf } from './filters.ts';

export type Catalogue = CallOutput<'listSkills'>['skills'];

/** One piece of work of one student, cut to the items of the chosen standard. */
export type Piece = {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly dueAt: number;
  readonly line: WorkLine;
  /** Letters of the chosen items. */
  readonly marks: string;
};

/** What the filters leave of a class. */
export type Selection = {
  readonly students: readonly (RosterStudent & { readonly known: InsightStudent | undefined })[];
  readonly assignments: readonly (InsightAssignment & { readonly id: string })[];
  readonly pieces: readonly Piece[];
  readonly standardsOf: (skill: string) => readonly string[];
  readonly skillChosen: (skill: string) => boolean;
  readonly start: number;
  readonly end: number;
};

const byName = (one: RosterStudent, other: RosterStudent) => one.fullName.localeCompare(other.fullName);

export function select(
  insight: Insight,
  roster: Roster | null,
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
    .map(([id, one]) => ({ id, ...one }))
    .filter(({ dueAt, items }) => dueAt >= start && dueAt <= end && items.some(({ skill }) => skillChosen(skill)))
    .toSorted((one, other) => one.dueAt - other.dueAt || one.id.localeCompare(other.id));
  const chosen = new Set(students.map(({ id }) => id));
  const pieces = assignments.flatMap(({ id, dueAt, items, rows }) =>
    Object.entries(rows).flatMap(([studentId, line]): Piece[] => {
      if (!chosen.has(studentId)) return [];
      const marks = items.map(({ skill }, index) => (skillChosen(skill) ? (line.marks[index] ?? '-') : '')).join('');
      return [{ studentId, assignmentId: id, dueAt, line, marks }];
    }),
  );
  return { students, assignments, pieces, standardsOf, skillChosen, start, end };
}
