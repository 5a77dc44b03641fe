import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { isNear, over } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** `top`/`bottom` in lowest terms, and the denominator for another name of the same point. */
type Point = { readonly top: number; readonly bottom: number; readonly parts: number };

const sameTop = ({ top, bottom, parts }: Point): number => (top * parts) / bottom;

const points = (bottoms: readonly number[], most: number, beyond: boolean): readonly Point[] =>
  bottoms.flatMap((bottom) =>
    range(beyond ? bottom + 1 : 1, beyond ? 2 * bottom - 1 : bottom - 1)
      .filter((top) => gcd(top, bottom) === 1)
      .flatMap((top) => range(2, Math.floor(most / bottom)).map((times) => ({ top, bottom, parts: bottom * times }))),
  );

/** Grade 3: one point of the number line has many names. */
export const samePoint = skill<Point>({
  code: 'fractions.same-point',
  name: 'Name the same point with another fraction',
  canDo: 'I can name a point on the number line in two ways.',
  grade: 3,
  standards: ['3.NF.A.3a', '3.NF.A.3b'],
  prerequisites: ['fractions.number-line'],
  cases: {
    'below-one': {
      label: 'between 0 and 1',
      draw: fromPool((level) =>
        points(byLevel(level, [2, 3, 4], [2, 3, 4, 6], [3, 4, 6]), byLevel(level, 12, 12, 18), false),
      ),
    },
    'beyond-one': {
      label: 'beyond 1',
      draw: fromPool((level) =>
        points(byLevel(level, [2, 3, 4], [2, 3, 4, 6], [3, 4, 6]), byLevel(level, 12, 12, 18), true),
      ),
    },
  },
  pose: (p) => ({
    prompt: `The point is at \`${over(p.top, p.bottom)}\`. Each whole is cut once more, into ${p.parts} equal parts. Which fraction over ${p.parts} names the same point?`,
    answer: { kind: 'number', key: over(sameTop(p), p.parts), forms: ['fraction'] },
    picture: {
      kind: 'number-line',
      from: 0,
      to: p.top > p.bottom ? 2 : 1,
      step: 1 / p.parts,
      labelEvery: p.parts,
      points: [{ at: p.top / p.bottom }],
      alt: `A number line from 0 to ${p.top > p.bottom ? 2 : 1}. Each whole is cut into ${p.parts} equal parts. One point is marked at ${over(p.top, p.bottom)}.`,
    },
  }),
  solve: (p) =>
    steps(
      [
        `${p.parts} ÷ ${p.bottom} = ${p.parts / p.bottom}`,
        `Each of the ${p.bottom} parts of a whole is cut into ${p.parts / p.bottom}.`,
      ],
      [`${over(p.top, p.bottom)} = ${over(sameTop(p), p.parts)}`, 'Count the small parts from 0 to the point.'],
    ),
  hints: () => [
    'The point does not move. Only the parts get smaller.',
    'Count the small parts from 0 up to the point.',
  ],
  confirms: (p, key) => isNear(key, p.top / p.bottom) && key.endsWith(`/${p.parts}`),
  mistakes: {
    'fractions.copies-other-number': (p) =>
      wrote(over(p.top, p.parts), [over(p.top, p.parts), 'Keep the top and write the new number of parts below.']),
    'fractions.equivalent-adds': (p) =>
      wrote(
        over(p.top + p.parts - p.bottom, p.parts),
        [`${p.parts} - ${p.bottom} = ${p.parts - p.bottom}`, 'So much is added below.'],
        [`${p.top} + ${p.parts - p.bottom} = ${p.top + p.parts - p.bottom}`, 'What is added below is added on top.'],
      ),
    'fractions.counts-marks': (p) =>
      wrote(over(sameTop(p) + 1, p.parts), [over(sameTop(p) + 1, p.parts), 'Count the marks, the one at 0 too.']),
  },
});
