import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';
import { figure, half, slants } from './slanted.ts';

/** The two parallel sides, the height and a slanted side. */
type Trapezoid = { long: number; short: number; height: number; side: number; unit: LengthUnit };

const trapezoidArea = skill<Trapezoid>({
  code: 'geometry.trapezoid-area',
  name: 'Find the area of a trapezoid',
  canDo: 'I can find the area of a trapezoid.',
  grade: 6,
  standards: ['6.G.A.1'],
  prerequisites: ['geometry.triangle-area'],
  cases: {
    even: {
      label: 'the parallel sides make an even sum',
      draw: (rng, level) => {
        const [height, shift, side] = rng.pick(slants.slice(0, 1 + 2 * level));
        const short = rng.int(2, 5 + level);
        const gap = 2 * rng.int(1, 2 + level) + 0;
        return { long: short + shift + gap - (shift % 2), short, height, side, unit: pickUnit(rng) };
      },
    },
    odd: {
      label: 'the parallel sides make an odd sum',
      draw: (rng, level) => {
        const [height, shift, side] = rng.pick(slants.slice(0, 1 + 2 * level));
        const short = rng.int(2, 5 + level);
        const gap = 2 * rng.int(1, 2 + level) + 1;
        return { long: short + shift + gap - (shift % 2), short, height, side, unit: pickUnit(rng) };
      },
    },
  },
  pose: ({ long, short, height, side, unit }) => {
    const shift = Math.round(Math.sqrt(side * side - height * height));
    return {
      prompt: `Find the area of this trapezoid in ${unitWords(unit, 2)}.`,
      picture: figure(
        [
          [0, 0],
          [long, 0],
          [shift + short, height],
          [shift, height],
        ],
        height,
        shift,
        [
          { x: long / 2, y: -0.8, text: `${long} ${unit}` },
          { x: shift + short / 2, y: height + 0.6, text: `${short} ${unit}` },
          { x: shift + 0.6, y: height / 2, text: `${height} ${unit}` },
          { x: shift / 2 - 0.8, y: height / 2, text: `${side} ${unit}` },
        ],
        `A trapezoid. The parallel sides are ${long} ${unit} and ${short} ${unit} long, a slanted side is ${side} ${unit}, and the height between the parallel sides is ${height} ${unit}.`,
      ),
      answer: measured(half((long + short) * height), unit, 2),
    };
  },
  solve: ({ long, short, height }) =>
    steps(
      [
        `${long} + ${short} = ${long + short}`,
        'Two such trapezoids, one turned round, make a parallelogram with this base.',
      ],
      [`${long + short} * ${height} = ${(long + short) * height}`, 'Area of the parallelogram.'],
      [`${(long + short) * height}/2 = ${half((long + short) * height)}`, 'The trapezoid is half of it.'],
    ),
  hints: ({ long, short, height }) => [
    'Turn a copy round and put it beside the trapezoid. What figure do they make?',
    `The two together make a parallelogram with base \`${long} + ${short} = ${long + short}\` and the same height.`,
    `That parallelogram has the area \`${(long + short) * height}\`.`,
  ],
  confirms: ({ long, short, height }, key) => {
    // Thin slices, each as wide as the trapezoid is at its middle.
    const slices = Array.from({ length: 50 }, (_, i) => long + ((short - long) * (i + 0.5)) / 50);
    return near(
      slices.reduce((sum, width) => sum + (width * height) / 50, 0),
      evaluateText(withoutUnit(key)),
    );
  },
  mistakes: {
    'geometry.trapezoid-one-base': ({ long, height }) =>
      wrote(String(long * height), [`${long} * ${height} = ${long * height}`, 'Area is base times height.']),
    'geometry.triangle-not-halved': ({ long, short, height }) =>
      wrote(String((long + short) * height), [
        `(${long} + ${short}) * ${height} = ${(long + short) * height}`,
        'Both bases times the height.',
      ]),
    'geometry.slanted-side-as-height': ({ long, short, side }) =>
      wrote(half((long + short) * side), [
        `(${long} + ${short}) * ${side}/2 = ${half((long + short) * side)}`,
        'Half of both bases times the side.',
      ]),
  },
});

export const trapezoidAreaSkills = [trapezoidArea];
