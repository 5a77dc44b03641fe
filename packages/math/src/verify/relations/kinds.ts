import type { Finding } from '../reading/rule.ts';
import { everywhere, type Paragraph } from '../topic/paragraph.ts';

/** Each kind of shape with everything that it always is. */
const IS: ReadonlyMap<string, readonly string[]> = new Map([
  ['square', ['rectangle', 'rhombus', 'parallelogram', 'quadrilateral', 'kite', 'polygon', 'trapezoid']],
  ['rectangle', ['parallelogram', 'quadrilateral', 'polygon', 'trapezoid']],
  ['rhombus', ['parallelogram', 'quadrilateral', 'kite', 'polygon', 'trapezoid']],
  ['parallelogram', ['quadrilateral', 'polygon', 'trapezoid']],
  ['trapezoid', ['quadrilateral', 'polygon']],
  ['kite', ['quadrilateral', 'polygon']],
  ['quadrilateral', ['polygon']],
  ['equilateral triangle', ['isosceles triangle', 'acute triangle', 'triangle', 'polygon']],
  ['isosceles triangle', ['triangle', 'polygon']],
  ['right triangle', ['triangle', 'polygon']],
  ['triangle', ['polygon']],
  ['pentagon', ['polygon']],
  ['hexagon', ['polygon']],
  ['polygon', []],
  ['cube', ['rectangular prism', 'prism']],
  ['rectangular prism', ['prism']],
  ['prism', []],
  ['natural number', ['whole number', 'integer', 'rational number', 'real number']],
  ['counting number', ['whole number', 'integer', 'rational number', 'real number']],
  ['whole number', ['integer', 'rational number', 'real number']],
  ['integer', ['rational number', 'real number']],
  ['rational number', ['real number']],
  ['irrational number', ['real number']],
  ['real number', []],
  ['circle', []],
]);
const NAMES = `(${[...IS.keys(), 'acute triangle'].toSorted((a, b) => b.length - a.length).join('|')})s?`;
const SOURCES = [
  `\\b(every|all|any|each) ${NAMES} (?:is|are) (?:also |always |called |both )*(?:an? )?${NAMES}\\b`,
  `(?:^ ?|[.;:,] |that |so |because |since |and )(an?) ${NAMES} is (?:also |always )+(?:an? )?${NAMES}\\b`,
];

/** "Every square is a rectangle": checked against what each kind always is. */
export function kindFindings({ reading }: Paragraph): Finding[] {
  return SOURCES.flatMap((source) =>
    everywhere(reading, source).flatMap((match): Finding[] => {
      const [one, other] = [match.word(2), match.word(3)];
      const before = reading.pattern.slice(Math.max(0, match.index - 8), match.index);
      const behind = reading.pattern.slice(match.index + match.text.length);
      // A trapezoid has exactly one pair of parallel sides, or at least one: both definitions are taught.
      if (
        one === other ||
        /\bnot $/.test(before) ||
        other === 'trapezoid' ||
        /^ (?:with|that|whose|only)\b/.test(behind)
      )
        return [];
      const start = reading.places[match.index] ?? 0;
      const end = (reading.places[match.index + match.text.length - 1] ?? 0) + 1;
      return [{ start, end, holds: IS.get(one)?.includes(other) === true }];
    }),
  );
}
