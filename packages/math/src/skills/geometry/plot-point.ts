import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng, Skill } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { membersOf } from '../kit/evaluate-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A point on a plane whose axes both go from `low` to `size`. */
type Place = { readonly x: number; readonly y: number; readonly low: number; readonly size: number };
/** A rectangle with sides along the grid; its corner at (x, y) is asked for. */
type Corner = Place & { readonly across: number; readonly up: number };

const point = (x: number, y: number) => `(${x}, ${y})`;

const plane = (
  { low, size }: Place,
  points: readonly { x: number; y: number; label: string }[],
  alt: string,
): Picture => ({
  kind: 'coordinate-plane',
  x: { from: low, to: size, step: 1 },
  y: { from: low, to: size, step: 1 },
  points,
  alt,
});

const same = (key: string, x: number, y: number) => {
  const [a = Number.NaN, b = Number.NaN] = membersOf(key);
  return near(a, x) && near(b, y);
};

const begin = (rng: Rng, level: Level) => {
  const size = 6 + 2 * (level - 1);
  const x = rng.int(2, size - 1);
  return { size, x, y: rng.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n !== x && n < size)) };
};

const anyQuadrant = (rng: Rng) =>
  rng.pick([
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const);

const way = ({ x, y }: Place): string =>
  [
    ...(x === 0 ? [] : [`\`${Math.abs(x)}\` to the ${x < 0 ? 'left' : 'right'}`]),
    ...(y === 0 ? [] : [`\`${Math.abs(y)}\` ${y < 0 ? 'down' : 'up'}`]),
  ].join(' and ');

/** Grades 5 and 6: plotting a point with given coordinates. */
const plotPoint = skill<Place>({
  code: 'geometry.plot-point',
  name: 'Plot a point',
  canDo: 'I can put a point where it belongs on a grid.',
  grade: 5,
  standards: ['5.G.A.1', '5.G.A.2', '6.NS.C.6c'],
  prerequisites: ['geometry.read-point'],
  cases: {
    'first-quadrant': { label: 'right and up', draw: (rng, level) => ({ ...begin(rng, level), low: 0 }) },
    'on-axis': {
      label: 'on an axis',
      few: 'On a small grid, eight points of the axes are away from the corner and the ends.',
      draw: (rng, level) => {
        const { x, y, size } = begin(rng, level);
        return rng.chance(0.5) ? { x, y: 0, low: 0, size } : { x: 0, y, low: 0, size };
      },
    },
    'other-quadrant': {
      label: 'left or down',
      draw: (rng, level) => {
        const { x, y, size } = begin(rng, level);
        const [across, up] = anyQuadrant(rng);
        return { x: across * x, y: up * y, low: -size, size };
      },
    },
  },
  pose: (place) => ({
    prompt: `Start where the axes cross, and go ${way(place)}. Put a point there.`,
    picture: plane(place, [], `An empty coordinate plane. Both axes go from ${place.low} to ${place.size}.`),
    answer: { kind: 'point', key: point(place.x, place.y) },
  }),
  solve: ({ x, y }) =>
    steps(
      [
        `x = ${x}`,
        x === 0
          ? 'There is no way to the right or left.'
          : `${x < 0 ? 'Left is negative' : 'Right is positive'} on the \`x\`-axis.`,
      ],
      [
        `y = ${y}`,
        y === 0 ? 'There is no way up or down.' : `${y < 0 ? 'Down is negative' : 'Up is positive'} on the \`y\`-axis.`,
      ],
      [point(x, y), 'The point is there.'],
    ),
  hints: ({ x, y }) => [
    'Begin where the axes cross. That place is 0 on both of them.',
    x === 0 ? 'Stay on the axis that goes up.' : `Go along the \`x\`-axis to the ${x < 0 ? 'left' : 'right'} first.`,
    y === 0 ? 'There is nothing to go up or down.' : `Count jumps from line to line, then go ${y < 0 ? 'down' : 'up'}.`,
  ],
  confirms: ({ x, y }, key) => {
    let [a, b] = [0, 0];
    for (let i = 0; i < Math.abs(x); i += 1) a += Math.sign(x);
    for (let i = 0; i < Math.abs(y); i += 1) b += Math.sign(y);
    return same(key, a, b);
  },
  mistakes: {
    // Nobody who is told to go left or down takes one way for the other.
    'geometry.coordinates-swapped': ({ x, y, low }) =>
      low < 0 || x === 0 || y === 0 ? undefined : wrote(point(y, x), [point(y, x), 'Write the way up or down first.']),
    'geometry.coordinate-signs-lost': ({ x, y }) =>
      x >= 0 && y >= 0
        ? undefined
        : wrote(point(Math.abs(x), Math.abs(y)), [
            point(Math.abs(x), Math.abs(y)),
            'Count the squares, and leave out left and down.',
          ]),
    'geometry.counts-from-one': ({ x, y }) =>
      x <= 0 || y <= 0
        ? undefined
        : wrote(point(x - 1, y - 1), [point(x - 1, y - 1), 'Count the lines, and begin with the one at 0.']),
  },
});

/** Grade 6: a rectangle in the plane. */
const fourthCorner = skill<Corner>({
  code: 'geometry.fourth-corner',
  name: 'Find the fourth corner of a rectangle',
  canDo: 'I can find the missing corner of a rectangle on a grid.',
  grade: 6,
  standards: ['6.G.A.3', '6.NS.C.8', '6.NS.C.6c'],
  prerequisites: ['geometry.plot-point'],
  cases: {
    'one-quadrant': {
      label: 'right and up of the origin',
      draw: (rng, level) => {
        const { x, y, size } = begin(rng, level);
        return { x, y, low: 0, size, across: 1 - x, up: 1 - y };
      },
    },
    across: {
      label: 'over both axes',
      draw: (rng, level) => {
        const { x, y, size } = begin(rng, level);
        const [side, up] = anyQuadrant(rng);
        const [wide, high] = [rng.int(x + 1, x + size - 1), rng.int(y + 1, y + size - 1)];
        return { x: side * x, y: up * y, low: -size, size, across: -side * wide, up: -up * high };
      },
    },
  },
  pose: (corner) => {
    const { x, y, across, up } = corner;
    const others = [
      { x: x + across, y, label: 'A' },
      { x: x + across, y: y + up, label: 'B' },
      { x, y: y + up, label: 'C' },
    ];
    const [a = '', b = '', c = ''] = others.map((other) => `${other.label} \`${point(other.x, other.y)}\``);
    return {
      prompt: `${a}, ${b} and ${c} are three corners of a rectangle. Put a point at the fourth corner.`,
      picture: plane(corner, others, 'A coordinate plane with three corners of a rectangle: A, B and C.'),
      answer: { kind: 'point', key: point(x, y) },
    };
  },
  solve: ({ x, y }) =>
    steps(
      [`x = ${x}`, 'It stands straight above or below C, so both have the same `x`.'],
      [`y = ${y}`, 'It is on one level with A, so both have the same `y`.'],
      [point(x, y), 'The fourth corner is there.'],
    ),
  hints: () => [
    'Join A to B, and B to C. What shape is half done?',
    'Opposite sides of a rectangle are equally long and go the same way.',
    'Which corner is on one level with the missing one, and which one stands straight above or below it?',
  ],
  confirms: ({ x, y, across, up }, key) => {
    const [a = Number.NaN, b = Number.NaN] = membersOf(key);
    // The diagonals of a rectangle have the same midpoint.
    return near(a + (x + across), 2 * x + across) && near(b + (y + up), 2 * y + up);
  },
  mistakes: {
    'geometry.coordinates-swapped': ({ x, y }) => wrote(point(y, x), [point(y, x), 'Write the way up or down first.']),
    'geometry.coordinate-signs-lost': ({ x, y }) =>
      x >= 0 && y >= 0
        ? undefined
        : wrote(point(Math.abs(x), Math.abs(y)), [point(Math.abs(x), Math.abs(y)), 'Count the squares.']),
  },
});

export const plotPointSkills: readonly Skill[] = [plotPoint, fourthCorner];
