import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { toward } from './measures.ts';

/** One angle, turned by `turned` degrees in the picture; `drawn` is false if only its size is given in words. */
type Kind = { size: number; turned: number; drawn: boolean };
/** Two angles with arms of different lengths. */
type Two = { first: number; second: number; firstArm: number; secondArm: number };

const kindOf = (size: number) => (size < 90 ? 'acute' : size === 90 ? 'right' : size < 180 ? 'obtuse' : 'straight');
const rangeText = { acute: '0 < ? < 90', right: '? = 90', obtuse: '90 < ? < 180', straight: '? = 180' } as const;

const arms = (x: number, y: number, size: number, turned: number, length: number) => {
  const [from, to] = [toward(x, y, turned, length), toward(x, y, turned + size, length)];
  return [
    { x1: x, y1: y, x2: from.x, y2: from.y },
    { x1: x, y1: y, x2: to.x, y2: to.y },
  ];
};

const anglePicture = ({ size, turned }: Kind): Picture => ({
  kind: 'figure',
  polygons: [],
  segments: arms(0, 0, size, turned, 5),
  angles: [{ x: 0, y: 0, from: turned, to: turned + size, label: `${size}°` }],
  alt: `Two arms that meet at a point. The angle between them is marked ${size}°. The figure is turned.`,
});

/**
 * Draws an angle from an acute one and a bound for its distance from the borders of its kind. Students often miss a
 * right angle that is turned.
 */
const drawKind =
  (sizeFrom: (acute: number, close: number, rng: Rng) => number): Draw<Kind> =>
  (rng, level) => {
    const close = byLevel(level, 25, 12, 4);
    const size = sizeFrom(rng.int(20, 90 - close), close, rng);
    return { size, turned: level === 1 ? rng.pick([20, 35]) : rng.int(10, 80), drawn: level < 3 };
  };

const angleTypes = skill<Kind>({
  code: 'geometry.angle-types',
  name: 'Name the kind of an angle',
  canDo: 'I can say whether an angle is acute, right, obtuse or straight.',
  grade: 4,
  standards: ['4.G.A.1', '4.MD.C.5'],
  prerequisites: [],
  cases: {
    acute: { label: 'an acute angle', draw: drawKind((acute) => acute) },
    right: { label: 'a right angle', draw: drawKind(() => 90), few: 'There is one right angle; it is only turned.' },
    obtuse: {
      label: 'an obtuse angle',
      draw: drawKind((_acute, close, rng) => rng.int(90 + close, 165)),
    },
    straight: {
      label: 'a straight angle',
      draw: drawKind(() => 180),
      few: 'There is one straight angle; it is only turned.',
    },
  },
  pose: (kind) => ({
    prompt: kind.drawn
      ? 'What kind of angle is this?'
      : `An angle measures \`${kind.size}\` degrees. What kind of angle is it?`,
    ...(kind.drawn ? { picture: anglePicture(kind) } : {}),
    answer: {
      kind: 'choice',
      key: kindOf(kind.size),
      options: [
        { id: 'acute', label: 'Acute' },
        { id: 'right', label: 'Right' },
        { id: 'obtuse', label: 'Obtuse' },
        { id: 'straight', label: 'Straight' },
      ],
    },
  }),
  solve: ({ size }) =>
    steps([rangeText[kindOf(size)].replace('?', String(size)), `An angle like this is called ${kindOf(size)}.`]),
  hints: () => [
    'Compare the angle with the corner of a sheet of paper, which is a right angle.',
    'Less than a right angle is acute. More than a right angle, but less than a straight line, is obtuse.',
  ],
  confirms: ({ size }, key) => {
    // The sign of the cosine tells acute from obtuse.
    const cosine = Math.round(Math.cos((size * Math.PI) / 180) * 1e9) / 1e9;
    return key === (cosine > 0 ? 'acute' : cosine === 0 ? 'right' : cosine === -1 ? 'straight' : 'obtuse');
  },
  mistakes: {
    'geometry.angle-kind-by-look': ({ size, turned, drawn }) =>
      // The middle of the opening points to the right, and not up.
      size < 90 && drawn && turned + size / 2 < 60 ? wrote('right', ['right', 'It opens to the right.']) : undefined,
    'geometry.acute-obtuse-swapped': ({ size }) =>
      size === 90 || size === 180
        ? undefined
        : wrote(size < 90 ? 'obtuse' : 'acute', [
            String(size),
            size < 90 ? 'It is less than a right angle: obtuse.' : 'It is more than a right angle: acute.',
          ]),
  },
  read: (text) => {
    const size = Number(
      /^(?:what )?(?:kind|type) of angle (?:is|has|measures)? ?(\d+) ?(?:°|degrees)?$/i.exec(typed(text).body)?.[1],
    );
    return size > 0 && size <= 180 ? { size, turned: 20, drawn: false } : undefined;
  },
});

/** Draws what all cases of the skill have in common. */
const beginCompareAngles = (rng: Rng, level: Level) => {
  const gap = byLevel(level, 30, 20, 12);
  const make = () => ({ first: rng.int(4, 30) * 5, second: rng.int(4, 30) * 5 });
  const { first, second } = drawUntil(
    make,
    (made) => Math.abs(made.first - made.second) >= gap && Math.abs(made.first - made.second) < 60,
    { first: 40, second: 80 },
  );
  const long = rng.int(7, 9);
  return { first, second, long };
};

const compareAngles = skill<Two>({
  code: 'geometry.compare-angles',
  name: 'Compare two angles',
  canDo: 'I can compare angles by their opening and not by their arms.',
  grade: 4,
  standards: ['4.MD.C.5', '4.MD.C.5a'],
  prerequisites: ['geometry.angle-types'],
  cases: {
    'short-arms': {
      label: 'the larger angle has the shorter arms',
      draw: (rng, level) => {
        const { first, second, long } = beginCompareAngles(rng, level);
        const firstLong = false === first > second;
        return { first, second, firstArm: firstLong ? long : 3, secondArm: firstLong ? 3 : long };
      },
    },
    'long-arms': {
      label: 'the larger angle has the longer arms',
      draw: (rng, level) => {
        const { first, second, long } = beginCompareAngles(rng, level);
        const firstLong = true === first > second;
        return { first, second, firstArm: firstLong ? long : 3, secondArm: firstLong ? 3 : long };
      },
    },
  },
  pose: ({ first, second, firstArm, secondArm }) => ({
    prompt: 'Which angle is larger?',
    picture: {
      kind: 'figure',
      polygons: [],
      segments: [...arms(0, 0, first, 15, firstArm), ...arms(20, 0, second, 15, secondArm)],
      angles: [
        { x: 0, y: 0, from: 15, to: 15 + first, label: 'A' },
        { x: 20, y: 0, from: 15, to: 15 + second, label: 'B' },
      ],
      alt: `Angle A opens about ${first} degrees and has ${firstArm > secondArm ? 'long' : 'short'} arms. Angle B opens about ${second} degrees and has ${firstArm > secondArm ? 'short' : 'long'} arms.`,
    },
    answer: {
      kind: 'choice',
      key: first > second ? 'A' : 'B',
      options: [
        { id: 'A', label: 'Angle A' },
        { id: 'B', label: 'Angle B' },
        { id: 'same', label: 'They are the same.' },
      ],
    },
  }),
  solve: ({ first, second }) =>
    steps([
      `${Math.max(first, second)} > ${Math.min(first, second)}`,
      'Only the opening counts: how far one arm is turned from the other. The length of the arms does not matter.',
    ]),
  hints: () => [
    'An angle is a turn from one arm to the other.',
    'Imagine all arms cut to the same length. Which pair opens wider?',
  ],
  confirms: ({ first, second }, key) => {
    // The chord between arms of the same length is longer for the larger angle.
    const chord = (size: number) => Math.sin((size * Math.PI) / 360);
    return key === (chord(first) > chord(second) ? 'A' : 'B');
  },
  mistakes: {
    'geometry.angle-size-by-arms': ({ firstArm, secondArm }) =>
      wrote(firstArm > secondArm ? 'A' : 'B', [
        `${Math.max(firstArm, secondArm)} > ${Math.min(firstArm, secondArm)}`,
        'Its arms are longer, so the angle is larger.',
      ]),
  },
});

export const angleKindSkills = [angleTypes, compareAngles];
