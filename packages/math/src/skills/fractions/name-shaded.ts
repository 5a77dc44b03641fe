import type { Picture } from '../../pictures/types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { isNear, over } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { bar, circlesFor } from './fraction-pictures.ts';
import { FEW_EASY_FRACTIONS } from './pools.ts';

type Params = { readonly shape: string; readonly parts: number; readonly shaded: number };

const wholes = ({ parts, shaded }: Params): number => Math.max(1, Math.ceil(shaded / parts));

function pictureOf(params: Params): Picture {
  if (params.shape === 'circle') return circlesFor(params.shaded, params.parts);
  return {
    kind: 'bar-model',
    alt: `A bar cut into ${params.parts} equal parts, ${params.shaded} shaded.`,
    bars: [bar(params.parts, params.shaded)],
  };
}

/** Grade 3: name the fraction that a picture shows. */
export const nameShaded = skill<Params>({
  code: 'fractions.name-shaded',
  name: 'Name the shaded fraction',
  canDo: 'I can say which fraction of a shape is shaded.',
  grade: 3,
  standards: ['3.NF.A.1'],
  prerequisites: ['fractions.equal-parts'],
  cases: {
    circle: {
      label: 'a circle',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 7, 9, 10, 12]).flatMap((parts) =>
          range(1, parts - 1).map((shaded): Params => ({ shape: 'circle', parts, shaded })),
        ),
      ),
    },
    bar: {
      label: 'a bar',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 7, 9, 10, 12]).flatMap((parts) =>
          range(1, parts - 1).map((shaded): Params => ({ shape: 'bar', parts, shaded })),
        ),
      ),
    },
    'more-than-one': {
      label: 'more than one whole',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 7, 9, 10, 12]).flatMap((parts) =>
          range(parts + 1, 2 * parts - 1).map((shaded): Params => ({ shape: 'circle', parts, shaded })),
        ),
      ),
    },
  },
  pose: (params) => ({
    prompt:
      wholes(params) > 1
        ? 'One circle is one whole. What number do the shaded parts show? Write a fraction or a mixed number.'
        : `What fraction of the ${params.shape} is shaded?`,
    picture: pictureOf(params),
    answer: { kind: 'number', key: over(params.shaded, params.parts) },
  }),
  solve: ({ parts, shaded }) =>
    steps(
      [`1/${parts}`, `One whole is cut into ${parts} equal parts, so each part is this much.`],
      [`${shaded} × 1/${parts}`, `${shaded} ${shaded === 1 ? 'part is' : 'parts are'} shaded.`],
      [over(shaded, parts), 'The denominator says the size of the parts, the numerator how many there are.'],
    ),
  hints: (params) => [
    `Into how many equal parts is ${wholes(params) > 1 ? 'one circle' : `the whole ${params.shape}`} cut? Count shaded and unshaded parts.`,
    'That number is the denominator: it names the size of one part.',
    'Now count only the shaded parts. That is the numerator.',
  ],
  confirms: (params, key) => {
    const drawn = pictureOf(params);
    const counted =
      drawn.kind === 'fraction-circles'
        ? drawn.circles.reduce((sum, circle) => sum + circle.shaded / circle.parts, 0)
        : drawn.kind === 'bar-model'
          ? drawn.bars.reduce((sum, { parts }) => sum + parts.filter((part) => part.shaded).length / parts.length, 0)
          : Number.NaN;
    return isNear(key, counted);
  },
  mistakes: {
    'fractions.part-to-part': (params) => {
      const left = params.parts * wholes(params) - params.shaded;
      const found = over(params.shaded, left);
      return wrote(
        found,
        [String(params.shaded), 'Count the shaded parts: that is the top.'],
        [
          found,
          left === 1
            ? 'The one part that is not shaded is the bottom.'
            : `The ${left} parts that are not shaded are the bottom.`,
        ],
      );
    },
    'fractions.names-unshaded': (params) => {
      if (wholes(params) > 1) return undefined;
      const left = params.parts - params.shaded;
      return wrote(over(left, params.parts), [over(left, params.parts), 'Count the white parts out of all.']);
    },
    'fractions.upside-down': ({ parts, shaded }) =>
      wrote(over(parts, shaded), [over(parts, shaded), 'The parts of one whole first, then the shaded ones.']),
    'fractions.whole-changes': (params) => {
      if (wholes(params) === 1) return undefined;
      const all = params.parts * wholes(params);
      return wrote(
        over(params.shaded, all),
        [String(all), 'Count all the parts of all the circles.'],
        [over(params.shaded, all), 'Write the shaded parts over all the parts.'],
      );
    },
  },
});
