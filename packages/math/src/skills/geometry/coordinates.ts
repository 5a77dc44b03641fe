import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { membersOf } from '../kit/evaluate-text.ts';
import { inParentheses } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { pointsIn } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';

type Point = { x: number; y: number; size: number };
/** Two points on a horizontal or vertical line. */
type Pair = { level: number; from: number; to: number; upright: boolean };

const point = (x: number, y: number) => `(${x}, ${y})`;
const grid = (size: number, firstQuadrant: boolean) => ({ from: firstQuadrant ? 0 : -size, to: size, step: 1 });

const picture = ({ x, y, size }: Point, firstQuadrant: boolean): Picture => ({
  kind: 'coordinate-plane',
  x: grid(size, firstQuadrant),
  y: grid(size, firstQuadrant),
  points: [{ x, y, label: 'P' }],
  alt: `A coordinate plane. Point P lies ${x === 0 ? 'on the y-axis' : `${Math.abs(x)} ${Math.abs(x) === 1 ? 'square' : 'squares'} ${x < 0 ? 'left' : 'right'} of the y-axis`} and ${y === 0 ? 'on the x-axis' : `${Math.abs(y)} ${Math.abs(y) === 1 ? 'square' : 'squares'} ${y < 0 ? 'below' : 'above'} the x-axis`}.`,
});

/** Draws what all cases of the skill have in common. */
const beginReadPoint = (rng: Rng, level: Level) => {
  const size = 6 + 2 * (level - 1);
  const x = rng.int(1, size - 1);
  const y = rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n !== x && n < size));
  return { size, x, y };
};

const readPoint = skill<Point>({
  code: 'geometry.read-point',
  name: 'Read the coordinates of a point',
  canDo: 'I can write down the coordinates of a point on a grid.',
  grade: 5,
  standards: ['5.G.A.1', '5.G.A.2', '6.NS.C.6c'],
  prerequisites: [],
  cases: {
    'first-quadrant': {
      label: 'right and up',
      draw: (rng, level) => {
        const { size, x, y } = beginReadPoint(rng, level);
        return { x, y, size };
      },
    },
    'on-axis': {
      label: 'on an axis',
      draw: (rng, level) => {
        const { size, x, y } = beginReadPoint(rng, level);
        return rng.chance(0.5) ? { x, y: 0, size } : { x: 0, y, size };
      },
    },
    'other-quadrant': {
      label: 'left of or below an axis',
      draw: (rng, level) => {
        const { size, x, y } = beginReadPoint(rng, level);
        const [sx, sy] = rng.pick([
          [-1, 1],
          [-1, -1],
          [1, -1],
        ] as const);
        return { x: sx * x, y: sy * y, size };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Write the coordinates of point P.',
    picture: picture(params, params.x >= 0 && params.y >= 0),
    answer: { kind: 'point', key: point(params.x, params.y) },
  }),
  solve: ({ x, y }) =>
    steps(
      [`x = ${x}`, `First the way ${x < 0 ? 'left' : 'right'} from where the axes cross${x === 0 ? ': none' : ''}.`],
      [`y = ${y}`, `Then the way ${y < 0 ? 'down' : 'up'}${y === 0 ? ': none' : ''}.`],
      [point(x, y), 'Write `x` first, then `y`.'],
    ),
  hints: ({ x, y }) => [
    'Start where the axes cross. How far right or left is P?',
    'Then: how far up or down?',
    `The first number is for right and left, the second for up and down. ${x < 0 || y < 0 ? 'Left and down are negative.' : x === 0 || y === 0 ? 'No way at all is 0.' : `Go \`${x}\` right first.`}`,
  ],
  confirms: ({ x, y }, key) => {
    const [a = Number.NaN, b = Number.NaN] = membersOf(key);
    return near(a, x) && near(b, y);
  },
  mistakes: {
    'geometry.coordinates-swapped': ({ x, y }) =>
      wrote(point(y, x), [`${y}, ${x}`, 'First the way up or down, then the way along.']),
    'geometry.coordinate-signs-lost': ({ x, y }) =>
      x >= 0 && y >= 0
        ? undefined
        : wrote(point(Math.abs(x), Math.abs(y)), [`${Math.abs(x)}, ${Math.abs(y)}`, 'Count the squares.']),
    'geometry.counts-from-one': ({ x, y }) =>
      x <= 0 || y <= 0
        ? undefined
        : wrote(point(x + 1, y + 1), [`${x + 1}, ${y + 1}`, 'Count the lines, starting at the corner with one.']),
  },
});

const lengthOf = ({ from, to }: Pair) => Math.abs(to - from);
const ends = ({ level, from, to, upright }: Pair) =>
  upright ? [point(level, from), point(level, to)] : [point(from, level), point(to, level)];

/** Draws what all cases of the skill have in common. */
const beginGridDistance = (rng: Rng, level: Level) => {
  const high = 4 + 2 * level;
  const a = rng.int(1, high - 2);
  const b = rng.int(a + 1, high);
  const side = rng.chance(0.5) ? 1 : -1;
  return { high, a, b, side };
};

const gridDistance = skill<Pair>({
  code: 'geometry.grid-distance',
  name: 'Find a distance along a grid line',
  canDo: 'I can find how far apart two points on one grid line are.',
  grade: 6,
  standards: ['6.NS.C.8', '6.G.A.3'],
  prerequisites: ['geometry.read-point'],
  cases: {
    'same-side': {
      label: 'both points on one side of an axis',
      draw: (rng, level) => {
        const { high, a, b, side } = beginGridDistance(rng, level);
        const [from, to] = [side * a, side * b];
        return { level: rng.int(-high, high), from, to, upright: rng.chance(0.5) };
      },
    },
    across: {
      label: 'points on different sides of an axis',
      draw: (rng, level) => {
        const { high, a, b } = beginGridDistance(rng, level);
        const [from, to] = [-a, b];
        return { level: rng.int(-high, high), from, to, upright: rng.chance(0.5) };
      },
    },
  },
  pose: (pair) => ({
    prompt: 'How far apart are these two points?',
    math: ends(pair).join(', '),
    answer: { kind: 'number', key: String(lengthOf(pair)) },
  }),
  solve: ({ from, to, upright }) => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    return steps(
      [`${from}, ${to}`, `The \`${upright ? 'x' : 'y'}\` numbers are equal, so only these two matter.`],
      [
        `${high} - ${inParentheses(low)} = ${high - low}`,
        low < 0 && high > 0
          ? `From \`${low}\` to 0 it is \`${-low}\`, from 0 to \`${high}\` it is \`${high}\`.`
          : 'Both lie on one side of 0: subtract.',
      ],
    );
  },
  hints: ({ from, to, upright }) => [
    `Which coordinate is the same? The points lie on one ${upright ? 'upright' : 'level'} line.`,
    `How far is it from \`${Math.min(from, to)}\` to \`${Math.max(from, to)}\` on a number line?`,
    from < 0 !== to < 0
      ? `0 lies between them. Go from \`${Math.min(from, to)}\` to 0 first, then on to \`${Math.max(from, to)}\`.`
      : `Both are on one side of 0: one is \`${Math.abs(from)}\` away from 0, the other \`${Math.abs(to)}\`.`,
  ],
  confirms: ({ from, to }, key) => {
    let jumps = 0;
    for (let at = Math.min(from, to); at < Math.max(from, to); at += 1) jumps += 1;
    return jumps === Number(key);
  },
  mistakes: {
    'geometry.distance-ignores-sides': ({ from, to }) =>
      from < 0 === to < 0
        ? undefined
        : wrote(String(Math.abs(Math.abs(to) - Math.abs(from))), [
            `${Math.max(Math.abs(from), Math.abs(to))} - ${Math.min(Math.abs(from), Math.abs(to))} = ${Math.abs(Math.abs(to) - Math.abs(from))}`,
            'Leave the minus out and take the smaller number away.',
          ]),
    'geometry.distance-counts-lines': (pair) =>
      wrote(String(lengthOf(pair) + 1), [
        String(lengthOf(pair) + 1),
        'Count the grid lines from one point to the other.',
      ]),
    'geometry.distance-always-adds': ({ from, to }) =>
      from < 0 === to < 0
        ? wrote(String(Math.abs(from) + Math.abs(to)), [
            `${Math.abs(from)} + ${Math.abs(to)} = ${Math.abs(from) + Math.abs(to)}`,
            'Add how far both are from 0.',
          ])
        : undefined,
  },
  read: (text) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pointsIn(text, 2) ?? [];
    if (!/distance|far apart/i.test(text) || ![x1, y1, x2, y2].every(Number.isInteger) || (x1 === x2) === (y1 === y2))
      return undefined;
    return x1 === x2 ? { level: x1, from: y1, to: y2, upright: true } : { level: y1, from: x1, to: x2, upright: false };
  },
});

export const coordinateSkills = [readPoint, gridDistance];
