import type { Posed } from '../../types.ts';
import { rootText } from '../kit/numeric.ts';
import type { Mistakes } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, unitWords } from './measures.ts';

/** Legs a and b; in a box, its edges, of which `height` is the third. In a flat triangle it is 0. */
export type Legs = { a: number; b: number; height: number; unit: LengthUnit };
/** "c = sqrt(8) = 2sqrt(2)", or "c = sqrt(10)" if the root cannot be simplified. */
export const equalRoot = (name: string, n: number) =>
  rootText(n) === `sqrt(${n})` ? `${name} = sqrt(${n})` : `${name} = sqrt(${n}) = ${rootText(n)}`;

/** Edges of boxes whose diagonal is a whole number. */
export const boxes = [
  [1, 2, 2],
  [2, 3, 6],
  [3, 4, 12],
  [4, 4, 7],
  [1, 4, 8],
  [2, 6, 9],
  [6, 6, 7],
  [2, 5, 14],
  [8, 9, 12],
  [6, 10, 15],
] as const;

const squareOf = ({ a, b, height }: Legs): number => a * a + b * b + height * height;

/** The way through a box, by way of the diagonal of its floor. */
export const throughBox = (p: Legs) =>
  steps(
    [
      `f^2 = ${p.a}^2 + ${p.b}^2 = ${p.a * p.a + p.b * p.b}`,
      'The line on the floor from corner to corner is the longest side of a right triangle.',
    ],
    [
      `d^2 = ${p.a * p.a + p.b * p.b} + ${p.height}^2 = ${squareOf(p)}`,
      'That line and the height are the sides at the right angle of a second triangle, upright in the box.',
    ],
    [equalRoot('d', squareOf(p)), 'Take the square root.'],
  );

export const inSpace: Mistakes<Legs> = {
  'geometry.pythagoras-sides-added': ({ a, b, height }) =>
    wrote(String(a + b + height), [`${a} + ${b} + ${height} = ${a + b + height}`, 'Add the three edges.']),
  'geometry.pythagoras-root-forgotten': (p) =>
    wrote(String(squareOf(p)), [`${p.a}^2 + ${p.b}^2 + ${p.height}^2 = ${squareOf(p)}`, 'Add the squares.']),
  'geometry.pythagoras-doubles': ({ a, b, height }) =>
    wrote(
      rootText(2 * (a + b + height)),
      [`2 * ${a} + 2 * ${b} + 2 * ${height} = ${2 * (a + b + height)}`, 'The little 2 means two times.'],
      [`sqrt(${2 * (a + b + height)})`, 'Take the root.'],
    ),
};

export const poseBox = ({ a, b, height, unit }: Legs): Posed => ({
  prompt: `A box is \`${a}\` ${unit} long, \`${b}\` ${unit} wide and \`${height}\` ${unit} high. A straight stick inside goes from a corner of the floor to the opposite corner of the lid. How long is the stick, in ${unitWords(unit, 1)}?`,
  answer: measured(rootText(squareOf({ a, b, height, unit })), unit, 1),
});
