import type { Finding } from '../../reading/rule.ts';
import { everywhere, type Paragraph } from '../../topic/paragraph.ts';
import { aboutWords } from './frame.ts';

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['quadruple', 4],
  ['halve', 0.5],
]);
const factorOf = (word: string): number | undefined =>
  FACTORS.get(word.replace(/(?:d|s|ing)$/, '').replace(/(?<=doubl|tripl|quadrupl|halv)$/, 'e'));
const DIMENSIONS: ReadonlyMap<string, number> = new Map([
  ['perimeter', 1],
  ['circumference', 1],
  ['area', 2],
  ['surface area', 2],
  ['volume', 3],
]);

/** "If you double every side of a square, the area becomes four times as large." */
export function scaledShapes(paragraph: Paragraph): Finding[] {
  const { reading } = paragraph;
  const source =
    '\\b(double|doubling|doubles|doubled|triple|tripling|triples|tripled|halve|halving) (?:every|each|all|both|the)(?: of)?(?: the)? (?:[a-z]+ ){0,2}?(?:sides?|edges?|lengths?|dimensions|radius|diameter)\\b';
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const by = factorOf(match.word(1));
    const from = match.index + match.text.length;
    const rest = reading.pattern.slice(from, from + 160).split(/\b(?:if|another|suppose)\b/)[0] ?? '';
    if (by === undefined) return [];
    // One side of a rectangle, or the base of a triangle, makes the area grow like itself.
    if (/\bthe (?:length|side|base|height|edge)$/.test(match.text)) return [];
    const said =
      /\b(perimeter|circumference|surface area|area|volume)(?: of [a-z ]+?)? (?:also |only |just |still )?(?:(doubles|triples|quadruples|stays the same)|(?:is|becomes|will be|gets|grows to|increases to)(?: multiplied by)? (?:(twice|double|triple)|#(\d+) times)|is (doubled|tripled|quadrupled))/g;
    return [...rest.matchAll(said)].flatMap((found): Finding[] => {
      const [text, name = '', verb, word, number, passive] = found;
      const given =
        verb === 'stays the same'
          ? 1
          : number === undefined
            ? word === 'twice'
              ? 2
              : factorOf(verb ?? word ?? passive ?? '')
            : reading.quantities[Number(number)]?.value;
      const power = DIMENSIONS.get(name);
      if (given === undefined || power === undefined) return [];
      const at = from + found.index;
      const start = reading.places[at] ?? 0;
      const end = (reading.places[at + text.length - 1] ?? start) + 1;
      return [{ start, end, holds: Math.abs(given - by ** power) < 1e-9 }];
    });
  });
}

/** "When the numerators are equal, the fraction with the smaller denominator is larger." */
export function fractionLaws(paragraph: Paragraph): Finding[] {
  const BIG = '(larger|bigger|greater|smaller|lesser|less)';
  const size = (word: string): number => (/small|less/.test(word) ? -1 : 1);
  const sources: readonly (readonly [string, number])[] = [
    [
      `numerators are (?:equal|the same),? (?:then )?the fraction with the ${BIG} denominator is (?:the )?(?:always )?${BIG}`,
      -1,
    ],
    [
      `denominators are (?:equal|the same),? (?:then )?the fraction with the ${BIG} numerator is (?:the )?(?:always )?${BIG}`,
      1,
    ],
    [`\\bthe ${BIG} the denominator,? the ${BIG} the (?:fraction|parts|pieces|unit fraction)`, -1],
  ];
  return sources.flatMap(([source, sign]) =>
    everywhere(paragraph.reading, source).map((match) =>
      aboutWords(paragraph, match, size(match.word(1)) * size(match.word(2)) === sign),
    ),
  );
}

/** "An angle of 85° is therefore obtuse." */
export function angleKinds({ reading }: Paragraph): Finding[] {
  const tests: ReadonlyMap<string, (degrees: number) => boolean> = new Map([
    ['acute', (n: number) => n > 0 && n < 90],
    ['right', (n: number) => n === 90],
    ['obtuse', (n: number) => n > 90 && n < 180],
    ['straight', (n: number) => n === 180],
    ['reflex', (n: number) => n > 180 && n < 360],
  ]);
  return everywhere(
    reading,
    '\\bangle (?:of|measuring|that measures|with) Q (?:is|must be)(?: therefore| thus| so| then| also| called| an?| still)* (acute|right|obtuse|straight|reflex)\\b(?! triangle)',
  ).flatMap((match): Finding[] => {
    const [angle, test] = [match.quantity(1), tests.get(match.word(2))];
    if (!angle || !test || (angle.measure !== undefined && angle.measure.dimension !== 'deg^1')) return [];
    const end = (reading.places[match.index + match.text.length - 1] ?? angle.end) + 1;
    return [{ start: angle.start, end, holds: test(angle.value) }];
  });
}

/** "Two numbers with product 6 and sum −5. Those numbers are −2 and −3." */
export function twoNumbers({ reading }: Paragraph): Finding[] {
  const sources = [
    'numbers (?:with|that have|whose)(?: an?| the)? (product|sum)(?: is| of)? Q and(?: an?| the)?(?: whose)? (?:product|sum)(?: is| of)? Q[^#?!]{0,50}(?:numbers|they|these|those|it)(?: are| must be|:) Q and Q',
    'numbers (?:that|which) (multiply|add)(?: up)? to(?: give| make)? Q and (?:that )?(?:multiply|add)(?: up)? to(?: give| make)? Q[^#?!]{0,50}(?:numbers|they|these|those|it)(?: are| must be|:) Q and Q',
  ];
  return sources.flatMap((source) =>
    everywhere(reading, source).flatMap((match): Finding[] => {
      const [p, q, a, b] = [2, 3, 4, 5].map((at) => match.quantity(at));
      if (!p || !q || !a || !b) return [];
      const [product, sum] = /product|multiply/.test(match.word(1)) ? [p, q] : [q, p];
      const holds = a.value * b.value === product.value && a.value + b.value === sum.value;
      return [{ start: a.start, end: b.end, holds }];
    }),
  );
}

const RATIO =
  /\b(multiply|divid)ing both (?:parts|terms|numbers|sides|quantities) (?:of )?(\d+):(\d+) by (\d+) (?:gives|makes|we get|you get|is|to get) (\d+):(\d+)/gi;

/** "Multiplying both parts of 2:3 by 2 gives 4:6." */
export const scaledRatios = ({ said }: Paragraph): Finding[] =>
  said.flatMap(({ text, start }) =>
    [...text.matchAll(RATIO)].map(({ index, 0: whole, 1: verb = '', ...groups }) => {
      const [a, b, by, c, d] = [2, 3, 4, 5, 6].map((at) => Number(Object.values(groups)[at - 2]));
      const factor = /^m/i.test(verb) ? (by ?? 1) : 1 / (by ?? 1);
      const holds = (a ?? 0) * factor === c && (b ?? 0) * factor === d;
      return { start: start + index, end: start + index + whole.length, holds };
    }),
  );
