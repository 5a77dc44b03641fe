import type { Level, Rng, Skill } from '../../types.ts';
import { measureAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { places } from '../stories/rectangles.ts';
import {
  areaAnswer,
  aroundForArea,
  insideForPerimeter,
  lengthUnits,
  rectanglePicture,
  type Sides,
  twoSidesOnly,
  unitOf,
} from './rectangles.ts';

function drawSides(rng: Rng, level: Level): Sides {
  const width = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 8, 14));
  return { width, length: width + rng.int(1, byLevel(level, 4, 6, 12)), unit: rng.pick(lengthUnits) };
}

const squareOf = (rng: Rng, level: Level): Sides => {
  const { width, unit } = drawSides(rng, level);
  return { width: width + 3, length: width + 3, unit };
};

const around = ({ length, width }: Sides): number => 2 * length + 2 * width;
const inside = ({ length, width }: Sides): number => length * width;
const labels = ({ length, width }: Sides): string => `${length} ${width}`;

const perimeter = skill<Sides>({
  code: 'measurement.perimeter',
  name: 'Perimeter of a rectangle',
  canDo: 'I can find the distance around a rectangle.',
  grade: 3,
  standards: ['3.MD.D.8', '4.MD.A.3'],
  prerequisites: ['whole-numbers.add-two-digit', 'measurement.ruler-length'],
  cases: {
    rectangle: { label: 'a rectangle', draw: (rng, level) => drawSides(rng, level) },
    square: { label: 'a square', draw: (rng, level) => squareOf(rng, level) },
  },
  pose: (p) => ({
    prompt:
      p.length === p.width
        ? `Each side of a square is ${p.length} ${p.unit} long. What is its perimeter?`
        : `A rectangle is ${p.length} ${p.unit} long and ${p.width} ${p.unit} wide. What is its perimeter?`,
    answer: measureAnswer(around(p), unitOf(p.unit)),
    picture: rectanglePicture(p),
  }),
  solve: (p) =>
    steps([
      `${p.length} + ${p.width} + ${p.length} + ${p.width} = ${around(p)}`,
      'Go once around: four sides, opposite ones equally long.',
    ]),
  hints: (p) =>
    hintsHiding(
      around(p),
      labels(p),
      'The perimeter is the way once around the shape. Trace it with your finger.',
      'How many sides does the shape have? How long is each one?',
      'Not every side has a label. Opposite sides are equally long.',
    ),
  confirms: (p, key) => [p.length, p.width, p.length, p.width].reduce((left, side) => left - side, amountOf(key)) === 0,
  mistakes: {
    'measurement.perimeter-two-sides': twoSidesOnly,
    'measurement.area-perimeter-confused': insideForPerimeter,
  },
});

const area = skill<Sides>({
  code: 'measurement.area',
  name: 'Area of a rectangle',
  canDo: 'I can find how many squares cover a rectangle.',
  grade: 3,
  standards: ['3.MD.C.7', '3.MD.C.7b', '4.MD.A.3'],
  prerequisites: ['whole-numbers.arrays', 'whole-numbers.multiplication-facts', 'measurement.perimeter'],
  cases: {
    rectangle: { label: 'a rectangle', draw: (rng, level) => drawSides(rng, level) },
    square: { label: 'a square', draw: (rng, level) => squareOf(rng, level) },
  },
  pose: (p) => ({
    prompt:
      p.length === p.width
        ? `Each side of a square is ${p.length} ${p.unit} long. What is its area?`
        : `A rectangle is ${p.length} ${p.unit} long and ${p.width} ${p.unit} wide. What is its area?`,
    answer: areaAnswer(inside(p), p.unit),
    picture: rectanglePicture(p),
  }),
  solve: (p) =>
    steps([`${p.width} × ${p.length} = ${inside(p)}`, `${p.width} rows of ${p.length} unit squares cover it.`]),
  hints: (p) =>
    hintsHiding(
      inside(p),
      labels(p),
      'The area tells how many unit squares cover the inside.',
      `How many squares fit into one row? How many rows are there?`,
      `Each row has ${p.length} squares, and there are ${p.width} such rows.`,
    ),
  confirms: (p, key) =>
    range(1, p.length).flatMap((x) => range(1, p.width).map((y) => [x, y])).length === amountOf(key),
  mistakes: {
    'measurement.area-perimeter-confused': aroundForArea,
    'measurement.area-adds-two-sides': twoSidesOnly,
  },
});

type Missing = Sides & { readonly given: string };

const givenAmount = (p: Missing): number => (p.given === 'area' ? inside(p) : around(p));

const missingSide = skill<Missing>({
  code: 'measurement.missing-side',
  name: 'Find a missing side of a rectangle',
  canDo: 'I can find a side when I know the area or the perimeter.',
  grade: 4,
  standards: ['3.MD.D.8', '4.MD.A.3'],
  prerequisites: ['measurement.area', 'measurement.perimeter', 'whole-numbers.missing-factor'],
  cases: {
    perimeter: {
      label: 'the perimeter is known',
      draw: (rng, level) => ({ ...drawSides(rng, level), given: 'perimeter' }),
    },
    area: { label: 'the area is known', draw: (rng, level) => ({ ...drawSides(rng, level), given: 'area' }) },
  },
  pose: (p) => ({
    prompt: `The ${p.given} of a rectangle is ${givenAmount(p)} ${p.given === 'area' ? `square ${unitOf(p.unit).many}` : p.unit}. One side is ${p.length} ${p.unit} long. How long is the side next to it?`,
    answer: measureAnswer(p.width, unitOf(p.unit)),
    picture: rectanglePicture(p, undefined, '?'),
  }),
  solve: (p) =>
    p.given === 'area'
      ? steps([
          `${inside(p)} ÷ ${p.length} = ${p.width}`,
          `Rows of ${p.length} squares: how many rows make ${inside(p)}?`,
        ])
      : steps(
          [`2 × ${p.length} = ${2 * p.length}`, 'Two sides are as long as the one you know.'],
          [`${around(p)} - ${2 * p.length} = ${2 * p.width}`, 'This is left for the other two sides.'],
          [`${2 * p.width} ÷ 2 = ${p.width}`, 'They are equally long.'],
        ),
  hints: (p) =>
    hintsHiding(
      p.width,
      `${givenAmount(p)} ${p.length}`,
      'Draw the rectangle and write what you know beside it.',
      p.given === 'area'
        ? 'The area is the number of squares in all. How many are in one row?'
        : 'How many sides of the known length does the rectangle have?',
      p.given === 'area'
        ? `${p.length} times what number makes the area?`
        : 'Take them away from the perimeter. The rest belongs to two equal sides.',
    ),
  confirms: (p, key) => {
    const side = amountOf(key);
    return p.given === 'area'
      ? range(1, side).reduce((sum) => sum + p.length, 0) === inside(p)
      : p.length + side + p.length + side === around(p);
  },
  mistakes: {
    'measurement.perimeter-two-sides': (p) =>
      p.given === 'perimeter'
        ? wrote(around(p) - p.length, [
            `${around(p)} - ${p.length} = ${around(p) - p.length}`,
            'Take the known side away.',
          ])
        : undefined,
    'whole-numbers.stops-after-first-step': (p) =>
      p.given === 'perimeter'
        ? wrote(
            2 * p.width,
            [`${p.length} + ${p.length} = ${2 * p.length}`, 'Two sides are that long.'],
            [`${around(p)} - ${2 * p.length} = ${2 * p.width}`, 'Take the two known sides away.'],
          )
        : undefined,
    'measurement.area-perimeter-confused': (p) => {
      const rest = inside(p) - 2 * p.length;
      if (p.given === 'area')
        return rest > 0 && rest % 2 === 0
          ? wrote(
              rest / 2,
              [`${inside(p)} - ${2 * p.length} = ${rest}`, 'Take two sides away.'],
              [`${rest} ÷ 2 = ${rest / 2}`, 'Halve the rest.'],
            )
          : undefined;
      return around(p) % p.length === 0
        ? wrote(around(p) / p.length, [
            `${around(p)} ÷ ${p.length} = ${around(p) / p.length}`,
            'Divide by the known side.',
          ])
        : undefined;
    },
  },
});

type Place = Sides & { readonly about: string; readonly name: string };

const toldOf = ({ about }: Place) => places.find(({ id }) => id === about);
const isArea = (p: Place): boolean => toldOf(p)?.area ?? false;
const tell = (p: Place): string => tellWith(toldOf(p)?.told[p.unit], p);
const drawPlace = (rng: Rng, level: Level, covers: boolean): Place => ({
  ...drawSides(rng, level),
  unit: rng.pick(['m', 'ft'] as const),
  name: rng.pick(firstNames),
  about: rng.pick(places.filter(({ area }) => area === covers)).id,
});
const placeKey = (p: Place): number => (isArea(p) ? inside(p) : around(p));

const areaOrPerimeter = skill<Place>({
  code: 'measurement.area-or-perimeter-stories',
  name: 'Decide between area and perimeter',
  canDo: 'I can tell from a story whether area or perimeter is meant.',
  grade: 4,
  standards: ['4.MD.A.3', '3.MD.D.8'],
  prerequisites: ['measurement.area', 'measurement.perimeter'],
  cases: {
    around: { label: 'something goes around', draw: (rng, level) => drawPlace(rng, level, false) },
    covers: { label: 'something covers the inside', draw: (rng, level) => drawPlace(rng, level, true) },
  },
  pose: (p) => ({
    prompt: tell(p),
    answer: isArea(p) ? areaAnswer(inside(p), p.unit) : measureAnswer(around(p), unitOf(p.unit)),
  }),
  solve: (p) =>
    isArea(p)
      ? steps([`${p.length} × ${p.width} = ${inside(p)}`, 'Covering the inside: count the unit squares.'])
      : steps([`2 × ${p.length} + 2 × ${p.width} = ${around(p)}`, 'Going around: add all four sides.']),
  hints: (p) =>
    hintsHiding(
      placeKey(p),
      tell(p),
      'Draw the rectangle. Color the part that the story is about.',
      'Did you color the edge or the inside?',
      isArea(p)
        ? 'Count unit squares: how many in a row, and how many rows?'
        : 'Follow the edge with your finger. Which lengths do you pass?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (isArea(p)) return range(1, p.width).reduce((left) => left - p.length, n) === 0;
    return n % 2 === 0 && n / 2 - p.length === p.width;
  },
  mistakes: {
    'measurement.area-perimeter-confused': (p) => (isArea(p) ? aroundForArea(p) : insideForPerimeter(p)),
    'measurement.perimeter-two-sides': (p) => (isArea(p) ? undefined : twoSidesOnly(p)),
    'measurement.area-adds-two-sides': (p) => (isArea(p) ? twoSidesOnly(p) : undefined),
  },
  wordProblem: true,
});

export const perimeterAreaSkills: readonly Skill[] = [perimeter, area, missingSide, areaOrPerimeter];
