import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { sumText, term } from '../kit/linear-text.ts';
import { inParentheses, ratioText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** ax + by = c through (x, y), or y = ax^2 + b; `points` holds x0, y0, x1, y1, … of which some are on the graph. */
type OnGraph = {
  readonly kind: 'height' | 'place' | 'curve' | 'count';
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
  readonly points: readonly number[];
};

const isLine = ({ kind }: OnGraph): boolean => kind === 'height' || kind === 'place';
const rightOf = ({ a, b, x, y }: OnGraph): number => a * x + b * y;
const equationOf = (p: OnGraph): string =>
  isLine(p)
    ? `${sumText([term(p.a, 'x'), term(p.b, 'y')])} = ${rightOf(p)}`
    : `y = ${sumText([term(p.a, 'x^2'), term(p.b)])}`;
const pairs = ({ points }: OnGraph) =>
  points.flatMap((value, at) => (at % 2 === 0 ? [{ x: value, y: points[at + 1] ?? 0 }] : []));
const square = ({ a, b }: OnGraph, x: number): number => a * x * x + b;
const counted = (p: OnGraph): number => pairs(p).filter(({ x, y }) => y === square(p, x)).length;
const keyOf = (p: OnGraph): number => ({ height: p.y, place: p.x, curve: square(p, p.x), count: counted(p) })[p.kind];

/** Algebra 1: a graph is all the points that make its equation true. */
export const onTheGraph = skill<OnGraph>({
  code: 'algebra.on-the-graph',
  name: 'Tell which points are on a graph',
  canDo: 'I can use an equation to tell which points are on its graph.',
  grade: 9,
  standards: ['A-REI.D.10', 'A-CED.A.2'],
  prerequisites: ['equations.two-step', 'geometry.read-point'],
  cases: casesOf(
    {
      height: 'the second coordinate',
      place: 'the first coordinate',
      curve: 'a point of a curve',
      count: 'how many points are on it',
    },
    (rng, level, kind): OnGraph => {
      const size = byLevel(level, 4, 6, 9);
      const sign = () => (level > 1 && rng.chance(0.5) ? -1 : 1);
      const [x, y] = [rng.int(1, size) * sign(), rng.int(1, size) * sign()];
      if (kind === 'height' || kind === 'place')
        return { kind, a: rng.int(2, size), b: rng.int(2, size) * sign(), x, y: y === x ? y + 2 : y, points: [] };
      const a = level === 3 ? rng.pick([-1, 2, 3]) : level === 2 ? rng.pick([1, -1, 2]) : 1;
      const b = rng.pick([-1, 1]) * rng.int(1, size);
      const near1 = () => rng.pick([-2, -1, 1, 2]);
      const xs = rng.shuffle([-3, -2, -1, 1, 2, 3]).slice(0, 4);
      const points = xs.flatMap((at) => {
        const height = a * at * at + b;
        return rng.chance(0.5) ? [at, height] : rng.chance(0.4) ? [height, at] : [at, height + near1()];
      });
      return { kind, a, b, x: rng.int(2, 2 + level) * sign(), y: 0, points: kind === 'count' ? points : [] };
    },
  ),
  pose: (p) => ({
    prompt:
      p.kind === 'count'
        ? `How many of these points are on the graph of the equation below? ${pairs(p)
            .map(({ x, y }) => `\`(${x}, ${y})\``)
            .join(', ')}`
        : `The point \`(${p.kind === 'place' ? `k, ${p.y}` : `${p.x}, k`})\` is on the graph of the equation below. Which number is \`k\`?`,
    math: equationOf(p),
    answer: {
      kind: 'number',
      key: String(keyOf(p)),
      ...(p.kind === 'count' ? { units: ['points', 'point'] } : { variable: 'k' }),
    },
  }),
  solve: (p) => {
    const { kind, a, b, x, y } = p;
    if (kind === 'count')
      return steps(
        ...pairs(p).map(
          (one) =>
            [
              `x = ${one.x}, y = ${square(p, one.x)}`,
              one.y === square(p, one.x)
                ? `\`(${one.x}, ${one.y})\` is on the graph.`
                : `\`(${one.x}, ${one.y})\` is not on the graph.`,
            ] as const,
        ),
        [String(counted(p)), 'Count those that are on it.'],
      );
    if (kind === 'curve')
      return steps([
        `k = ${sumText([term(a, 'x^2'), term(b)]).replace('x', inParentheses(x))} = ${keyOf(p)}`,
        `Put \`${x}\` in place of \`x\`. What comes out is \`y\`.`,
      ]);
    const [known, factor, rest] = kind === 'height' ? [a * x, b, x] : [b * y, a, y];
    return steps(
      [
        kind === 'height'
          ? `${a} * ${inParentheses(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)}k = ${rightOf(p)}`
          : `${a}k ${b < 0 ? '-' : '+'} ${Math.abs(b)} * ${inParentheses(y)} = ${rightOf(p)}`,
        `Put \`${rest}\` in place of \`${kind === 'height' ? 'x' : 'y'}\`.`,
      ],
      [`${factor}k = ${rightOf(p) - known}`, 'Bring the number to the other side.'],
      [`k = ${keyOf(p)}`, 'Divide.'],
    );
  },
  hints: ({ kind }) => [
    'A point is on the graph if its two coordinates make the equation true.',
    kind === 'count'
      ? 'Take one point after the other: put its first number in place of `x`. Does its second number come out?'
      : 'The first coordinate goes in place of `x`, the second one in place of `y`.',
  ],
  confirms: (p, key) => {
    const [left = '', right = ''] = equationOf(p).split(' = ');
    const holds = (x: number, y: number) => near(evaluateText(left, { x, y }), evaluateText(right, { x, y }));
    if (p.kind === 'count') return pairs(p).filter(({ x, y }) => holds(x, y)).length === Number(key);
    return p.kind === 'place' ? holds(Number(key), p.y) : holds(p.x, Number(key));
  },
  mistakes: {
    'algebra.point-put-in-backward': (p) => {
      const { kind, a, b, x, y } = p;
      if (kind === 'height')
        return wrote(
          ratioText(rightOf(p) - b * x, a),
          [`${a}k = ${rightOf(p) - b * x}`, `Put \`${x}\` in place of \`y\`.`],
          [`k = ${ratioText(rightOf(p) - b * x, a)}`, 'Divide.'],
        );
      if (kind === 'place')
        return wrote(
          ratioText(rightOf(p) - a * y, b),
          [`${b}k = ${rightOf(p) - a * y}`, `Put \`${y}\` in place of \`x\`.`],
          [`k = ${ratioText(rightOf(p) - a * y, b)}`, 'Divide.'],
        );
      const backward = pairs(p).filter((one) => one.x === square(p, one.y)).length;
      return kind === 'count' ? wrote(backward, [String(backward), 'Put the second number into the rule.']) : undefined;
    },
    'algebra.right-side-as-coordinate': (p) =>
      isLine(p) ? wrote(rightOf(p), [`k = ${rightOf(p)}`, 'It is what comes out.']) : undefined,
    'algebra.letter-without-its-factor': (p) => {
      const rest = p.kind === 'height' ? rightOf(p) - p.a * p.x : rightOf(p) - p.b * p.y;
      return isLine(p) ? wrote(rest, [`k = ${rest}`, 'What is left is the number.']) : undefined;
    },
    'algebra.square-as-double': ({ kind, a, b, x }) =>
      kind === 'curve' ? wrote(2 * a * x + b, [`k = ${2 * a * x + b}`, 'Squared is twice.']) : undefined,
    'algebra.minus-squared-stays': ({ kind, a, b, x }) =>
      kind === 'curve' && x < 0 ? wrote(-a * x * x + b, [`k = ${-a * x * x + b}`, 'The minus stays.']) : undefined,
  },
});
