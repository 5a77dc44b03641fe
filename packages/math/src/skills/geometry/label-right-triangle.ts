import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { groupsIn, lettersOf } from '../kit/grouped.ts';
import { numbersAt, poseLabeled } from '../kit/labeled.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';
import { toward } from './measures.ts';

/** A right triangle with legs `a` and `b`, turned by `turned` degrees; `sides` are its sides in the order of their numbers. */
type Right = {
  readonly a: number;
  readonly b: number;
  readonly turned: number;
  readonly sides: readonly number[];
  readonly names: readonly string[];
};

/** Side 0 is the first leg, 1 the second, 2 is across from the right angle. */
const HYPOTENUSE = 2;

function cornersOf({ a, b, turned }: Right) {
  const first = toward(0, 0, turned, a);
  const second = toward(0, 0, turned + 90, b);
  return [{ x: 0, y: 0 }, first, second] as const;
}

/** The ends of a side. */
function sideOf(p: Right, side: number) {
  const [corner, first, second] = cornersOf(p);
  return side === 0 ? [corner, first] : side === 1 ? [corner, second] : [first, second];
}

const labelsFor = (p: Right, hypotenuse: number): readonly number[] =>
  p.sides.map((side) => p.names.indexOf(side === hypotenuse ? 'hypotenuse' : 'leg'));

/** Grade 8: the sides of a right triangle by their names. */
export const labelRightTriangle = skill<Right>({
  code: 'geometry.label-right-triangle',
  name: 'Label the sides of a right triangle',
  canDo: 'I can tell the legs and the hypotenuse of a right triangle, however it lies.',
  grade: 8,
  standards: ['8.G.B.7'],
  prerequisites: ['geometry.angle-types'],
  cases: casesOf({ level: 'a leg is level', turned: 'the triangle is turned' }, (rng, level, id): Right => {
    const make = () => ({
      a: rng.int(byLevel(level, 3, 5, 11), byLevel(level, 6, 9, 19)),
      b: rng.int(byLevel(level, 3, 5, 11), byLevel(level, 6, 9, 19)),
      turned: id === 'level' ? rng.pick([0, 90, 180, 270]) : rng.int(3, 8) * 5 + rng.pick([0, 90, 180, 270]),
      sides: rng.shuffle([0, 1, HYPOTENUSE]),
      names: rng.shuffle(['leg', 'hypotenuse']),
    });
    return drawUntil(make, ({ a, b }) => a !== b && Math.max(a, b) < 2 * Math.min(a, b), {
      ...make(),
      a: 3,
      b: 4,
    });
  }),
  pose: (p) => {
    const corners = cornersOf(p);
    const middle = {
      x: (corners[1].x + corners[2].x) / 3,
      y: (corners[1].y + corners[2].y) / 3,
    };
    const away = Math.hypot(p.a, p.b) / 8;
    const sides = p.sides.map((side) => {
      const [from = corners[0], to = corners[0]] = sideOf(p, side);
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const out = Math.hypot(at.x - middle.x, at.y - middle.y);
      return { x: at.x + ((at.x - middle.x) / out) * away, y: at.y + ((at.y - middle.y) / out) * away };
    });
    const place = p.sides.indexOf(HYPOTENUSE) + 1;
    return poseLabeled(
      'Label the sides of the right triangle. A label may fit twice.',
      {
        kind: 'figure',
        polygons: [{ corners: [...corners] }],
        angles: [{ x: 0, y: 0, from: p.turned, to: p.turned + 90, right: true }],
        labels: numbersAt(sides),
        alt: `A right triangle with its right angle marked. Side ${place} lies across from the right angle. The other two sides meet at it.`,
      },
      { labels: p.names, right: labelsFor(p, HYPOTENUSE) },
    );
  },
  solve: (p) =>
    steps(
      [String(p.sides.indexOf(HYPOTENUSE) + 1), 'This side lies across from the right angle: it is the hypotenuse.'],
      [lettersOf(labelsFor(p, HYPOTENUSE)), 'The two sides at the right angle are the legs.'],
    ),
  hints: () => [
    'Find the mark of the right angle first.',
    'Two sides meet at the right angle. What is the third side, across from it, called?',
  ],
  confirms: (p, key) => {
    const long = p.sides.map((side) => (side === HYPOTENUSE ? Math.hypot(p.a, p.b) : side === 0 ? p.a : p.b));
    return groupsIn(key).every(
      (label, index) => (p.names[label] === 'hypotenuse') === (long[index] === Math.max(...long)),
    );
  },
  mistakes: {},
});
