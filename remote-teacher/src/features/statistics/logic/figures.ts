import { isDoubtful, itemStatistics } from '@lemma/mastery/items';
import { decayed, masteryLevelAt, secureAmong } from '@lemma/mastery/mastery-level';
import { type MasteryLevel, masteryLevels, mayTell, missingNow, missingWork } from '@lemma/school/insight';
import { countWork, isHandedIn, isToGrade, shareOfPoints } from '@lemma/school/work';
import { SMALLEST_SAMPLE } from '@lemma/ui';
import type { Piece, Selection } from './selection.ts';

const count = (text: string, letters: string): number => [...text].filter((one) => letters.includes(one)).length;

function medianOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const sumOf = <Name extends string>(all: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  all.reduce((sum, one) => sum + one[name], 0);

const isIn = ({ line }: Piece): boolean => isHandedIn(line);

/**
 * The share of points; if only some items are chosen, the share of correct first tries. Undefined if there is no data, or
 * the work waits for a grade: a question without points yet is no wrong answer.
 */
export function scoreOf({ line, marks }: Piece): number | undefined {
  if (isToGrade(line)) return undefined;
  if (marks.length === line.marks.length) return shareOfPoints(line);
  const answered = count(marks, 'rwh');
  return answered === 0 ? undefined : count(marks, 'r') / answered;
}

export type Tiles = {
  readonly active: number;
  readonly students: number;
  readonly onTime: number;
  readonly late: number;
  /** Turned in once, and asked to do it again. */
  readonly again: number;
  readonly missing: number;
  /** The missing work that can still be turned in: what the overview and the list of students count. */
  readonly missingNow: number;
  readonly medianScore: number | undefined;
  readonly scores: number;
  /** Turned in, and left out of the scores until it is graded. */
  readonly toGrade: number;
  /** Over all students, as the list of students counts them for each. */
  readonly mastered: { readonly secure: number; readonly of: number };
  /** Milliseconds per item. */
  readonly medianTime: number | undefined;
};

/**
 * The first row of figures. Missing: not turned in although the student's due date is past, even for work that is
 * closed by now.
 */
export function tilesOf(selection: Selection, now: number): Tiles {
  const { students, assignments, pieces, entries, skillChosen } = selection;
  const handedIn = pieces.filter(isIn);
  const scores = handedIn.flatMap((piece) => scoreOf(piece) ?? []);
  const times = pieces.flatMap(({ line }) => {
    const answered = line.marks.length - count(line.marks, '-');
    return answered === 0 ? [] : line.took / answered;
  });
  const mastered = students.map(({ known }) => {
    const chosen = Object.entries(known?.skills ?? {}).filter(([code]) => skillChosen(code));
    return secureAmong(
      chosen.map(([, skill]) => skill),
      now,
    );
  });
  const owed = [
    entries,
    students,
    { assignments: Object.fromEntries(assignments.map((one) => [one.id, one])) },
  ] as const;
  return {
    active: new Set(pieces.filter(({ marks }) => count(marks, 'rwhfp') > 0).map(({ studentId }) => studentId)).size,
    students: students.length,
    onTime: handedIn.filter(({ line }) => !line.late).length,
    late: handedIn.filter(({ line }) => line.late).length,
    again: countWork(pieces.map(({ line }) => line)).again,
    missing: missingWork(...owed, now).length,
    missingNow: missingNow(...owed, now).length,
    medianScore: medianOf(scores),
    scores: scores.length,
    toGrade: handedIn.filter(({ line }) => isToGrade(line)).length,
    mastered: { secure: sumOf(mastered, 'secure'), of: sumOf(mastered, 'of') },
    medianTime: medianOf(times),
  };
}

export type Bin = { readonly from: number; readonly to: number; readonly count: number };

/** Pieces of work by score in tenths; the last bin includes 100 %. */
export function histogramOf({ pieces }: Selection): Bin[] {
  const scores = pieces.filter(isIn).flatMap((piece) => scoreOf(piece) ?? []);
  return Array.from({ length: 10 }, (_, index) => ({
    from: index * 10,
    to: index === 9 ? 100 : index * 10 + 9,
    // A share of points like 0.7 may be slightly less than seven tenths in floating point.
    count: scores.filter((score) => Math.min(9, Math.floor(score * 10 + 1e-9)) === index).length,
  }));
}

export type ItemLine = {
  readonly id: string;
  readonly assignmentId: string;
  readonly title: string;
  readonly number: number;
  readonly skill: string;
  readonly standards: readonly string[];
  readonly answers: number;
  readonly right: number;
  readonly discrimination: number | undefined;
  readonly quintiles: readonly (number | null)[];
  readonly toCheck: boolean;
};

/** The number of answers from which a curve is shown: enough in each fifth for a percentage. */
export const CURVE_FROM = 5 * SMALLEST_SAMPLE;

/** The results of the chosen students on each chosen question, computed from their lines. */
export function itemLinesOf({ assignments, pieces, standings, standardsOf, skillChosen }: Selection): ItemLine[] {
  const byAssignment = Map.groupBy(pieces, ({ assignmentId }) => assignmentId);
  return assignments.flatMap(({ id, title, items }) => {
    const rows = (byAssignment.get(id) ?? []).map(({ studentId, line }) => ({
      studentId,
      at: line.at,
      marks: line.marks,
    }));
    const figures = itemStatistics({ items, rows }, standings);
    return items.flatMap(({ itemId, skill }, index): ItemLine[] => {
      const own = figures[index];
      if (own === undefined || !skillChosen(skill)) return [];
      const { answers, right, discrimination, quintiles } = own;
      return [
        {
          ...{
            id: `${id}_${itemId}`,
            assignmentId: id,
            title,
            number: index + 1,
            skill,
            standards: standardsOf(skill),
          },
          ...{ answers, right, discrimination, quintiles, toCheck: isDoubtful(own) },
        },
      ];
    });
  });
}

export type MasteryCell = {
  /** Null: too few answers for a number; the level and the first tries say what is known, or a teacher has set it. */
  readonly share: number | null;
  /** First tries in assignments, and how many of them were correct. */
  readonly tried: { readonly right: number; readonly of: number };
  readonly answers: number;
  readonly level: MasteryLevel;
  readonly set: boolean;
};
export type MasteryRow = {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly (MasteryCell | null)[];
};

/** The mean of some mastery levels, which are treated as equal steps. */
const middleOf = (some: readonly MasteryLevel[]): MasteryLevel =>
  masteryLevels[Math.round(some.reduce((sum, one) => sum + masteryLevels.indexOf(one), 0) / some.length)] ??
  'beginning';

/**
 * Each student's current knowledge of each standard that somebody has worked on: the mean over its skills, decayed since
 * the last answer. Null without an answer, unless a teacher set the level.
 */
export function masteryOf({ students, tries, standardsOf, skillChosen }: Selection, now: number) {
  const of = (student: Selection['students'][number]) =>
    Object.entries(student.known?.skills ?? {}).filter(([code]) => skillChosen(code));
  const standards = [
    ...new Set(students.flatMap((student) => of(student).flatMap(([code]) => standardsOf(code)))),
  ].toSorted();
  const rows = students.map((student): MasteryRow => {
    const cells = standards.map((standard) => {
      const own = of(student).filter(([code]) => standardsOf(code).includes(standard));
      const answers = own.reduce((sum, [, skill]) => sum + skill.answers, 0);
      const set = own.some(([, skill]) => skill.set);
      if (answers === 0 && !set) return null;
      const share = own.reduce((sum, [, { estimate, lastAt }]) => sum + decayed(estimate, lastAt, now), 0) / own.length;
      const level = middleOf(own.map(([, skill]) => masteryLevelAt(skill, now)));
      const given = own.flatMap(([code]) => tries.get(student.id)?.get(code) ?? []);
      const tried = { right: sumOf(given, 'right'), of: sumOf(given, 'of') };
      return { share: mayTell({ answers, skills: own.length }) ? share : null, tried, answers, level, set };
    });
    return { id: student.id, name: student.fullName, cells };
  });
  const worked = standards.map((_, at) => rows.some(({ cells }) => cells[at] !== null));
  const some = <T>(all: readonly T[]): T[] => all.filter((_, at) => worked[at]);
  return { standards: some(standards), rows: rows.map((row) => ({ ...row, cells: some(row.cells) })) };
}
