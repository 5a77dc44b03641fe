import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';
import { figure, half, slants } from './slanted.ts';

/** The base, the height, the slanted side on the left, and the horizontal shift of the top. */
type Slanted = { base: number; height: number; side: number; shift: number; unit: LengthUnit };

function drawSlanted(rng: Parameters<typeof pickUnit>[0], level: number, baseFrom: (shift: number) => number): Slanted {
  const [height, shift, side] = rng.pick(slants.slice(0, 1 + 2 * level));
  const base = baseFrom(shift) + rng.int(0, 3 + level);
  return { base: base === side ? base + 1 : base, height, side, shift, unit: pickUnit(rng) };
}

const namedNumber = (text: string, name: string) =>
  Number(new RegExp(`${name}[^\\d]{0,12}(\\d+(?:\\.\\d+)?)`, 'i').exec(text)?.[1] ?? Number.NaN);

/** The area by the shoelace formula. */
const shoelace = (corners: readonly (readonly [number, number])[]) =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nx, ny] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

const triangleArea = skill<Slanted>({
  code: 'geometry.triangle-area',
  name: 'Find the area of a triangle',
  canDo: 'I can find the area of a triangle from its base and height.',
  grade: 6,
  standards: ['6.G.A.1'],
  prerequisites: ['geometry.parallelogram-area'],
  cases: {
    inside: {
      label: 'the height falls inside',
      draw: (rng, level) => {
        const drawn = drawSlanted(rng, level, (shift) => shift + 3);
        return drawn;
      },
    },
    right: {
      label: 'a right triangle',
      draw: (rng, level) => {
        const drawn = drawSlanted(rng, level, (shift) => shift + 3);
        return { ...drawn, base: drawn.shift };
      },
    },
  },
  pose: ({ base, height, side, shift, unit }) => ({
    prompt: `Find the area of this triangle in ${unitWords(unit, 2)}.`,
    picture: figure(
      [
        [0, 0],
        [base, 0],
        [shift, height],
      ],
      height,
      shift,
      [
        { x: base / 2, y: -0.8, text: `${base} ${unit}` },
        { x: shift + 0.6, y: height / 2, text: `${height} ${unit}` },
        { x: shift / 2 - 0.8, y: height / 2, text: `${side} ${unit}` },
      ],
      `A triangle with a base of ${base} ${unit}, a slanted side of ${side} ${unit} and a height of ${height} ${unit} that meets the base at a right angle.`,
    ),
    answer: measured(half(base * height), unit, 2),
  }),
  solve: ({ base, height }) =>
    steps(
      [
        `${base} * ${height} = ${base * height}`,
        'Base times height is the area of a parallelogram made of two such triangles.',
      ],
      [`${base * height}/2 = ${half(base * height)}`, 'The triangle is half of it.'],
    ),
  hints: ({ base, height }) => [
    'Two of these triangles together make a parallelogram.',
    'Use the base and the height that stands on it at a right angle.',
    `The parallelogram has the area \`${base} * ${height} = ${base * height}\`. What part of it is the triangle?`,
  ],
  confirms: ({ base, height, shift }, key) =>
    near(
      shoelace([
        [0, 0],
        [base, 0],
        [shift, height],
      ]),
      evaluateText(withoutUnit(key)),
    ),
  mistakes: {
    'geometry.triangle-not-halved': ({ base, height }) =>
      wrote(String(base * height), [`${base} * ${height} = ${base * height}`, 'Area is base times height.']),
    'geometry.slanted-side-as-height': ({ base, side }) =>
      wrote(half(base * side), [`${base} * ${side}/2 = ${half(base * side)}`, 'Half of base times side.']),
    'geometry.sides-added-for-area': ({ base, height, side }) =>
      wrote(String(base + height + side), [
        `${base} + ${side} + ${height} = ${base + height + side}`,
        'Add the lengths in the picture.',
      ]),
  },
  read: (text) => {
    const { body } = typed(text);
    const [base, height] = [namedNumber(body, 'base'), namedNumber(body, 'height')];
    return /area/i.test(body) && /triangle/i.test(body) && base > 0 && height > 0
      ? { base, height, side: Math.round(Math.hypot(height, base / 2) + 1), shift: base / 2, unit: 'cm' }
      : undefined;
  },
});

const parallelogramArea = skill<Slanted>({
  code: 'geometry.parallelogram-area',
  name: 'Find the area of a parallelogram',
  canDo: 'I can find the area of a parallelogram from its base and height.',
  grade: 6,
  standards: ['6.G.A.1'],
  prerequisites: ['geometry.rectangle-area-fractions'],
  cases: {
    wide: {
      label: 'the base is the longer side',
      draw: (rng, level) => {
        const drawn = drawSlanted(rng, level, (shift) => shift + 2);
        return { ...drawn, base: drawn.side + rng.int(1, 4 + level) };
      },
    },
    steep: {
      label: 'the slanted side is the longer one',
      draw: (rng, level) => {
        const drawn = drawSlanted(rng, level, (shift) => shift + 2);
        return { ...drawn, base: Math.max(2, drawn.side - rng.int(1, 3)) };
      },
    },
  },
  pose: ({ base, height, side, shift, unit }) => ({
    prompt: `Find the area of this parallelogram in ${unitWords(unit, 2)}.`,
    picture: figure(
      [
        [0, 0],
        [base, 0],
        [base + shift, height],
        [shift, height],
      ],
      height,
      shift,
      [
        { x: base / 2, y: -0.8, text: `${base} ${unit}` },
        { x: shift + 0.6, y: height / 2, text: `${height} ${unit}` },
        { x: shift / 2 - 0.8, y: height / 2, text: `${side} ${unit}` },
      ],
      `A parallelogram with a base of ${base} ${unit}, a slanted side of ${side} ${unit} and a height of ${height} ${unit} at a right angle to the base.`,
    ),
    answer: measured(String(base * height), unit, 2),
  }),
  solve: ({ base, height }) =>
    steps([
      `${base} * ${height} = ${base * height}`,
      'Cut off the slanted end and move it to the other side: a rectangle with the same base and height.',
    ]),
  hints: ({ base, height }) => [
    'Can you cut it and make a rectangle?',
    'The rectangle has the same base, and its other side is the height.',
    `The rectangle is \`${base}\` long and \`${height}\` high.`,
  ],
  confirms: ({ base, height, shift }, key) =>
    near(
      shoelace([
        [0, 0],
        [base, 0],
        [base + shift, height],
        [shift, height],
      ]),
      Number(withoutUnit(key)),
    ),
  mistakes: {
    'geometry.slanted-side-as-height': ({ base, side }) =>
      wrote(String(base * side), [`${base} * ${side} = ${base * side}`, 'Multiply the two sides.']),
    'geometry.area-perimeter-confusion': ({ base, side }) =>
      wrote(String(2 * (base + side)), [`2 * (${base} + ${side}) = ${2 * (base + side)}`, 'Add all the sides.']),
    'geometry.halved-without-reason': ({ base, height }) =>
      wrote(half(base * height), [`${base} * ${height}/2 = ${half(base * height)}`, 'It is slanted, so take half.']),
  },
  read: (text) => {
    const { body } = typed(text);
    const [base, height] = [namedNumber(body, 'base'), namedNumber(body, 'height')];
    return /area/i.test(body) && /parallelogram/i.test(body) && base > 0 && height > 0
      ? { base, height, side: height + 1, shift: 1, unit: 'cm' }
      : undefined;
  },
});

export const polygonAreaSkills = [parallelogramArea, triangleArea];
