import { cardinal } from './number-run.ts';
import { measureOf, stands } from './quantity.ts';
import type { Finding } from './rule.ts';

/** Words for several things at once, and for spans of years. */
const SEVERAL: ReadonlyMap<string, readonly [of: 'thing' | 'year', size: number]> = new Map([
  ['pair', ['thing', 2]],
  ['dozen', ['thing', 12]],
  ['decade', ['year', 10]],
  ['century', ['year', 100]],
  ['centurie', ['year', 100]],
  ['year', ['year', 1]],
]);
const PARTS: ReadonlyMap<string, number> = new Map([
  ['a half', 1 / 2],
  ['one half', 1 / 2],
  ['a quarter', 1 / 4],
  ['a third', 1 / 3],
  ['three quarters', 3 / 4],
  ['three fourths', 3 / 4],
]);
const COUNT = '(an?|\\d[\\d,]*|[a-z]+(?:-[a-z]+)?)';
const PART = `(${[...PARTS.keys()].join('|')})`;
const IS =
  '(?: of [a-z]+)?(?: is| are| equals?| makes?| lasts?| means| was| were)(?: the same as| equal to| exactly| only| just)* ';
const SAID = '(\\d[\\d,]*(?:\\.\\d+)?|[a-z]+(?:-[a-z]+)?)(?: ([a-z]+))?(?! (?:and|or|times|more|less|each)\\b|[-\\d])';
const FORMS: readonly (readonly [RegExp, order: readonly [count: number, part: number, unit: number]])[] = [
  [new RegExp(`\\b${COUNT} ([a-z]+) and ${PART}${IS}${SAID}`, 'gi'), [1, 3, 2]],
  [new RegExp(`\\b${COUNT} and ${PART} (dozen|pairs|decades|centuries)${IS}${SAID}`, 'gi'), [1, 2, 3]],
  [new RegExp(`\\b${COUNT} (dozen|pairs?|decades?|century|centuries)()${IS}${SAID}`, 'gi'), [1, 3, 2]],
];

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '');
const numberOf = (word: string): number | undefined => {
  if (/^an?$/i.test(word)) return 1;
  return /\d/.test(word) ? Number(word.replaceAll(',', '')) : cardinal(word.toLowerCase().split('-'));
};

/** How often the second unit goes into the first; undefined where they are of different kinds. */
function timesIn(unit: string, small: string): number | undefined {
  const [several, years] = [SEVERAL.get(singular(unit)), SEVERAL.get(singular(small))];
  if (several?.[0] === 'thing')
    return years === undefined && measureOf(small, 1, true) === undefined ? several[1] : undefined;
  if (several && years) return several[1] / years[1];
  const [large, little] = [measureOf(unit, 1, true), measureOf(small, 1, true)];
  return large && little && large.dimension === little.dimension ? large.factor / little.factor : undefined;
}

/** "A minute and a half is 90 seconds", "two and a half dozen is 30", "three pairs of socks are 6 socks". */
export const halfFindings = (text: string, from: number): Finding[] =>
  FORMS.flatMap(([pattern, [count, part, unit]]) =>
    [...text.matchAll(pattern)].flatMap((match): Finding[] => {
      const [said = '', small = ''] = match.slice(-2).map((group) => group ?? '');
      const [whole, written] = [numberOf(match[count] ?? ''), numberOf(said)];
      const times = timesIn(match[unit] ?? '', small);
      const sentence =
        text
          .slice(0, match.index)
          .split(/[.!?]\s/)
          .at(-1) ?? '';
      if (whole === undefined || written === undefined || times === undefined) return [];
      if (/\b(?:if|costs?|price|each|every|per|than|of|and|plus)\s*$/i.test(sentence.trimEnd())) return [];
      const value = (whole + (PARTS.get((match[part] ?? '').toLowerCase()) ?? 0)) * times;
      const end = from + match.index + match[0].length;
      const holds = stands(written, /\.(\d+)/.exec(said)?.[1]?.length ?? 0, value, false);
      return [
        { start: from + match.index, end, holds, ...(holds ? {} : { value: `${Number(value.toPrecision(9))}` }) },
      ];
    }),
  );
