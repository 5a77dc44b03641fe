import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, floatOf, fractionText } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** The root of top/under; both numbers are perfect powers. */
type Root = { readonly degree: 2 | 3; readonly top: number; readonly under: number };

const written = ({ degree, top, under }: Root): string =>
  `${degree === 2 ? 'sqrt' : 'cbrt'}(${fractionText(exact(top, under))})`;
const rootOf = (n: number, degree: number): number => Math.round(n ** (1 / degree));
const keyOf = ({ degree, top, under }: Root) => exact(rootOf(top, degree), rootOf(under, degree));
const inWords = { 2: 'square root', 3: 'cube root' } as const;

/** Square and cube roots of perfect powers. */
export const roots = skill<Root>({
  code: 'expressions.roots',
  name: 'Find square roots and cube roots',
  canDo: 'I can find square roots and cube roots of perfect squares and cubes.',
  grade: 8,
  standards: ['8.EE.A.2'],
  prerequisites: ['expressions.powers'],
  cases: {
    square: {
      label: 'a square root',
      draw: (rng, level) => {
        const root = rng.int(byLevel(level, 3, 5, 6), byLevel(level, 12, 16, 22));
        return { degree: 2, top: root ** 2, under: 1 };
      },
    },
    cube: {
      label: 'a cube root',
      few: 'There are nine cubes from 8 to 1,000.',
      draw: (rng, level) => {
        const top = byLevel(level, 9, 12, 20);
        rng.int(3, top); // not used: drawn so that each seed makes the same problem as before
        return { degree: 3, top: rng.int(2, byLevel(level, 4, 6, 10)) ** 3, under: 1 };
      },
    },
    fraction: {
      label: 'the square root of a fraction',
      draw: (rng, level) => {
        const top = byLevel(level, 9, 12, 20);
        const root = rng.int(3, top);
        const under = rng.pick([2, 3, 5, 7, 11].filter((prime) => root % prime !== 0));
        return { degree: 2, top: root ** 2, under: under ** 2 };
      },
    },
  },
  pose: (params) => ({
    prompt: `Find the ${inWords[params.degree]}.`,
    math: written(params),
    answer: { kind: 'number', key: fractionText(keyOf(params)) },
  }),
  solve: (params) => {
    const key = keyOf(params);
    const root = key.d === 1n ? fractionText(key) : `(${fractionText(key)})`;
    const factors = Array.from({ length: params.degree }, () => root).join(' × ');
    return steps(
      [
        `${factors} = ${fractionText(exact(params.top, params.under))}`,
        `Find the number that gives this when it is a factor ${params.degree === 2 ? 'twice' : 'three times'}.`,
      ],
      [`${written(params)} = ${fractionText(key)}`, `So this is the ${inWords[params.degree]}.`],
    );
  },
  hints: ({ degree, top, under }) => [
    degree === 2
      ? 'The square root asks: which number times itself gives this?'
      : 'The cube root asks: which number, as a factor three times, gives this?',
    under === 1
      ? 'Try a few numbers and multiply them out. Is the result too small or too large?'
      : 'Find the square root of the top and of the bottom.',
    degree === 2 ? `Which number times itself is \`${top}\`?` : `Which number works in \`? × ? × ? = ${top}\`?`,
  ],
  confirms: ({ degree, top, under }, key) => near(floatOf(key) ** degree, top / under) && floatOf(key) > 0,
  mistakes: {
    'expressions.root-as-division': (params) => {
      const value = exact(params.top, params.under).div(params.degree);
      return wrote(fractionText(value), [
        `${params.under === 1 ? params.top : `(${params.top}/${params.under})`} ÷ ${params.degree}`,
        params.degree === 2 ? 'The root is half of it.' : 'The root is a third of it.',
      ]);
    },
    'expressions.root-as-power': (params) => {
      const value = exact(params.top, params.under).pow(params.degree);
      return value === null || value.n > 1_000_000n
        ? undefined
        : wrote(fractionText(value), [
            `(${fractionText(exact(params.top, params.under))})^${params.degree}`,
            'Multiply it by itself.',
          ]);
    },
    'expressions.cube-root-as-square-root': ({ degree, top }) => {
      if (degree === 2) return undefined;
      const near = Math.round(Math.sqrt(top) * 10) / 10;
      return wrote(String(near), [
        `sqrt(${top})`,
        'Look for a number that gives this when it is multiplied by itself.',
      ]);
    },
    'expressions.root-of-top-only': ({ degree, top, under }) =>
      under === 1
        ? undefined
        : wrote(fractionText(exact(rootOf(top, degree), under)), [
            `${rootOf(top, degree)}/${under}`,
            'Find the root of the top number.',
          ]),
  },
  read: (text) => {
    const [, square, cube] =
      /^(?:sqrt|√)\s*\(?(\d{1,6})\)?$|^(?:cbrt|∛)\s*\(?(\d{1,6})\)?$/i.exec(plainMath(text)) ?? [];
    const [n, degree] = square === undefined ? [Number(cube), 3 as const] : [Number(square), 2 as const];
    return Number.isFinite(n) && n > 0 && rootOf(n, degree) ** degree === n ? { degree, top: n, under: 1 } : undefined;
  },
});
