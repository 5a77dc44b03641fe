import type { Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Corners x0, y0, x1, y1, …; a slide by `right` and `up`, a mirror, or quarter turns to the right. */
type Moved = {
  readonly kind: 'slide' | 'flip' | 'turn';
  readonly corners: readonly number[];
  readonly right: number;
  readonly up: number;
  readonly mirror: string;
  readonly quarters: number;
};
type Point = readonly [x: number, y: number];

const NAMES = ['A', 'B', 'C'] as const;
const SIZE = 10;
const plain = (n: number): number => (n === 0 ? 0 : n);
const textOf = (points: readonly Point[]): string => points.map(([x, y]) => `(${plain(x)}, ${plain(y)})`).join(', ');
const pointsOf = ({ corners }: Moved): readonly Point[] =>
  NAMES.map((_name, at): Point => [corners[2 * at] ?? 0, corners[2 * at + 1] ?? 0]);
const moved = (p: Moved, to: (point: Point) => Point): string => textOf(pointsOf(p).map(to));

const inMirror =
  (mirror: string) =>
  ([x, y]: Point): Point =>
    mirror === 'x' ? [x, -y] : [-x, y];
const turnedBy =
  (quarters: number) =>
  ([x, y]: Point): Point =>
    quarters === 1 ? [y, -x] : quarters === 2 ? [-x, -y] : [-y, x];

function imageOf(p: Moved): string {
  if (p.kind === 'slide') return moved(p, ([x, y]) => [x + p.right, y + p.up]);
  return moved(p, p.kind === 'flip' ? inMirror(p.mirror) : turnedBy(p.quarters));
}

/** A right triangle with legs of different lengths, so that a turn and a flip can be told apart. */
function drawTriangle(rng: Rng, far: number): readonly number[] {
  const [x, y] = [rng.int(1, far), rng.int(1, far)];
  const [long, short] = [3, rng.int(1, 2)];
  return rng.pick([
    [x, y, x + long, y, x, y + short],
    [x, y, x + short, y, x, y + long],
  ] as const);
}

function told({ kind, right, up, mirror, quarters }: Moved): string {
  if (kind === 'slide')
    return `slides \`${Math.abs(right)}\` to the ${right < 0 ? 'left' : 'right'} and \`${Math.abs(up)}\` ${up < 0 ? 'down' : 'up'}`;
  if (kind === 'flip') return `is reflected in the \`${mirror}\`-axis`;
  return quarters === 2
    ? 'is turned `180` degrees about the origin'
    : `is turned \`90\` degrees ${quarters === 1 ? 'clockwise' : 'counterclockwise'} about the origin`;
}

const axis = { from: -SIZE, to: SIZE, step: 1 };

/** Grade 8: a whole figure slides, flips or turns. */
export const moveFigure = skill<Moved>({
  code: 'geometry.move-figure',
  name: 'Slide, reflect or turn a figure',
  canDo: 'I can move a figure on the grid and name its new corners.',
  grade: 8,
  standards: ['8.G.A.3', '8.G.A.2', 'G-CO.A.5'],
  prerequisites: ['geometry.translate-point', 'geometry.reflect-point', 'geometry.rotate-point'],
  cases: casesOf({ slide: 'a slide', flip: 'a reflection', turn: 'a turn' }, (rng, level, kind): Moved => {
    const step = (most: number) => rng.pick([-1, 1]) * rng.int(1, most);
    const right = step(3);
    const up = step(byLevel(level, 2, 3, 3));
    return {
      kind,
      corners: drawTriangle(rng, byLevel(level, 2, 2, 3)),
      right: right === up ? right + Math.sign(right) : right,
      up,
      mirror: rng.pick(['x', 'y']),
      quarters: rng.pick(level === 1 ? [1, 3] : [1, 2, 3]),
    };
  }),
  pose: (p) => ({
    prompt: `Triangle ABC ${told(p)}. Write the corners A', B' and C' of its image, with commas between them.`,
    answer: { kind: 'list', key: imageOf(p) },
    picture: {
      kind: 'coordinate-plane',
      ...{ x: axis, y: axis },
      shapes: [{ corners: pointsOf(p).map(([x, y], at) => ({ x, y, label: NAMES[at] ?? '' })) }],
      alt: `A coordinate plane with a triangle: ${pointsOf(p)
        .map(([x, y], at) => `${NAMES[at]} at (${x}, ${y})`)
        .join(', ')}.`,
    },
  }),
  solve: (p) =>
    steps([
      imageOf(p),
      p.kind === 'slide'
        ? 'Every corner goes the same way: across with its first number, up and down with its second.'
        : p.kind === 'flip'
          ? `In the \`${p.mirror}\`-axis the ${p.mirror === 'x' ? 'second' : 'first'} number of every corner changes its sign.`
          : 'Turn every corner about the origin, one after the other.',
    ]),
  hints: (p) => [
    'Move one corner first. The others go the same way.',
    p.kind === 'slide'
      ? 'Across changes the first number, up and down the second one.'
      : p.kind === 'flip'
        ? 'The image is as far from the axis, on the other side.'
        : 'A corner on an axis goes to the other axis with a quarter turn. Which way?',
  ],
  confirms: (p, key) => {
    const image = [...key.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
    return pointsOf(p).every(([x, y], at) => {
      const [a = 0, b = 0] = image[at] ?? [];
      if (p.kind === 'slide') return a - p.right === x && b - p.up === y;
      if (p.kind === 'flip') return p.mirror === 'x' ? a === x && b + y === 0 : a + x === 0 && b === y;
      const [dot, cross] = [x * a + y * b, x * b - y * a];
      const size = x * x + y * y;
      return p.quarters === 2 ? dot === -size : dot === 0 && cross === (p.quarters === 1 ? -size : size);
    });
  },
  mistakes: {
    'geometry.slide-coordinates-mixed': (p) =>
      p.kind === 'slide'
        ? wrote(
            moved(p, ([x, y]) => [x + p.up, y + p.right]),
            [textOf([[p.up, p.right]]), 'Up and down for the first number, across for the second.'],
          )
        : undefined,
    'geometry.slide-always-adds': (p) =>
      p.kind === 'slide' && (p.right < 0 || p.up < 0)
        ? wrote(
            moved(p, ([x, y]) => [x + Math.abs(p.right), y + Math.abs(p.up)]),
            [textOf([[Math.abs(p.right), Math.abs(p.up)]]), 'Add both numbers.'],
          )
        : undefined,
    'geometry.reflects-in-other-axis': (p) =>
      p.kind === 'flip'
        ? wrote(moved(p, inMirror(p.mirror === 'x' ? 'y' : 'x')), [
            moved(p, inMirror(p.mirror === 'x' ? 'y' : 'x')),
            `Change the ${p.mirror === 'x' ? 'first' : 'second'} number.`,
          ])
        : undefined,
    'geometry.reflection-changes-both-signs': (p) =>
      p.kind === 'flip' ? wrote(moved(p, turnedBy(2)), [moved(p, turnedBy(2)), 'Change both signs.']) : undefined,
    'geometry.turns-other-way': (p) =>
      p.kind === 'turn' && p.quarters !== 2
        ? wrote(moved(p, turnedBy(4 - p.quarters)), [moved(p, turnedBy(4 - p.quarters)), 'Turn the other way.'])
        : undefined,
    'geometry.turn-swaps-without-sign': (p) =>
      p.kind === 'turn' && p.quarters !== 2
        ? wrote(
            moved(p, ([x, y]) => [y, x]),
            [moved(p, ([x, y]) => [y, x]), 'Swap the two numbers.'],
          )
        : undefined,
  },
});
