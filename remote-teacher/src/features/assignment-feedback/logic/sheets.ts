import { windowOf } from '@lemma/school/assignment';
import { hasAnyPoints, workStateAt } from '@lemma/school/work';
import type { CsvValue } from '@lemma/ui';
import { type Asked, type AskedRef, givenText, problemText } from '#shared/logic/asked-text.ts';
import { isPicked, misconceptionName, questionName, type SharedData } from './shared-data.ts';
import { isUnjudged, isWaiting } from './waiting.ts';

const words = [
  'student',
  'userName',
  'state',
  'late',
  'handedIn',
  'due',
  'points',
  'outOf',
  'percent',
  'question',
  'asked',
  'key',
  'number',
  'tries',
  'right',
  'hints',
  'seconds',
  'answer',
  'wrong',
  'idea',
] as const;
export type WordOf = (word: (typeof words)[number]) => string;

type Sheet = { readonly head: readonly string[]; readonly rows: readonly (readonly CsvValue[])[] };

/** The students who have the assignment, by name: each has a line in the gradebook. */
export const askedStudents = ({ assignment, students }: Pick<SharedData, 'assignment' | 'students'>) =>
  students
    .filter(({ id }) => assignment.onlyFor?.includes(id) ?? true)
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName));

/** One line per student: state, dates, points in total and for each question. `now` in milliseconds. */
export function gradebook(shared: SharedData, now: number, word: WordOf): Sheet {
  const { assignment, results, catalogue } = shared;
  const questions = assignment.items.map(
    ({ id, points }, index) => `${index + 1}. ${questionName(catalogue, assignment, id)} (${points})`,
  );
  const outOf = assignment.items.reduce((sum, { points }) => sum + points, 0);
  const rows = askedStudents(shared).map(({ id, fullName, userName }) => {
    const row = results.rows[id];
    const { dueAt } = windowOf(assignment, id);
    const scores = assignment.items.map((item) => {
      const found = row?.items.find(({ itemId }) => itemId === item.id);
      const isOpen = row && found && (isUnjudged(found) || isWaiting(row, found));
      // Points that nobody has given yet are not 0.
      return isOpen ? undefined : found?.score;
    });
    const state = workStateAt(row?.state ?? 'not-started', dueAt, now);
    const at = row?.submittedAt === undefined ? null : new Date(row.submittedAt);
    const max = row?.maxScore ?? outOf;
    const points = row && hasAnyPoints(row) ? row.score : undefined;
    const percent = points === undefined || max <= 0 ? null : Math.round((10_000 * points) / max) / 100;
    return [fullName, userName, state, row?.late ?? false, at, new Date(dueAt), points, max, percent, ...scores];
  });
  const head = (['student', 'userName', 'state', 'late', 'handedIn', 'due', 'points', 'outOf', 'percent'] as const).map(
    word,
  );
  return { head: [...head, ...questions], rows };
}

/** Every answer of the assignment that a file or a screen can refer to. */
export const answerRefs = ({ assignment, results }: Pick<SharedData, 'assignment' | 'results'>): AskedRef[] =>
  Object.values(results.rows).flatMap(({ studentId, items }) =>
    items.map(({ itemId }) => ({ assignmentId: assignment.id, studentId, itemId })),
  );

/** One line per student and question: the question, the key, tries, hints, time, the answer and its misconception. */
export function answerSheet(shared: SharedData, word: WordOf, askedOf: (ref: AskedRef) => Asked | undefined): Sheet {
  const { assignment, results, catalogue } = shared;
  const head = (
    [
      'student',
      'userName',
      'number',
      'question',
      'asked',
      'key',
      'tries',
      'right',
      'hints',
      'seconds',
      'points',
      'answer',
    ] as const
  ).map(word);
  const rows = askedStudents(shared).flatMap(({ id, fullName, userName }) =>
    assignment.items.flatMap((item, index) => {
      const found = results.rows[id]?.items.find(({ itemId }) => itemId === item.id);
      if (found === undefined) return [];
      const { tries, solved, hints, took, score, last, wrong } = found;
      const told = isPicked(shared, item.id) ? [] : wrong;
      const ideas = [
        ...new Set(told.flatMap(({ misconception }) => misconceptionName(catalogue, misconception) ?? [])),
      ];
      const question = questionName(catalogue, assignment, item.id);
      const exercise = askedOf({ assignmentId: assignment.id, studentId: id, itemId: item.id });
      return [
        [
          ...[fullName, userName, index + 1, question, exercise && problemText(exercise), exercise?.key],
          ...[tries, solved, hints, Math.round(took / 1000), score],
          last && givenText(exercise, last.response),
          wrong.map(({ response }) => givenText(exercise, response)).join('; '),
          ideas.join('; '),
        ],
      ];
    }),
  );
  return { head: [...head, word('wrong'), word('idea')], rows };
}
