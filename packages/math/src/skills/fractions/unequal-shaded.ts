import type { Level } from '../../types.ts';
import { fromPool } from '../kit/by-level.ts';
import { fractionOf, isNear, lowestText, over } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A bar of pieces with different lengths, measured in the smallest piece. */
type Params = { readonly sizes: readonly number[]; readonly at: number };

const layouts: Readonly<Record<Level, readonly (readonly number[])[]>> = {
  1: [
    [2, 1, 1],
    [1, 2, 1],
    [1, 1, 2],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 2, 1],
    [1, 2, 2],
    [2, 1, 2],
  ],
  2: [
    [3, 1, 1, 1],
    [2, 2, 1, 1],
    [1, 1, 2, 2],
    [1, 3, 1, 1],
    [2, 1, 1, 1],
    [1, 1, 1, 2],
    [3, 2, 1],
    [1, 2, 3],
  ],
  3: [
    [4, 2, 1, 1],
    [1, 3, 4],
    [3, 2, 1],
    [2, 4, 1, 3],
    [1, 5, 2, 1],
    [3, 3, 2, 1],
    [2, 1, 4, 1],
    [5, 1, 3, 1],
  ],
};

const totalOf = ({ sizes }: Params): number => sizes.reduce((sum, size) => sum + size, 0);
const shadedOf = ({ sizes, at }: Params): number => sizes[at] ?? 0;
const places = ['first', 'second', 'third', 'fourth'] as const;

/** Grade 3: the fraction of a bar whose pieces differ in size. */
export const unequalShaded = skill<Params>({
  code: 'fractions.unequal-shaded',
  name: 'Name a fraction when pieces differ in size',
  canDo: 'I can find what fraction a piece is when the pieces are not equal.',
  grade: 3,
  standards: ['3.NF.A.1', '3.G.A.2'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    small: {
      label: 'a smallest piece is shaded',
      draw: fromPool((level) =>
        layouts[level].flatMap((sizes) =>
          sizes.flatMap((size, at): Params[] => ((size === 1) === true ? [{ sizes, at }] : [])),
        ),
      ),
    },
    large: {
      label: 'a larger piece is shaded',
      draw: fromPool((level) =>
        layouts[level].flatMap((sizes) =>
          sizes.flatMap((size, at): Params[] => ((size === 1) === false ? [{ sizes, at }] : [])),
        ),
      ),
    },
  },
  pose: (params) => ({
    prompt: 'The pieces of this bar are not all the same size. What fraction of the whole bar is shaded?',
    picture: {
      kind: 'bar-model',
      alt: `A bar cut into ${params.sizes.length} pieces. Counted in the smallest piece their lengths are ${params.sizes.join(', ')}. The ${places[params.at] ?? ''} piece is shaded.`,
      bars: [{ parts: params.sizes.map((size, i) => ({ size, shaded: i === params.at })) }],
    },
    answer: { kind: 'number', key: lowestText(fractionOf(shadedOf(params), totalOf(params))) },
  }),
  solve: (params) => {
    const raw = over(shadedOf(params), totalOf(params));
    const tidy = lowestText(fractionOf(shadedOf(params), totalOf(params)));
    const sum = params.sizes.join(' + ');
    return steps(
      [`${sum} = ${totalOf(params)}`, 'Measure the whole bar with the smallest piece.'],
      [raw, `The shaded piece is as long as ${shadedOf(params)} of these.`],
      ...(raw === tidy ? [] : [[tidy, 'The same amount in lowest terms.'] as const]),
    );
  },
  hints: () => [
    'A fraction counts equal parts. Can you cut the larger pieces so that all parts are equal?',
    'Take the smallest piece. How many of it fit along the whole bar?',
    'How many of the smallest piece fit into the shaded piece? Write that over the number for the whole bar.',
  ],
  confirms: (params, key) =>
    isNear(
      key,
      1 - params.sizes.filter((_, i) => i !== params.at).reduce((sum, size) => sum + size / totalOf(params), 0),
    ),
  mistakes: {
    'fractions.unequal-parts': ({ sizes }) =>
      wrote(
        over(1, sizes.length),
        [String(sizes.length), 'Count the pieces.'],
        [over(1, sizes.length), 'One piece is shaded.'],
      ),
    'fractions.part-to-part': ({ sizes }) =>
      wrote(over(1, sizes.length - 1), [over(1, sizes.length - 1), 'One shaded piece, and the white pieces below.']),
  },
});
