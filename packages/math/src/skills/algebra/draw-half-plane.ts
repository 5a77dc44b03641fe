import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { sumText, term } from '../kit/linear-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** `q(y - slope·x) (sign) q·high`, written with both letters on the left. */
type Half = { readonly slope: number; readonly high: number; readonly q: number; readonly sign: string };

const SIGNS = ['<', '<=', '>', '>='] as const;
const flip = (sign: string): string => (sign.startsWith('<') ? sign.replace('<', '>') : sign.replace('>', '<'));
const openOrClosed = (sign: string): string => (sign.endsWith('=') ? sign.slice(0, 1) : `${sign}=`);
const asked = ({ slope, high, q, sign }: Half): string =>
  `${sumText([term(-q * slope, 'x'), term(q, 'y')])} ${sign} ${q * high}`;
const solved = ({ slope, high }: Half, sign: string): string => `y ${sign} ${sumText([term(slope, 'x'), term(high)])}`;
const rightSign = ({ q, sign }: Half): string => (q < 0 ? flip(sign) : sign);

/** Algebra 1: the half of the plane in which an inequality is true. */
export const drawHalfPlane = skill<Half>({
  code: 'algebra.draw-half-plane',
  name: 'Graph a linear inequality',
  canDo: 'I can draw the solutions of an inequality in two letters.',
  grade: 9,
  standards: ['A-REI.D.12'],
  prerequisites: ['algebra.half-plane', 'equations.two-step-inequality'],
  cases: casesOf(
    { positive: '`y` with a positive number', negative: '`y` with a negative number' },
    (rng, level, id): Half => ({
      slope: rng.pick([-1, 1]) * rng.int(1, byLevel(level, 2, 2, 3)),
      high: rng.pick([-1, 1]) * rng.int(1, byLevel(level, 3, 4, 5)),
      q: (id === 'negative' ? -1 : 1) * rng.int(byLevel(level, 1, 2, 2), byLevel(level, 1, 2, 4)),
      sign: rng.pick(SIGNS),
    }),
  ),
  pose: (h) => ({
    prompt: 'Solve for `y`.',
    math: asked(h),
    answer: { kind: 'inequality', key: solved(h, rightSign(h)), forms: ['same-up-to-order'] },
  }),
  solve: (h) =>
    steps(
      [
        `${sumText([term(h.q, 'y')])} ${h.sign} ${sumText([term(h.q * h.slope, 'x'), term(h.q * h.high)])}`,
        'Take the term with `x` to the other side.',
      ],
      [
        solved(h, rightSign(h)),
        h.q < 0 ? 'Divide by a negative number, which turns the sign round.' : 'Get `y` alone.',
      ],
    ),
  hints: () => [
    'Get `y` alone on the left side.',
    'Where is `y` greater than on the line: above it or below it? Do the points of the line belong to it?',
  ],
  confirms: (h, key) => {
    const holds = (text: string, x: number, y: number): boolean => {
      const [left = '', sign = '', right = ''] = text.split(/ (<=|>=|<|>) /);
      const gap = evaluateText(left, { x, y }) - evaluateText(right, { x, y });
      return (sign.includes('=') && gap === 0) || (sign.startsWith('<') ? gap < 0 : gap > 0);
    };
    return [-2, 0, 3].every((x) =>
      [-50, -1, 0, 1, 50, h.slope * x + h.high].every((y) => holds(key, x, y) === holds(asked(h), x, y)),
    );
  },
  mistakes: {
    'algebra.inequality-not-turned': (h) =>
      h.q < 0 ? wrote(solved(h, h.sign), [solved(h, h.sign), 'Divide both sides. The sign stays.']) : undefined,
    'algebra.border-line-mixed-up': (h) =>
      wrote(solved(h, openOrClosed(rightSign(h))), [
        solved(h, openOrClosed(rightSign(h))),
        'The line is drawn the other way.',
      ]),
  },
});
