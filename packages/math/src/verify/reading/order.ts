import { cardinal } from './number-run.ts';
import type { Finding } from './rule.ts';

/** Words for more of something, with the words for less of it. */
const MORE: ReadonlyMap<string, readonly [scale: string, sign: 1 | -1]> = new Map<string, readonly [string, 1 | -1]>([
  ...(['tall', 'old', 'heavi', 'fast', 'long', 'larg', 'bigg', 'high', 'strong', 'wid', 'deep', 'warm'] as const).map(
    (word): [string, [string, 1]] => [word, [word, 1]],
  ),
  ['short', ['tall', -1]],
  ['young', ['old', -1]],
  ['light', ['heavi', -1]],
  ['slow', ['fast', -1]],
  ['small', ['bigg', -1]],
  ['low', ['high', -1]],
  ['weak', ['strong', -1]],
  ['narrow', ['wid', -1]],
  ['cold', ['warm', -1]],
  ['cool', ['warm', -1]],
]);
const NAME = '([A-Z][a-z]+)';
const THAN = new RegExp(
  `\\b${NAME} (?:is|was|ran|runs|jumped|has)(?: also| much| a bit| a little)? ([a-z]+?)er than ${NAME}\\b`,
  'g',
);
const MOST = new RegExp(`\\b${NAME} (?:is|was) the ([a-z]+?)est\\b(?! of the (?:other|two))`, 'g');
const DRAWN = /\b(?:so|thus|therefore|hence|that means|this means|it follows that)\b/i;

type Edge = { readonly scale: string; readonly more: string; readonly less: string };

/** Whether one is known to have more than the other, directly or by way of others. */
const isAbove = (edges: readonly Edge[], scale: string, one: string, other: string, depth = 0): boolean =>
  depth < 6 &&
  edges.some(
    (edge) =>
      edge.scale === scale &&
      edge.more === one &&
      (edge.less === other || isAbove(edges, scale, edge.less, other, depth + 1)),
  );

/** "Ella is taller than Finn, and Finn is taller than Gus. So Gus is taller than Ella." */
function comparisons(text: string, from: number): Finding[] {
  const edges: Edge[] = [];
  const findings = [...text.matchAll(THAN)].flatMap(
    ({ index, 0: whole, 1: one = '', 2: word = '', 3: other = '' }): Finding[] => {
      const [scale, sign] = MORE.get(word) ?? [];
      if (scale === undefined || sign === undefined) return [];
      const [more, less] = sign === 1 ? [one, other] : [other, one];
      const sentence =
        text
          .slice(0, index)
          .split(/[.!?]\s/)
          .at(-1) ?? '';
      const place = { start: from + index, end: from + index + whole.length };
      if (/\bif\b|\bnot\b/i.test(sentence)) return [];
      if (!DRAWN.test(sentence)) {
        edges.push({ scale, more, less });
        return [];
      }
      if (isAbove(edges, scale, more, less)) return [{ ...place, holds: true }];
      return isAbove(edges, scale, less, more) ? [{ ...place, holds: false }] : [];
    },
  );
  const most = [...text.matchAll(MOST)].flatMap(({ index, 0: whole, 1: one = '', 2: word = '' }): Finding[] => {
    const [scale, sign] = MORE.get(word) ?? [];
    const sentence =
      text
        .slice(0, index)
        .split(/[.!?]\s/)
        .at(-1) ?? '';
    if (scale === undefined || !DRAWN.test(sentence)) return [];
    const beaten = edges.some((edge) => edge.scale === scale && (sign === 1 ? edge.less : edge.more) === one);
    return beaten ? [{ start: from + index, end: from + index + whole.length, holds: false }] : [];
  });
  return [...findings, ...most];
}

export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const DAY = `(${DAYS.join('|')})`;
const MONTH = `(${MONTHS.join('|')})`;
const COUNT = '(\\d+|[a-z]+)';
const SHIFTS: ReadonlyMap<string, number> = new Map([
  ['the day before yesterday', -2],
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
  ['the day after tomorrow', 2],
]);
const WHEN = `(${[...SHIFTS.keys()].join('|')})`;
const VERB = '(?:is|was|will be|must be|must have been|would be|it is|it was|it will be)';

type Step = (
  groups: readonly string[],
) => readonly [cycle: readonly string[], from: string, by: number, said: string] | undefined;
const number = (word: string): number | undefined => (/\d/.test(word) ? Number(word) : cardinal([word]));

const STEPS: readonly (readonly [RegExp, Step])[] = [
  [
    new RegExp(`\\b(?:if )?${WHEN} (?:is|was) (?:a )?${DAY},?(?: then| so)? ${WHEN} ${VERB} (?:a )?${DAY}\\b`, 'gi'),
    ([a = '', from = '', b = '', said = '']) => [DAYS, from, (SHIFTS.get(b) ?? 0) - (SHIFTS.get(a) ?? 0), said],
  ],
  [
    new RegExp(
      `\\b(?:if )?(?:today|it) (?:is|was) (?:a )?${DAY},?(?: then| so)?(?: the day)?(?: in| after)? ${COUNT} days?(?: from (?:now|today|then)| later)?,? ${VERB} (?:a )?${DAY}\\b`,
      'gi',
    ),
    ([from = '', count = '', said = '']) => {
      const by = number(count);
      return by === undefined ? undefined : [DAYS, from, by, said];
    },
  ],
  [
    new RegExp(
      `\\bthe (?:day|month) (after|before) (?:${DAY}|${MONTH}) (?:is|comes|was) (?:a )?(?:${DAY}|${MONTH})\\b`,
      'gi',
    ),
    ([way = '', day = '', month = '', saidDay = '', saidMonth = '']) => [
      day === '' ? MONTHS : DAYS,
      day || month,
      way === 'after' ? 1 : -1,
      saidDay || saidMonth,
    ],
  ],
];

/** "If today is Tuesday, then in 10 days it will be Thursday." */
const calendar = (text: string, from: number): Finding[] =>
  STEPS.flatMap(([pattern, step]) =>
    [...text.toLowerCase().matchAll(pattern)].flatMap((match): Finding[] => {
      const found = step(match.slice(1).map((group) => group ?? ''));
      if (!found) return [];
      const [cycle, start, by, said] = found;
      const wanted = cycle[(((cycle.indexOf(start) + by) % cycle.length) + cycle.length) % cycle.length];
      const end = from + match.index + match[0].length;
      return wanted === undefined || !cycle.includes(said)
        ? []
        : [{ start: end - said.length, end, holds: wanted === said }];
    }),
  );

/** What follows from an order: of people, of days, of months. */
export const orderFindings = (text: string, from: number): Finding[] => [
  ...comparisons(text, from),
  ...calendar(text, from),
];
