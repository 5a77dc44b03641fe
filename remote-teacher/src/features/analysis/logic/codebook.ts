import type { CallOutput } from '@lemma/school/calls';
import { toCsv } from '@lemma/ui';
import { plain } from '#shared/logic/asked-text.ts';

type Answer = CallOutput<'exportAnswers'>['answers'][number];

/** What codes are called. */
export type Names = { readonly skill: (code: string) => string; readonly idea: (id: string) => string };

/** Every column of the file: its name, and its value for an answer. Codes for programs, and beside them names for people. */
const COLUMNS = {
  student: (one) => one.student,
  assignment: (one) => one.assignment,
  item: (one) => one.item,
  skill: (one) => one.skill,
  skill_name: (one, { skill }) => skill(one.skill),
  first_try_at: (one) => new Date(one.at).toISOString(),
  ms_first_try: (one) => one.took,
  mark: (one) => one.mark,
  tries: (one) => one.tries,
  hints: (one) => one.hints,
  solved: (one) => (one.solved ? 1 : 0),
  question: (one) => plain(one.question),
  key: (one) => plain(one.key),
  response: (one) => plain(one.response),
  chances: (one) => one.chances.join(' '),
  shown: (one) => one.shown.join(' '),
  shown_names: (one, { idea }) => one.shown.map(idea).join('; '),
} as const satisfies Readonly<Record<string, (one: Answer, names: Names) => string | number>>;

export type ExportColumn = keyof typeof COLUMNS;
const isColumn = (name: string): name is ExportColumn => name in COLUMNS;
const names = Object.keys(COLUMNS).filter(isColumn);

/** The answers as CSV, one line per answer. Names of columns are those of programs and the same in each language. */
export const answersCsv = (answers: readonly Answer[], called: Names): string =>
  toCsv(
    names,
    answers.map((one) => Object.values(COLUMNS).map((read) => read(one, called))),
  );

/** What every column means, as CSV. */
export const codebookCsv = (head: readonly string[], meaningOf: (column: ExportColumn) => string): string =>
  toCsv(
    head,
    names.map((name) => [name, meaningOf(name)]),
  );
