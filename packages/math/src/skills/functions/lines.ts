import { near } from '../kit/arithmetic.ts';
import { evaluateText, sameFunction } from '../kit/evaluate-text.ts';
import { linear } from '../kit/linear-text.ts';
import { exact, fractionText, inParentheses } from '../kit/numeric.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { compact, pointsIn, typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { drawPoints, slopeOf, type TwoPoints } from './slope.ts';

/** The line of slope m through (x, y). */
type SlopePoint = { m: number; x: number; y: number };

const rule = (m: Parameters<typeof linear>[0], b: Parameters<typeof linear>[0]) => `y = ${linear(m, b, 'x')}`;

const interceptRules: Mistakes<SlopePoint> = {
  'functions.point-height-as-intercept': ({ m, x, y }) =>
    x === 0 ? undefined : wrote(rule(m, y), [`m = ${m}, b = ${y}`, `The point has height \`${y}\`, so start there.`]),
  'functions.intercept-wrong-direction': ({ m, x, y }) =>
    wrote(
      rule(m, y + m * x),
      [`${y} + ${inParentheses(m * x)} = ${y + m * x}`, 'Add what the slope makes.'],
      [rule(m, y + m * x), 'Write the equation.'],
    ),
  'functions.coordinates-swapped-in-equation': ({ m, x, y }) =>
    wrote(
      rule(m, x - m * y),
      [`${x} = ${m} * ${inParentheses(y)} + b`, 'Put the numbers of the point in.'],
      [rule(m, x - m * y), 'Solve for `b`.'],
    ),
};

const lineFromSlope = skill<SlopePoint>({
  code: 'functions.line-slope-point',
  name: 'Write a line from its slope and a point',
  canDo: 'I can write the equation of a line when I know its slope and one point.',
  grade: 8,
  standards: ['8.F.B.4', 'A-CED.A.2'],
  prerequisites: ['functions.slope-intercept'],
  cases: {
    positive: {
      label: 'positive slope',
      draw: (rng, level) => {
        const size = rng.int(2, 3 + level);
        const x = rng.int(1, 3 + level) * 1;
        const y =
          rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n !== x)) * (level === 3 && rng.chance(0.5) ? -1 : 1);
        return { m: size, x, y };
      },
    },
    negative: {
      label: 'negative slope',
      draw: (rng, level) => {
        const size = rng.int(2, 3 + level);
        const x = rng.int(1, 3 + level) * 1;
        const y =
          rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n !== x)) * (level === 3 && rng.chance(0.5) ? -1 : 1);
        return { m: -size, x, y };
      },
    },
    left: {
      label: 'a point left of the axis',
      draw: (rng, level) => {
        const size = rng.int(2, 3 + level);
        const x = rng.int(1, 3 + level) * -1;
        const y =
          rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n !== x)) * (level === 3 && rng.chance(0.5) ? -1 : 1);
        return { m: level > 1 && rng.chance(0.5) ? -size : size, x, y };
      },
    },
  },
  pose: ({ m, x, y }) => ({
    prompt: `A line has slope \`${m}\` and goes through \`(${x}, ${y})\`. Write its equation in the form \`y = mx + b\`.`,
    answer: { kind: 'equation', key: rule(m, y - m * x) },
  }),
  solve: ({ m, x, y }) =>
    steps(
      [`${y} = ${m} * ${inParentheses(x)} + b`, 'The point lies on the line: put its numbers into `y = mx + b`.'],
      [`b = ${y} - ${inParentheses(m * x)} = ${y - m * x}`, 'Solve for `b`.'],
      [rule(m, y - m * x), 'Write the equation.'],
    ),
  hints: ({ m, x, y }) => [
    'You know `m`. What is still missing?',
    `Put \`x = ${x}\` and \`y = ${y}\` into \`y = ${m}x + b\`.`,
    `You get \`${y} = ${m * x} + b\`. Find \`b\`, then write the whole equation.`,
  ],
  confirms: ({ m, x, y }, key) => {
    const side = key.replace(/^y = /, '');
    return near(evaluateText(side, { x }), y) && near(evaluateText(side, { x: x + 1 }) - evaluateText(side, { x }), m);
  },
  mistakes: interceptRules,
  read: (text) => {
    const m = /slope\s*(?:of|=|is)?\s*(-?\d+)/i.exec(typed(text).body)?.[1];
    const [x, y] = pointsIn(text, 1) ?? [];
    return m !== undefined && Number(m) !== 0 && x !== undefined && y !== undefined
      ? { m: Number(m), x, y }
      : undefined;
  },
});

const startOf = (points: TwoPoints) => exact(points.y1).sub(slopeOf(points).mul(exact(points.x1)));

const lineFromPoints = skill<TwoPoints>({
  code: 'functions.line-two-points',
  name: 'Write a line through two points',
  canDo: 'I can write the equation of the line through two points.',
  grade: 8,
  standards: ['8.F.B.4', 'A-CED.A.2'],
  prerequisites: ['functions.slope-two-points', 'functions.line-slope-point'],
  cases: {
    whole: {
      label: 'whole positive slope',
      draw: (rng, level) => {
        const points = drawPoints(rng, level, 'whole');
        const moved = points.x1 === 0 ? 1 : 0;
        return { ...points, x1: points.x1 + moved, x2: points.x2 + moved };
      },
    },
    negative: {
      label: 'negative slope',
      draw: (rng, level) => {
        const points = drawPoints(rng, level, 'negative');
        const moved = points.x1 === 0 ? 1 : 0;
        return { ...points, x1: points.x1 + moved, x2: points.x2 + moved };
      },
    },
    fraction: {
      label: 'slope is a fraction',
      draw: (rng, level) => {
        const points = drawPoints(rng, level, 'fraction');
        const moved = points.x1 === 0 ? 1 : 0;
        return { ...points, x1: points.x1 + moved, x2: points.x2 + moved };
      },
    },
  },
  pose: (points) => ({
    prompt: 'Write the equation of the line through these two points in the form `y = mx + b`.',
    math: `(${points.x1}, ${points.y1}), (${points.x2}, ${points.y2})`,
    answer: { kind: 'equation', key: rule(slopeOf(points), startOf(points)) },
  }),
  solve: (points) => {
    const { x1, y1, x2, y2 } = points;
    const m = fractionText(slopeOf(points));
    return steps(
      [`m = (${y2} - ${inParentheses(y1)})/(${x2} - ${inParentheses(x1)}) = ${m}`, 'Find the slope.'],
      [`${y1} = ${inParentheses(m)} * ${inParentheses(x1)} + b`, 'Put the first point in.'],
      [`b = ${fractionText(startOf(points))}`, 'Solve for `b`.'],
      [rule(slopeOf(points), startOf(points)), 'Write the equation.'],
    );
  },
  hints: (points) => [
    'Which two numbers do you need for `y = mx + b`?',
    'Find the slope from the two points first.',
    `The slope is \`${fractionText(slopeOf(points))}\`. Put one of the points into \`y = mx + b\` to find \`b\`.`,
  ],
  confirms: ({ x1, y1, x2, y2 }, key) => {
    const side = key.replace(/^y = /, '');
    const through = (x: number) => y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
    return sameFunction(side, through, 'x');
  },
  mistakes: {
    'functions.slope-run-over-rise': (points) => {
      if (slopeOf(points).equals(0)) return undefined;
      const m = slopeOf(points).inverse();
      const b = exact(points.y1).sub(m.mul(exact(points.x1)));
      return wrote(
        rule(m, b),
        [`m = ${fractionText(m)}`, 'Divide how far across by how far up.'],
        [rule(m, b), 'Find `b` with the first point.'],
      );
    },
    'functions.point-height-as-intercept': (points) =>
      points.x1 === 0
        ? undefined
        : wrote(
            rule(slopeOf(points), points.y1),
            [`m = ${fractionText(slopeOf(points))}`, 'Find the slope.'],
            [rule(slopeOf(points), points.y1), 'Start at the height of the first point.'],
          ),
    'functions.slope-mixed-order': (points) => {
      const m = slopeOf(points).neg();
      const b = exact(points.y1).sub(m.mul(exact(points.x1)));
      return wrote(
        rule(m, b),
        [`m = ${fractionText(m)}`, 'Subtract the heights, then subtract the others.'],
        [rule(m, b), 'Find `b` with the first point.'],
      );
    },
  },
  read: (text) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pointsIn(text, 2) ?? [];
    return /\bline\b|equation/i.test(compact(text).body) && !/slope|gradient/i.test(text) && x1 !== x2
      ? { x1, y1, x2, y2 }
      : undefined;
  },
});

export const lineSkills = [lineFromSlope, lineFromPoints];
