import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { bar } from './fraction-pictures.ts';

/** Three bars A, B, C: one in `wanted` equal parts, one in `wanted` unequal parts, one in another number of equal parts. */
type Params = {
  readonly wanted: number;
  readonly other: number;
  /** The order of the bars A, B, C: a permutation of 'equal', 'unequal', 'other'. */
  readonly order: readonly string[];
};

const letters: readonly string[] = ['A', 'B', 'C'];
const ordinal: { readonly [parts: number]: string } = {
  2: 'halves',
  3: 'thirds',
  4: 'fourths',
  5: 'fifths',
  6: 'sixths',
  8: 'eighths',
};
const orders = [
  ['equal', 'unequal', 'other'],
  ['unequal', 'equal', 'other'],
  ['other', 'unequal', 'equal'],
  ['unequal', 'other', 'equal'],
  ['other', 'equal', 'unequal'],
  ['equal', 'other', 'unequal'],
] as const;

const letterOf = (params: Params, what: string): string => letters[params.order.indexOf(what)] ?? 'A';

/** Parts of visibly different sizes. */
const unequalSizes = (parts: number): number[] => range(1, parts).map((part) => (part === 1 ? parts : 1));

/** Sizes of the bar that stands for `what`; every bar is 24 units long. */
function sizesOf({ wanted, other }: Params, what: string): number[] {
  const raw = what === 'equal' ? bar(wanted, 0).parts : what === 'other' ? bar(other, 0).parts : [];
  const sizes = what === 'unequal' ? unequalSizes(wanted) : raw.map(({ size }) => size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => (size * 24) / total);
}

/** Grade 2: which bar is cut into halves, thirds, fourths. */
export const equalParts = skill<Params>({
  code: 'fractions.equal-parts',
  name: 'Recognize equal parts of a whole',
  canDo: 'I can see whether a whole is cut into equal parts.',
  grade: 2,
  standards: ['2.G.A.3', '3.G.A.2'],
  prerequisites: [],
  cases: {
    'one-more': {
      label: 'a bar with one part more stands beside',
      draw: fromPool((level) =>
        byLevel(level, [2, 3], [3, 4], [4, 5, 6, 8]).flatMap((wanted) =>
          orders.map((order): Params => ({ wanted, other: wanted + 1, order })),
        ),
      ),
    },
    'one-fewer': {
      label: 'a bar with one part fewer stands beside',
      draw: fromPool((level) =>
        byLevel(level, [2, 3], [3, 4], [4, 5, 6, 8]).flatMap((wanted) =>
          orders.map((order): Params => ({ wanted, other: wanted - 1, order })),
        ),
      ),
    },
  },
  pose: (params) => ({
    prompt: `Which bar is cut into ${ordinal[params.wanted] ?? `${params.wanted} equal parts`}?`,
    picture: {
      kind: 'bar-model',
      alt: `Three bars of the same length. ${params.order
        .map((what, i) => {
          const cut =
            what === 'unequal'
              ? `${params.wanted} parts, the first longer than each other part`
              : what === 'equal'
                ? `${params.wanted} parts of one length`
                : params.other === 1
                  ? 'one single part'
                  : `${params.other} parts of one length`;
          return `Bar ${letters[i] ?? ''}: ${cut}.`;
        })
        .join(' ')}`,
      bars: params.order.map((what, i) => ({
        label: letters[i] ?? '',
        parts: sizesOf(params, what).map((size) => ({ size })),
      })),
    },
    answer: {
      kind: 'choice',
      key: letterOf(params, 'equal'),
      options: letters.map((letter) => ({ id: letter, label: `Bar ${letter}` })),
    },
  }),
  solve: (params) => {
    const right = letterOf(params, 'equal');
    return steps(
      [
        `${params.wanted}`,
        `The word ${ordinal[params.wanted] ?? 'parts'} means ${params.wanted} parts of the same size.`,
      ],
      [
        `1/${params.wanted}`,
        `In bar ${right} each part is this much of the bar, because all ${params.wanted} are equal.`,
      ],
    );
  },
  hints: (params) => [
    `How many parts do ${ordinal[params.wanted] ?? 'these'} need? Count the parts, not the cuts.`,
    'More than one bar may have a good number of parts. Are the parts in each bar the same size?',
  ],
  confirms: (params, key) => {
    const sizes = sizesOf(params, params.order[letters.indexOf(key)] ?? '');
    return sizes.length === params.wanted && sizes.every((size) => Math.abs(size - 24 / params.wanted) < 1e-9);
  },
  mistakes: {
    'fractions.unequal-parts': (params) =>
      wrote(letterOf(params, 'unequal'), [`${params.wanted}`, 'This bar has the right number of pieces.']),
    'fractions.counts-cuts': (params) =>
      params.other === params.wanted + 1
        ? wrote(letterOf(params, 'other'), [`${params.wanted}`, `It has ${params.wanted} cuts.`])
        : undefined,
  },
});
