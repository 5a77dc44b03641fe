import type { PlanBlock, PlanBlockKind, PlanItem, PlanRow } from '@lemma/school/plan';

/** The answer of an item as text: the correct option, or the key as mathematics. */
export const keyText = ({ key, options }: Pick<PlanItem, 'key' | 'options'>): string =>
  options?.find(({ id }) => id === key)?.label ?? `\`${key}\``;

/** A question with its answer in one line, so that a comparison never shows a changed answer without its question. */
const itemLine = (item: PlanItem): string =>
  `${item.math === undefined ? item.prompt : `${item.prompt} \`${item.math}\``} → ${keyText(item)}`;

const rowLines = ({ title, text, parts, minutes, item }: PlanRow, minutesIn: PlanLineWords['minutesIn']): string[] => [
  [title, minutes === undefined ? '' : `(${minutesIn(minutes)})`].filter((each) => each !== '').join(' '),
  text,
  ...parts.map((part) => `${part.label}: ${part.text}`),
  ...(item ? [itemLine(item)] : []),
];

type PlanLineWords = {
  readonly nameOf: (kind: PlanBlockKind) => string;
  readonly minutesIn: (minutes: number) => string;
};

/** A plan as plain lines, block by block, for comparing versions. */
export const planLines = (
  blocks: readonly Pick<PlanBlock, 'kind' | 'rows'>[],
  { nameOf, minutesIn }: PlanLineWords,
): string =>
  blocks
    .flatMap(({ kind, rows }) => [`# ${nameOf(kind)}`, ...rows.flatMap((row) => rowLines(row, minutesIn)), ''])
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n');

/** The items of the student's sheet: the problem set, then the exit ticket. */
export const sheetItems = (blocks: readonly PlanBlock[]) => ({
  problems: blocks
    .filter(({ kind }) => kind === 'problems')
    .flatMap(({ rows }) => rows.flatMap(({ item }) => item ?? [])),
  ticket: blocks
    .filter(({ kind }) => kind === 'exit-ticket')
    .flatMap(({ rows }) => rows.flatMap(({ item }) => item ?? [])),
});
