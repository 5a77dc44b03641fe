import type { CallOutput } from '@lemma/school/calls';
import { toCsv } from '@lemma/ui';

type Answer = CallOutput<'exportAnswers'>['answers'][number];

/** Every column of the file: its name, its value for an answer, and its description in the code book. */
const COLUMNS = [
  [
    'student',
    (one) => one.student,
    'Number of the student, made at random for this file. The same person has the same number throughout the file, and another one in the next.',
  ],
  ['assignment', (one) => one.assignment, 'Number of the assignment, made at random for this file.'],
  ['item', (one) => one.item, 'Place of the question in the assignment, from 1; 0 where it is no longer there.'],
  ['skill', (one) => one.skill, 'Code of the skill that the question asks for.'],
  ['first_try_at', (one) => new Date(one.at).toISOString(), 'Time of the first try, ISO 8601 in UTC.'],
  ['ms_first_try', (one) => one.took, 'Milliseconds before the first try.'],
  [
    'mark',
    (one) => one.mark,
    'What the first try tells: right, wrong, hinted (a hint came first), rapid (under 3 s), parent (a parent wrote it), unread (not readable as mathematics). Only right, wrong and hinted count for mastery.',
  ],
  ['tries', (one) => one.tries, 'Number of tries.'],
  ['hints', (one) => one.hints, 'Number of hints taken.'],
  ['solved', (one) => (one.solved ? 1 : 0), '1 where it was right in the end, else 0.'],
  [
    'response',
    (one) => one.response,
    'The first answer as written, or the words of the option that was picked, up to 60 characters; empty where it is not readable as mathematics. “option b”: picked before the words were kept.',
  ],
  [
    'chances',
    (one) => one.chances.join(' '),
    'Ids of the misconceptions that would have led to another answer than the right one.',
  ],
  ['shown', (one) => one.shown.join(' '), 'Those of them that lead to exactly this answer.'],
] as const satisfies readonly (readonly [string, (one: Answer) => string | number, string])[];

/** The answers as CSV, one line per answer. */
export const answersCsv = (answers: readonly Answer[]): string =>
  toCsv(
    COLUMNS.map(([name]) => name),
    answers.map((one) => COLUMNS.map(([, value]) => value(one))),
  );

/** The description of every column, as CSV. */
export const codebookCsv = (): string =>
  toCsv(
    ['column', 'meaning'],
    COLUMNS.map(([name, , meaning]) => [name, meaning]),
  );
