import { figures } from '../talk/calculate.ts';

const EMPTY = new Set(
  'a an the and or but so of in on at to from for with by as is are was were be been do does did done can could would will should have has had it its that this these those there here i you your yours me my we us our he she they them their his her what which who how why where when if then than just like show tell me point put look see get got gets getting say says said think thought know let okay ok about up out one ones now really please into not no yes any all each every more less go goes going went come comes came make makes made want give use used using mean means much many number numbers answer problem question thing things way part parts'.split(
    ' ',
  ),
);

const stem = (word: string): string =>
  /^\d/.test(word)
    ? word
    : word
        .replace(/(?:ies)$/, 'y')
        .replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '')
        .replace(/(?<=[a-z]{3})e$/, '');

/** The words and numbers of a text that say what it is about, without their endings. */
export const contentOf = (text: string): readonly string[] =>
  (
    figures(text.replace(/\b(?:the|these|those) (?:two|three|four|both)\b/gi, ' '))
      .toLowerCase()
      .match(/\d+(?:\.\d+)?(?:\/\d+)?|[a-z]+/g) ?? []
  )
    .filter((word) => !EMPTY.has(word) && (word.length > 2 || /\d/.test(word)))
    .map(stem);

/** How many of the wanted words a text has; a number counts double. */
export function shared(text: string, wanted: string): number {
  const there = new Set(contentOf(text));
  return [...new Set(contentOf(wanted))].reduce(
    (sum, word) => sum + (there.has(word) ? (/^\d/.test(word) ? 2 : 1) : 0),
    0,
  );
}

/** The items that have most of the wanted words, in their order; none where no item has any. */
export function closest<T>(items: readonly T[], textOf: (item: T) => string, wanted: string): readonly T[] {
  const scored = items.map((item) => ({ item, score: shared(textOf(item), wanted) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ item }) => item);
}
