import { range } from '../kit/arithmetic.ts';
import { fromPool } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { polynomialText } from './polynomial.ts';

/** A line y = mx + d that meets a parabola y = x^2 + bx + c or a circle x^2 + y^2 = c at x = given and at x = other. */
type Meeting = {
  readonly curve: 'parabola' | 'circle';
  readonly m: number;
  readonly d: number;
  readonly b: number;
  readonly c: number;
  readonly given: number;
  readonly other: number;
};

const SIZE = 10;
const yOf = ({ m, d }: Meeting, x: number): number => m * x + d;
const fits = (p: Meeting): boolean =>
  [p.given, p.other].every((x) => Math.abs(x) <= SIZE && Math.abs(yOf(p, x)) <= SIZE) &&
  p.given !== p.other &&
  p.m !== 0;

/** x^2 + bx + c - (mx + d) = (x - given)(x - other). */
const parabolas = (far: number, slope: number): readonly Meeting[] =>
  range(-far, far).flatMap((given) =>
    range(-far, far).flatMap((other) =>
      range(-slope, slope).flatMap((m) =>
        range(-4, 4).map(
          (d): Meeting => ({ curve: 'parabola', m, d, b: m - given - other, c: given * other + d, given, other }),
        ),
      ),
    ),
  );

/** Lines with whole slope through two points with whole coordinates on a circle about (0, 0). */
function circles(far: number): readonly Meeting[] {
  const points = range(-far, far).flatMap((x) => range(-far, far).map((y) => ({ x, y })));
  return points.flatMap((one) =>
    points
      .filter((two) => two.x !== one.x && two.x ** 2 + two.y ** 2 === one.x ** 2 + one.y ** 2)
      .filter((two) => (two.y - one.y) % (two.x - one.x) === 0)
      .map((two): Meeting => {
        const m = (two.y - one.y) / (two.x - one.x);
        return {
          curve: 'circle',
          m,
          d: one.y - m * one.x,
          b: 0,
          c: one.x ** 2 + one.y ** 2,
          given: one.x,
          other: two.x,
        };
      }),
  );
}

const pool = {
  parabola: fromPool((level) =>
    parabolas(1 + level, level).filter((p) => fits(p) && (level === 1) === (p.b === 0) && Math.abs(p.c) <= 9 * level),
  ),
  circle: fromPool((level) => circles(2 + 2 * level).filter((p) => fits(p) && p.c > (level - 1) * 12)),
};

const lineText = ({ m, d }: Meeting): string => `y = ${polynomialText([d, m], 'x')}`;
const curveText = ({ curve, b, c }: Meeting): string =>
  curve === 'parabola' ? `y = ${polynomialText([c, b, 1], 'x')}` : `x^2 + y^2 = ${c}`;
const at = (p: Meeting, x: number): string => `(${x}, ${yOf(p, x)})`;

/** What is 0 at both solutions: x^2 + … */
const together = ({ curve, m, d, b, c }: Meeting) =>
  curve === 'parabola' ? ([c - d, b - m, 1] as const) : ([d * d - c, 2 * m * d, 1 + m * m] as const);

/** Algebra 1: a line and a parabola or a circle. */
export const lineAndCurve = skill<Meeting>({
  code: 'algebra.line-and-curve',
  name: 'Solve a system of a line and a curve',
  canDo: 'I can find both points where a line meets a parabola or a circle.',
  grade: 9,
  standards: ['A-REI.C.7', 'A-REI.D.11'],
  prerequisites: ['algebra.systems-substitution', 'algebra.solve-by-factoring'],
  cases: {
    parabola: { label: 'a line and a parabola', draw: (rng, level) => pool.parabola(rng, level) },
    circle: { label: 'a line and a circle', draw: (rng, level) => pool.circle(rng, level) },
  },
  pose: (p) => ({
    prompt: `This system has two solutions. One is \`${at(p, p.given)}\`. Write the other one as a point \`(x, y)\`.`,
    math: `${curveText(p)}, ${lineText(p)}`,
    answer: { kind: 'point', key: at(p, p.other) },
  }),
  solve: (p) => {
    const [c, b, a] = together(p);
    return steps(
      [
        `${polynomialText([c, b, a], 'x')} = 0`,
        p.curve === 'parabola'
          ? 'Both sides are `y`, so set them equal and bring all to one side.'
          : `Put \`${polynomialText([p.d, p.m], 'x')}\` in place of \`y\`, and bring all to one side.`,
      ],
      [`x = ${p.given} or x = ${p.other}`, 'Solve. One of the two is known.'],
      [`y = ${yOf(p, p.other)}`, 'Put the other one into the line.'],
      [at(p, p.other), 'Write both as a point.'],
    );
  },
  hints: (p) => [
    'At a solution both equations hold for the same `x` and the same `y`.',
    p.curve === 'parabola'
      ? 'Set the two expressions for `y` equal.'
      : 'Put the expression for `y` of the line into the circle.',
    `It comes to \`${polynomialText(together(p), 'x')} = 0\`. One solution is known.`,
  ],
  confirms: (p, key) => {
    const [x = 0, y = 0] = key.replace(/[()]/g, '').split(',').map(Number);
    const onCurve = p.curve === 'parabola' ? y === x * x + p.b * x + p.c : x * x + y * y === p.c;
    return onCurve && y === p.m * x + p.d && x !== p.given;
  },
  mistakes: {
    'algebra.second-solution-mirrored': (p) =>
      // Where the other solution is the mirrored one, nobody is wrong.
      p.given === 0 || p.other === -p.given
        ? undefined
        : wrote(
            `(${-p.given}, ${yOf(p, p.given)})`,
            [`x = ${-p.given}`, 'A square has two roots, one with a minus.'],
            [`(${-p.given}, ${yOf(p, p.given)})`, 'The height is the same.'],
          ),
    'algebra.solution-swapped': (p) =>
      // The point that is given is not written once more.
      yOf(p, p.other) === p.given && p.other === yOf(p, p.given)
        ? undefined
        : wrote(
            `(${yOf(p, p.other)}, ${p.other})`,
            [`x = ${p.other}, y = ${yOf(p, p.other)}`, 'Solve.'],
            [`(${yOf(p, p.other)}, ${p.other})`, 'Write both.'],
          ),
    'algebra.other-x-with-the-same-y': (p) =>
      wrote(
        `(${p.other}, ${yOf(p, p.given)})`,
        [`x = ${p.other}`, 'Solve for `x`.'],
        [`(${p.other}, ${yOf(p, p.given)})`, 'The `y` is known.'],
      ),
  },
});
