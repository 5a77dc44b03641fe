import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { choiceAnswer, numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Corner, flatShapes, placed } from './flat-shapes.ts';
import { toward } from './measures.ts';

/** Two lines: `apart` is the angle between them, 0 for parallel ones. `touch`: whether they meet within the drawing. */
type Lines = { readonly apart: number; readonly turned: number; readonly touch: boolean };

const relationOf = ({ apart }: Lines) => (apart === 0 ? 'parallel' : apart === 90 ? 'perpendicular' : 'neither');

const drawLines =
  (kind: 'parallel' | 'perpendicular' | 'neither'): Draw<Lines> =>
  (rng: Rng, level: Level) => ({
    apart:
      kind === 'parallel'
        ? 0
        : kind === 'perpendicular'
          ? 90
          : rng.pick(byLevel(level, [40, 130], [30, 50, 140], [20, 25, 65, 155])),
    turned: 5 * rng.int(0, 16),
    touch: kind === 'neither' ? rng.chance(0.4) : kind === 'perpendicular',
  });

function linesPicture(p: Lines): Picture {
  const through = (x: number, y: number, degrees: number, length: number) => {
    const [a, b] = [toward(x, y, degrees, length), toward(x, y, degrees + 180, length)];
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  };
  const side = toward(0, 0, p.turned + 90, p.touch ? 0 : 2.4);
  return {
    kind: 'figure',
    polygons: [],
    segments: [
      through(0, 0, p.turned, 4),
      through(side.x, side.y, p.turned + p.apart, p.apart === 0 || p.touch ? 4 : 1.6),
    ],
    alt: `Two straight lines. ${p.apart === 0 ? 'They keep the same distance everywhere.' : p.touch ? `They cross and make an angle of ${Math.min(p.apart, 180 - p.apart)} degrees.` : `They do not meet in the drawing; drawn on, they make an angle of ${Math.min(p.apart, 180 - p.apart)} degrees.`}`,
  };
}

/** Grade 4: lines that never meet, and lines that meet at a right angle. */
const parallelOrPerpendicular = skill<Lines>({
  code: 'geometry.parallel-and-perpendicular',
  name: 'Tell parallel and perpendicular lines',
  canDo: 'I can tell whether lines are parallel, perpendicular or neither.',
  grade: 4,
  standards: ['4.G.A.1', '4.G.A.2'],
  prerequisites: ['geometry.angle-types'],
  cases: {
    parallel: { label: 'parallel', draw: drawLines('parallel') },
    perpendicular: { label: 'perpendicular', draw: drawLines('perpendicular') },
    neither: { label: 'neither', draw: drawLines('neither') },
  },
  pose: (p) => ({
    prompt: 'What are these two lines?',
    picture: linesPicture(p),
    answer: choiceAnswer(relationOf(p), [
      ['parallel', 'Parallel'],
      ['perpendicular', 'Perpendicular'],
      ['neither', 'Neither'],
    ]),
  }),
  solve: (p) =>
    steps([
      relationOf(p),
      {
        parallel: 'They keep the same distance and never meet, however far they are drawn.',
        perpendicular: 'They meet at a right angle.',
        neither: 'They meet when they are drawn on, and not at a right angle.',
      }[relationOf(p)],
    ]),
  hints: () => [
    'Draw both lines on with a ruler. Do they ever meet, and how?',
    'If they meet: does the corner of a sheet of paper fit between them?',
  ],
  confirms: (p, key) => {
    const turn = (degrees: number) => Math.round(Math.abs(Math.cos((degrees * Math.PI) / 180)) * 1e6);
    return key === (turn(p.apart) === 1e6 ? 'parallel' : turn(p.apart) === 0 ? 'perpendicular' : 'neither');
  },
  mistakes: {
    'geometry.not-touching-means-parallel': (p) =>
      !p.touch && p.apart !== 0 ? wrote('parallel', ['parallel', 'They do not touch.']) : undefined,
    'geometry.crossing-means-perpendicular': (p) =>
      p.touch && p.apart !== 90 ? wrote('perpendicular', ['perpendicular', 'They cross.']) : undefined,
    'geometry.only-the-usual-look': (p) =>
      p.turned !== 0 && relationOf(p) !== 'neither'
        ? wrote('neither', ['neither', 'They do not lie flat and straight up.'])
        : undefined,
    'geometry.parallel-and-perpendicular-swapped': (p) =>
      p.apart === 0
        ? wrote('perpendicular', ['perpendicular', 'They never meet.'])
        : p.apart === 90
          ? wrote('parallel', ['parallel', 'They meet at a right angle.'])
          : undefined,
  },
});

/** A shape with lines drawn through it: how many of its own lines of symmetry it has. */
type Mirror = { readonly shape: string; readonly turned: number };

const halfTurn: readonly Corner[] = [
  { x: -3.4, y: -1.4 },
  { x: 1.6, y: -1.4 },
  { x: 3.4, y: 1.4 },
  { x: -1.6, y: 1.4 },
];
const arrow: readonly Corner[] = [
  { x: -3, y: -0.8 },
  { x: 0.6, y: -0.8 },
  { x: 0.6, y: -2 },
  { x: 3, y: 0 },
  { x: 0.6, y: 2 },
  { x: 0.6, y: 0.8 },
  { x: -3, y: 0.8 },
];
const tall: readonly Corner[] = [
  { x: -1.6, y: -2 },
  { x: 1.6, y: -2 },
  { x: 0, y: 3 },
];
const mirrors: Readonly<
  Record<
    string,
    { readonly corners: readonly Corner[]; readonly lines: number; readonly called: string; readonly from: Level }
  >
> = {
  square: { corners: flatShapes.square.usual, lines: 4, called: 'A square', from: 1 },
  rectangle: { corners: flatShapes.rectangle.usual, lines: 2, called: 'A rectangle that is longer than wide', from: 1 },
  'equal triangle': {
    corners: flatShapes.triangle.usual,
    lines: 3,
    called: 'A triangle with three equal sides',
    from: 1,
  },
  'tall triangle': { corners: tall, lines: 1, called: 'A triangle with two equal sides', from: 1 },
  arrow: { corners: arrow, lines: 1, called: 'An arrow that points one way', from: 1 },
  rhombus: { corners: flatShapes.rhombus.usual, lines: 2, called: 'A rhombus', from: 2 },
  trapezoid: {
    corners: flatShapes.trapezoid.usual,
    lines: 1,
    called: 'A trapezoid with two equal slanted sides',
    from: 1,
  },
  parallelogram: { corners: halfTurn, lines: 0, called: 'A slanted parallelogram', from: 2 },
  hexagon: { corners: flatShapes.hexagon.usual, lines: 6, called: 'A hexagon with six equal sides', from: 2 },
  pentagon: { corners: flatShapes.pentagon.usual, lines: 5, called: 'A pentagon with five equal sides', from: 3 },
  octagon: { corners: flatShapes.octagon.usual, lines: 8, called: 'An octagon with eight equal sides', from: 3 },
};
const mirrorOf = ({ shape }: Mirror) => mirrors[shape] ?? { corners: [], lines: 0, called: 'A shape', from: 1 };

/** Counts lines through the center that reflect every corner onto a corner. */
function countedLines(corners: readonly Corner[]): number {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const own = corners.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
  const falls = (degrees: number) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 90), Math.sin((degrees * Math.PI) / 90)];
    return own.every(({ x, y }) =>
      own.some((other) => Math.hypot(other.x - (x * cos + y * sin), other.y - (x * sin - y * cos)) < 1e-6),
    );
  };
  return range(0, 359).filter((half) => falls(half / 2)).length;
}

const drawMirror =
  (several: boolean): Draw<Mirror> =>
  (rng, level) => ({
    shape: rng.pick(
      Object.keys(mirrors).filter(
        (shape) => (mirrors[shape]?.from ?? 1) <= level && (mirrors[shape]?.lines ?? 0) > 1 === several,
      ),
    ),
    turned: rng.pick([0, 15, 30, 40, 65, 90]),
  });

/** Grade 4: lines along which a shape can be folded onto itself. */
const symmetryLines = skill<Mirror>({
  code: 'geometry.lines-of-symmetry',
  name: 'Count lines of symmetry',
  canDo: 'I can find all lines along which a shape folds onto itself.',
  grade: 4,
  standards: ['4.G.A.3'],
  prerequisites: ['geometry.sides-and-angles'],
  cases: {
    several: { label: 'two lines or more', draw: drawMirror(true) },
    few: { label: 'one line or none', draw: drawMirror(false) },
  },
  pose: (p) => ({
    prompt: 'How many lines of symmetry does this shape have?',
    picture: {
      kind: 'figure',
      polygons: [{ corners: placed(mirrorOf(p).corners, p.turned) }],
      alt: `${mirrorOf(p).called}${p.turned === 0 ? '' : ', turned'}.`,
    },
    answer: numberAnswer(mirrorOf(p).lines),
  }),
  solve: (p) =>
    steps([
      String(mirrorOf(p).lines),
      mirrorOf(p).lines === 0
        ? 'Wherever it is folded, one half sticks out beyond the other.'
        : 'Fold it along a line. Both halves must cover each other. Count every such line.',
    ]),
  hints: () => [
    'Cut the shape out and fold it. When do both halves cover each other?',
    'Try lines through corners, and lines through the middles of sides.',
  ],
  confirms: (p, key) => countedLines(mirrorOf(p).corners) === Number(key),
  mistakes: {
    'geometry.upright-mirror-only': (p) =>
      mirrorOf(p).lines > 1 ? wrote(1, ['1', 'Take the line that goes straight up.']) : undefined,
    'geometry.any-halving-line-mirrors': (p) =>
      p.shape === 'rectangle'
        ? wrote(4, ['4', 'Every line through the middle makes two equal halves.'])
        : p.shape === 'parallelogram'
          ? wrote(4, ['4', 'Every line through the middle makes two equal halves.'])
          : undefined,
    'geometry.side-for-every-mirror': (p) =>
      mirrorOf(p).corners.length === mirrorOf(p).lines
        ? undefined
        : wrote(mirrorOf(p).corners.length, [String(mirrorOf(p).corners.length), 'Count the sides.']),
  },
});

export const linesAndSymmetrySkills = [parallelOrPerpendicular, symmetryLines];
