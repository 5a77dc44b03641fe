import { defineSkill } from '../../generate.ts';
import { evaluateText, near } from '../shared/evaluate-text.ts';
import { steps, wrote } from '../shared/writing.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';
import { figure, half, slants } from './slanted.ts';

/** The two parallel sides, the height and a slanted side. */
type Trapezoid = { long: number; short: number; height: number; side: number; unit: LengthUnit };

const trapezoidArea = defineSkill<Trapezoid>({
  code: 'geometry.trapezoid-area',
  name: 'Find the area of a trapezoid',
  canDo: 'I can find the area of a trapezoid.',
  grade: 6,
  domain: 'geometry',
  standards: ['6.G.A.1'],
  prerequisites: ['geometry.triangle-area'],
  cases: [
    { id: 'even', label: 'the parallel sides make an even sum' },
    { id: 'odd', label: 'the parallel sides make an odd sum' },
  ],
  draw: (rng, level, caseId) => {
    const [height, shift, side] = rng.pick(slants.slice(0, 1 + 2 * level));
    const short = rng.int(2, 5 + level);
    const gap = 2 * rng.int(1, 2 + level) + (caseId === 'odd' ? 1 : 0);
    return { long: short + shift + gap - (shift % 2), short, height, side, unit: pickUnit(rng) };
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
  misconceptions: [
    {
      id: 'geometry.trapezoid-one-base',
      work: ({ long, height }) =>
        wrote(String(long * height), [`${long} * ${height} = ${long * height}`, 'Area is base times height.']),
    },
    {
      id: 'geometry.triangle-not-halved',
      work: ({ long, short, height }) =>
        wrote(String((long + short) * height), [
          `(${long} + ${short}) * ${height} = ${(long + short) * height}`,
          'Both bases times the height.',
        ]),
    },
    {
      id: 'geometry.slanted-side-as-height',
      work: ({ long, short, side }) =>
        wrote(half((long + short) * side), [
          `(${long} + ${short}) * ${side}/2 = ${half((long + short) * side)}`,
          'Half of both bases times the side.',
        ]),
    },
  ],
});

export const trapezoidSkills = [trapezoidArea];
