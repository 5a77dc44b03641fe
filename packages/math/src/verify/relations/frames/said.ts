import { compareTrees, parse } from '../../../check/index.ts';
import type { Quantity } from '../../reading/quantity.ts';
import type { Finding } from '../../reading/rule.ts';
import { at, everywhere, type Paragraph } from '../../topic/paragraph.ts';
import { aboutWords, type Frame } from './frame.ts';

const isShare = ({ form }: Quantity): boolean => form === 'percent';
const raised = (value: number, power: number, { measure }: Quantity) => ({
  value,
  measure: measure && { dimension: measure.dimension.replace('^1', `^${power}`), factor: measure.factor ** power },
});
const MORE = '(?:increased|raised|marked up|increases|grows|grew|goes up|went up)';
const LESS = '(?:decreased|reduced|lowered|marked down|discounted|decreases|shrinks|shrank|goes down|went down|cut)';
const ANY =
  '(?:the result|it|you get|we get|the new (?:number|value|price|amount)|that)?(?: is| becomes| get| gets to| gives)?';
const DIE: ReadonlyMap<string, (face: number, limit: number) => boolean> = new Map([
  ['greater than', (face, limit) => face > limit],
  ['more than', (face, limit) => face > limit],
  ['less than', (face, limit) => face < limit],
  ['at least', (face, limit) => face >= limit],
  ['at most', (face, limit) => face <= limit],
]);
const faces = [1, 2, 3, 4, 5, 6];

/** Frames of single sentences. */
export const SAID_FRAMES: readonly Frame[] = [
  [
    'volume of (?:a|the|this) (?:box|prism|room|tank|crate|case|[a-z]+) (?:that is |of |measuring |with sides of )?Q by Q by Q (?:is|equals)(?: about)? Q',
    ([a, b, c]) => a && b && c && raised(a.value * b.value * c.value, 3, a),
  ],
  [
    `Q (?:is |was )?${MORE} by Q,? ${ANY} Q(?! more)`,
    ([from, by]) =>
      from && by && isShare(by) ? { value: from.value * (1 + by.value), measure: from.measure } : undefined,
  ],
  [
    `Q (?:is |was )?${LESS} by Q,? ${ANY} Q(?! less)`,
    ([from, by]) =>
      from && by && isShare(by) ? { value: from.value * (1 - by.value), measure: from.measure } : undefined,
  ],
  [
    '(?:uses?|used|burns?|needs?) Q (?:of [a-z]+ )?(?:for|to go|to drive|in) Q[^#.?!]{0,20}(?:gets|it gets|goes|that is|which is) Q (?:per|to the|for each) gallon',
    ([gallons, miles]) =>
      gallons && miles && gallons.value !== 0
        ? { value: miles.value / gallons.value, measure: miles.measure }
        : undefined,
  ],
  [
    'diameter(?: of)? Q (?:has|and)(?: an?)? radius (?:of|is) Q',
    ([d]) => d && { value: d.value / 2, measure: d.measure },
  ],
  [
    'radius(?: of)? Q (?:has|and)(?: an?)? diameter (?:of|is) Q',
    ([r]) => r && { value: r.value * 2, measure: r.measure },
  ],
  [
    'costs? Q[.,;] [^#.?!]{0,20}(?:has|have|had|saved)(?: only)? Q[^#.?!]{0,30}needs?(?: only| exactly)? Q more',
    ([price, has]) => price && has && { value: price.value - has.value, measure: price.measure },
  ],
  [
    'sum of the first Q (odd|even|whole|counting|natural) numbers (?:is|equals) Q',
    ([count], match) => {
      const n = count?.value ?? Number.NaN;
      const kind = match.word(2);
      return kind === 'odd' ? n * n : kind === 'even' ? n * (n + 1) : kind === 'whole' ? undefined : (n * (n + 1)) / 2;
    },
  ],
  [
    'sides (?:of (?:a|the|this) (?:triangle|quadrilateral) )?(?:are|of|measure) LIST,? (?:so |and )?(?:its|the) perimeter (?:is|equals) Q',
    (_, match) => {
      const list = match.list(1);
      return list.length > 2
        ? { value: list.reduce((sum, one) => sum + one.value, 0), measure: list[0]?.measure }
        : undefined;
    },
  ],
  [
    'numerator (?:of |is )?Q and (?:an? |the |its )?denominator (?:of |is )?Q (?:is|equals|makes) Q',
    ([top, below]) => top && below && top.value / below.value,
  ],
  [
    '\\b(?:die|dice|number cube)\\b[^#?!]{0,50}(?:probability|chance)[^#.?!]{0,30} (greater than|more than|less than|at least|at most) Q (?:is|equals) Q',
    ([limit], match) => {
      const test = DIE.get(match.word(1));
      return limit && test && faces.filter((face) => test(face, limit.value)).length / 6;
    },
  ],
  [
    'Q [a-z]+ on ([a-z]+) and (twice|three times|half) as (?:many|much) on ([a-z]+)[^#?!]{0,6}[.,;] (?:so )?on (?:\\4|that day)[^#.?!]{0,24} Q',
    ([amount], match) =>
      amount && {
        value: amount.value * (match.word(3) === 'twice' ? 2 : match.word(3) === 'half' ? 0.5 : 3),
        measure: amount.measure,
      },
  ],
  [
    'Q (?:[a-z]+ )?(?:is|are|was) (?:cut|divided|split|sawed) into Q (?:equal )?(?:pieces|parts|lengths|strips|sections)[^#?!]{0,6}[.,;] (?:so )?(?:each|every)(?: one| piece| part| of them)? (?:is|measures|has)(?: a length of)? Q',
    ([whole, count]) =>
      whole && count && count.value > 0 ? { value: whole.value / count.value, measure: whole.measure } : undefined,
  ],
  [
    '(?:each|every one) of (?:the )?Q [a-z]+ (?:holds?|has|contains?) Q ([a-z]+)[^#?!]{0,6}[.,;] (?:so )?(?:there are|that is|that makes|they hold|together)[^#.?!]{0,16} Q',
    ([count, each]) => count && each && { value: count.value * each.value, measure: each.measure },
  ],
];

const KIND_SIZE: ReadonlyMap<string, readonly ['less' | 'more', number]> = new Map([
  ['acute', ['less', 90]],
  ['obtuse', ['more', 90]],
  ['reflex', ['more', 180]],
]);

/** "An acute angle is less than 90 degrees." */
export function kindsOfAngles(paragraph: Paragraph): Finding[] {
  return everywhere(
    paragraph.reading,
    '\\b(acute|obtuse|reflex) angles? (?:is|are|measures?|has|have)(?: always| a measure)? (less|smaller|more|greater|larger|bigger) than Q',
  ).flatMap((match) => {
    const [known, limit] = [KIND_SIZE.get(match.word(1)), match.quantity(3)?.value];
    if (!known || limit !== known[1]) return [];
    return [aboutWords(paragraph, match, (/less|small/.test(match.word(2)) ? 'less' : 'more') === known[0])];
  });
}

const NUMERIC = String.raw`\d[\d,]*(?:\.\d+)?`;
const WRITTEN = new RegExp(
  String.raw`\b(?:write|written|writes|factor|factors|express|expanded form is|in expanded form is)\s+(?:(${NUMERIC}) (?:in expanded form )?as )?(${NUMERIC}(?:\s*[+×·]\s*${NUMERIC})+)(?![\w.]*\d)`,
  'gi',
);

/** "We can write 24 as 2 × 2 × 2 × 3", "4,050 in expanded form is 4,000 + 50". */
export const writtenAs = ({ said }: Paragraph): Finding[] =>
  said.flatMap((sentence) =>
    [...sentence.text.matchAll(WRITTEN)].flatMap(([whole, number, made = '']) => {
      const given = number ?? /(\d[\d,]*(?:\.\d+)?) in expanded form/i.exec(sentence.text)?.[1];
      const [a, b] = [given, made].map((text) => (text === undefined ? undefined : parse(text.replaceAll(',', ''))));
      if (!a?.ok || !b?.ok) return [];
      return at(sentence, whole, compareTrees(a.tree, b.tree) === 'equal');
    }),
  );

const PART = String.raw`(?:\d*\(?[-−+\d\sa-z²³⁴⁵⁶⁷⁸^·×*/]{1,60}\)?[²³]?)`;
const SIMPLIFIES = new RegExp(
  String.raw`\b(?:expression |sum |product |quotient |power )?((?:\d|\(|(?<![A-Za-z])[a-z](?![a-z]))${PART}) (?:simplifies to|can be simplified to|simplified is|is simplified to|can be written as|expands to|factors as) ((?:\d|\(|(?<![A-Za-z])[a-z](?![a-z]))[^\s.,;]*(?: ?[-−+] ?[^\s.,;]+)*)`,
  'gi',
);
const PRODUCT_IS =
  /(?:^|[.,;:] |\b(?:so|and|that|then|means) )((?:\d|(?<![A-Za-z])[a-z](?![a-z]))[\da-z⁰¹²³⁴-⁹^]* ?[·×] ?[\da-z⁰¹²³⁴-⁹^]+) (?:is|equals|gives) ((?:\d|(?<![A-Za-z])[a-z](?![a-z]))[\da-z⁰¹²³⁴-⁹^]*)(?=[.,;]|$| )/gi;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll('−', '-')
    .replace(/[⁰¹²³⁴-⁹]+/g, (run) => `^${[...run].map((sign) => RAISED.indexOf(sign)).join('')}`);

/** "The expression 3x + 5x simplifies to 8x." */
export const simplifiesTo = ({ said }: Paragraph): Finding[] =>
  said.flatMap((sentence) =>
    sentence.isQuestion
      ? []
      : [...sentence.text.matchAll(SIMPLIFIES), ...sentence.text.matchAll(PRODUCT_IS)].flatMap(
          ([whole, one = '', other = '']) => {
            if (/[a-z]{2,}/i.test(one + other) || !/[a-z]/i.test(one)) return [];
            const [a, b] = [one, other].map((text) => parse(plain(text)));
            const verdict = a?.ok && b?.ok ? compareTrees(a.tree, b.tree) : 'unknown';
            return verdict === 'unknown' ? [] : at(sentence, whole, verdict === 'equal');
          },
        ),
  );
