import type { Picture } from '../../pictures/types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { toward } from './measures.ts';

/** An angle from the right arm of a protractor, or from its left one; `tens` where it ends at a long mark. */
type Read = { readonly size: number; readonly fromLeft: boolean };

const RADIUS = 6;

function protractor({ size, fromLeft }: Read): Picture {
  const place = (degrees: number, radius: number) => toward(0, 0, degrees, radius);
  const line = (degrees: number, from: number, to: number) => {
    const [a, b] = [place(degrees, from), place(degrees, to)];
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  };
  const second = fromLeft ? 180 - size : size;
  return {
    kind: 'figure',
    polygons: [{ corners: range(0, 36).map((at) => place(at * 5, RADIUS)) }],
    segments: [
      ...range(1, 35).map((at) => line(at * 5, at % 2 === 0 ? RADIUS - 0.5 : RADIUS - 0.25, RADIUS)),
      line(fromLeft ? 180 : 0, 0, RADIUS + 1.4),
      line(second, 0, RADIUS + 1.4),
    ],
    labels: range(0, 6).flatMap((at) => {
      const [outer, inner] = [place(at * 30, RADIUS + 0.65), place(at * 30, RADIUS - 1)];
      return [
        { ...outer, text: String(at * 30) },
        { ...inner, text: String(180 - at * 30) },
      ];
    }),
    alt: `A protractor with two scales. One arm of the angle lies at the ${fromLeft ? 'left' : 'right'} end of the bottom line, the other one at the mark ${second} of the outer scale, which is ${180 - second} of the inner scale.`,
  };
}

const drawRead =
  (wide: boolean): Draw<Read> =>
  (rng, level) => {
    const step = byLevel(level, 10, 5, 5);
    const size =
      step *
      rng.int(
        ...((wide ? ([100 / step, 165 / step] as const) : ([20 / step, 80 / step] as const)).map(Math.floor) as [
          number,
          number,
        ]),
      );
    return { size, fromLeft: rng.chance(byLevel(level, 0.3, 0.5, 0.5)) };
  };

/** Grade 4: an angle in degrees, read on the scale that begins at its arm. */
export const readProtractor = skill<Read>({
  code: 'geometry.protractor',
  name: 'Measure an angle with a protractor',
  canDo: 'I can read an angle on the right scale of a protractor.',
  grade: 4,
  standards: ['4.MD.C.6', '4.MD.C.5b'],
  prerequisites: ['geometry.angle-types'],
  cases: {
    acute: { label: 'an acute angle', draw: drawRead(false) },
    obtuse: { label: 'an obtuse angle', draw: drawRead(true) },
  },
  pose: (p) => ({
    prompt: 'How many degrees does the angle have?',
    picture: protractor(p),
    answer: { kind: 'quantity', key: `${p.size}°`, units: ['°', 'degrees', 'degree'] },
  }),
  solve: (p) =>
    steps([
      `${p.size}°`,
      `Take the scale that begins with 0 at the arm on the ${p.fromLeft ? 'left' : 'right'}, and follow it to the other arm.`,
    ]),
  hints: () => [
    'Which scale shows 0 at the arm that lies on the bottom line?',
    'Is the angle smaller or larger than a right angle? Your number must fit.',
  ],
  confirms: ({ size, fromLeft }, key) => {
    const end = fromLeft ? 180 - size : size;
    return Number.parseInt(key, 10) === Math.abs((fromLeft ? 180 : 0) - end);
  },
  mistakes: {
    'geometry.other-protractor-scale': ({ size }) =>
      wrote(`${180 - size}°`, [`${180 - size}°`, 'Read the number beside the arm on the other scale.']),
    'geometry.nearest-protractor-number': ({ size }) => {
      const nearest = Math.round(size / 30) * 30;
      return nearest === size || size % 30 === 15
        ? undefined
        : wrote(`${nearest}°`, [`${nearest}°`, 'Read the number that stands nearest.']);
    },
  },
});
