import type { Picture } from '../../pictures/types.ts';
import type { Skill } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { areaAnswer, lengthUnits } from './rectangles.ts';

/** An L: a rectangle `wide` × `low` below, with a tower `thick` wide up to the height `high` at its left. */
type Ell = {
  readonly wide: number;
  readonly high: number;
  readonly low: number;
  readonly thick: number;
  readonly unit: string;
};

const areaOf = ({ wide, high, low, thick }: Ell): number => wide * low + thick * (high - low);

const picture = ({ wide, high, low, thick, unit }: Ell): Picture => ({
  kind: 'figure',
  polygons: [
    {
      corners: [
        { x: 0, y: 0 },
        { x: wide, y: 0 },
        { x: wide, y: low },
        { x: thick, y: low },
        { x: thick, y: high },
        { x: 0, y: high },
      ],
    },
  ],
  labels: [
    { x: wide / 2, y: -0.7, text: `${wide} ${unit}` },
    { x: wide + 0.8, y: low / 2, text: `${low} ${unit}` },
    { x: -0.8, y: high / 2, text: `${high} ${unit}` },
    { x: thick / 2, y: high + 0.6, text: `${thick} ${unit}` },
  ],
  alt: `A shape like the letter L. It is ${wide} wide and ${high} high. The bottom part is ${low} high, the upright part ${thick} wide.`,
});

const compositeArea = skill<Ell>({
  code: 'measurement.area-of-two-rectangles',
  name: 'Area of a shape made of two rectangles',
  canDo: 'I can cut a shape into rectangles and add their areas.',
  grade: 3,
  standards: ['3.MD.C.7d'],
  prerequisites: ['measurement.area', 'whole-numbers.add-two-digit'],
  cases: {
    small: {
      label: 'small sides',
      draw: (rng, level) => {
        const low = rng.int(2, byLevel(level, 2, 4, 6));
        const thick = rng.int(2, byLevel(level, 3, 4, 6));
        return {
          wide: thick + rng.int(2, byLevel(level, 4, 6, 9)),
          high: low + rng.int(2, byLevel(level, 3, 5, 8)),
          low,
          thick,
          unit: rng.pick(lengthUnits),
        };
      },
    },
    thin: {
      label: 'thin arms',
      draw: (rng, level) => {
        const low = rng.int(1, byLevel(level, 2, 4, 6));
        const thick = rng.int(1, byLevel(level, 3, 4, 6));
        return {
          wide: thick + rng.int(2, byLevel(level, 4, 6, 9)),
          high: low + rng.int(2, byLevel(level, 3, 5, 8)),
          low,
          thick,
          unit: rng.pick(lengthUnits),
        };
      },
    },
  },
  pose: (p) => ({
    prompt: 'All corners of this shape are right angles. What is its area?',
    answer: areaAnswer(areaOf(p), p.unit),
    picture: picture(p),
  }),
  solve: (p) =>
    steps(
      [`${p.wide} × ${p.low} = ${p.wide * p.low}`, 'Cut off the bottom part.'],
      [`${p.high} - ${p.low} = ${p.high - p.low}`, 'So high is the part on top of it.'],
      [`${p.thick} × ${p.high - p.low} = ${p.thick * (p.high - p.low)}`, 'The part on top.'],
      [`${p.wide * p.low} + ${p.thick * (p.high - p.low)} = ${areaOf(p)}`, 'Add the two areas.'],
    ),
  hints: (p) =>
    hintsHiding(
      areaOf(p),
      `${p.wide} ${p.high} ${p.low} ${p.thick}`,
      'Where could you cut the shape so that you get two rectangles?',
      'Write the sides of each rectangle. Is one of them shorter than a side of the whole shape?',
      'Find the two areas and add them. No square may be counted twice.',
    ),
  confirms: (p, key) => {
    const squares = range(1, p.wide).flatMap((x) => range(1, p.high).filter((y) => y <= p.low || x <= p.thick));
    return key.startsWith(`${squares.length} `);
  },
  mistakes: {
    'measurement.area-of-the-box': ({ wide, high }) =>
      wrote(wide * high, [`${wide} × ${high} = ${wide * high}`, 'Multiply the longest sides.']),
    'measurement.corner-counted-twice': ({ wide, high, low, thick }) =>
      wrote(
        wide * low + thick * high,
        [`${wide} × ${low} = ${wide * low}`, 'The bottom part.'],
        [`${thick} × ${high} = ${thick * high}`, 'The upright part.'],
        [`${wide * low} + ${thick * high} = ${wide * low + thick * high}`, 'Add them.'],
      ),
    'measurement.area-perimeter-confused': ({ wide, high, low, thick }) => {
      const sides = [wide, low, wide - thick, high - low, thick, high];
      return wrote(2 * (wide + high), [`${sides.join(' + ')} = ${2 * (wide + high)}`, 'Add all the sides.']);
    },
  },
});

export const compositeAreaSkills: readonly Skill[] = [compositeArea];
