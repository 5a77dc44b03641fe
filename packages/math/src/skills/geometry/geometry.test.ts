import { describe, expect, it } from 'vitest';
import { geometryMisconceptions } from '../../misconceptions/geometry.ts';
import { listed } from '../../misconceptions/listed.ts';
import { examineDomain } from '../kit/examine-domain.ts';
import { geometrySkills } from './index.ts';

const { skillOf, answerTo, answerOf, expectAnswer } = examineDomain(
  'geometry',
  geometrySkills,
  listed(geometryMisconceptions),
);

describe('typed problems', () => {
  it.each([
    ['triangle-area', 'area of a triangle with base 6 and height 5', '15'],
    ['parallelogram-area', 'area of a parallelogram with base 7 and height 4', '28'],
    ['rectangle-area-fractions', 'area of a rectangle 2 1/2 by 3 1/3', '8 1/3'],
    ['circle-area', 'area of a circle with radius 6', '36pi'],
    ['circle-circumference', 'circumference of a circle with diameter 10, use 3.14', '31.4'],
    ['volume-prism', 'volume of a box 3 by 4 by 5', '60'],
    ['surface-area', 'surface area of a box 3 by 4 by 5', '94'],
    ['cylinder-volume', 'volume of a cylinder with radius 3 and height 5', '45pi'],
    ['cone-volume', 'volume of a cone with radius 3 and height 5', '15pi'],
    ['sphere-volume', 'volume of a sphere with radius 3', '36pi'],
    ['grid-distance', 'distance between (-3, 2) and (4, 2)', '7'],
    ['point-distance', 'distance between (1, 2) and (4, 6)', '5'],
    ['pythagoras-hypotenuse', 'hypotenuse with legs 5 and 12', '13'],
    ['pythagoras-leg', 'hypotenuse 13 and leg 5', '12'],
    ['angles-on-line', 'supplement of 65', '115°'],
    ['angle-parts', 'complement of 65', '25 degrees'],
    ['triangle-angle-sum', 'third angle of a triangle with angles 50 and 60', '70'],
  ])('%s answers %s', (code, typed, answer) => {
    expectAnswer(code, typed, answer);
  });

  it.each([
    ['grid-distance', 'distance between (1, 2) and (4, 6)'],
    ['point-distance', 'distance between (1, 2) and (1, 6)'],
    ['triangle-area', 'area of a circle with radius 6'],
    ['sphere-volume', 'volume of a cone with radius 3 and height 5'],
    ['triangle-angle-sum', 'third angle of a triangle with angles 100 and 90'],
  ])('%s leaves %s to others', (code, typed) => {
    expect(skillOf(code).read?.(typed)).toBeUndefined();
  });
});

describe('what students write', () => {
  it.each([
    ['triangle-area', 'triangle-not-halved', 'area of a triangle with base 6 and height 5', '30'],
    ['rectangle-area-fractions', 'area-whole-and-parts-apart', 'area of a rectangle 2 1/2 by 3 1/2', '6 1/4'],
    ['circle-area', 'circle-formulas-swapped', 'area of a circle with radius 6', '12pi'],
    ['circle-area', 'radius-diameter-swapped', 'area of a circle with diameter 8', '64pi'],
    ['cone-volume', 'pointed-solid-as-full', 'volume of a cone with radius 3 and height 5', '45pi'],
    ['volume-prism', 'volume-sides-added', 'volume of a box 3 by 4 by 5', '12'],
    ['surface-area', 'surface-seen-faces-only', 'surface area of a box 3 by 4 by 5', '47'],
    ['grid-distance', 'distance-ignores-sides', 'distance between (-3, 2) and (4, 2)', '1'],
    ['pythagoras-hypotenuse', 'pythagoras-sides-added', 'hypotenuse with legs 5 and 12', '17'],
    ['pythagoras-hypotenuse', 'pythagoras-root-forgotten', 'hypotenuse with legs 5 and 12', '169'],
    ['pythagoras-leg', 'pythagoras-always-adds', 'hypotenuse 13 and leg 5', 'sqrt(194)'],
    ['triangle-angle-sum', 'triangle-sum-360', 'third angle of a triangle with angles 50 and 60', '250'],
  ])('%s: %s answers %s with %s', (code, idea, typed, answer) => {
    expect(answerTo(code, idea, typed)).toBe(answer);
  });

  it.each([
    // A box of 3 by 2 by 4 cubes: the squares that a drawing shows, and those on all its sides.
    ['volume-cubes', 'cubes-faces-counted', { l: 3, w: 2, h: 4, unit: 'cm' }, '26'],
    ['volume-cubes', 'cubes-all-faces-counted', { l: 3, w: 2, h: 4, unit: 'cm' }, '52'],
    ['volume-cubes', 'cubes-outside-only', { l: 3, w: 3, h: 3, unit: 'cm' }, '26'],
    // A figure three times as tall, as in the studies of the illusion of linearity.
    ['scaling-area-volume', 'sizes-grow-like-lengths', { story: 2, k: 3, size: 6, power: 2 }, '18'],
    ['scale-drawing', 'scale-adds-difference', { story: 0, real: 5, unitLength: 2, given: 8, ask: 'real' }, '11'],
    ['compare-angles', 'angle-size-by-arms', { first: 40, second: 80, firstArm: 9, secondArm: 3 }, 'A'],
    ['read-point', 'coordinates-swapped', { x: -3, y: 5, size: 6 }, '(5, -3)'],
    ['reflect-point', 'reflects-in-other-axis', { x: 2, y: 5, line: 'x-axis' }, '(-2, 5)'],
    ['rotate-point', 'turn-swaps-without-sign', { x: 2, y: 5, quarter: 1 }, '(5, 2)'],
    ['parallel-line-angles', 'parallel-all-equal', { pair: 'co-interior', size: 70 }, '70'],
    [
      'composite-area',
      'composite-overlap-counted-twice',
      { width: 8, height: 6, cutWidth: 5, cutHeight: 4, unit: 'cm' },
      '34',
    ],
  ])('%s: %s', (code, idea, params, answer) => {
    expect(answerOf(code, idea, params)).toBe(answer);
  });
});
