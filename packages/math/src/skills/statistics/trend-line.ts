import type { Level, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { signed } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** The line y = mx + b near points at x = 1 … ; asked for x = at. `points` holds x0, y0, x1, y1, …. */
type Trend = { story: number; m: number; b: number; at: number; points: readonly number[] };

const stories = [
  {
    x: 'hours of practice',
    y: 'score',
    ask: (at: number) => `What score does the line predict for \`${at}\` hours of practice?`,
  },
  {
    x: 'weeks since planting',
    y: 'height in centimeters',
    ask: (at: number) => `What height in centimeters does the line predict for week \`${at}\`?`,
  },
  {
    x: 'kilometers driven',
    y: 'fare in dollars',
    ask: (at: number) => `What fare in dollars does the line predict for \`${at}\` kilometers?`,
  },
] as const;

const lineText = ({ m, b }: Trend) => `y = ${m === 1 ? '' : m}x ${signed(b)}`;
const storyOf = ({ story }: Trend) => stories[story] ?? stories[0];
const lastX = ({ points }: Trend) => points[points.length - 2] ?? 0;
const lastY = ({ points }: Trend) => points[points.length - 1] ?? 0;

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const m = rng.int(2, 3 + level);
  const b = rng.int(2, 5 + 5 * level);
  const gap = rng.int(4, 7);
  const xs = [1, 2, 3, 4, 5, 6, 7, 8].filter((x) => x !== gap);
  return { m, b, gap, xs };
};

const trendLine = skill<Trend>({
  code: 'statistics.trend-line',
  name: 'Predict with a trend line',
  canDo: 'I can use the line through a cloud of points to predict.',
  grade: 8,
  standards: ['8.SP.A.2', '8.SP.A.3', 'S-ID.B.6a'],
  prerequisites: ['functions.slope-intercept'],
  cases: {
    within: {
      label: 'between the points',
      draw: (rng, level) => {
        const { m, b, gap, xs } = begin(rng, level);
        return {
          story: rng.int(0, stories.length - 1),
          m,
          b,
          at: gap,
          points: xs.flatMap((x) => [x, m * x + b + rng.pick([-2, -1, 1, 2])]),
        };
      },
    },
    beyond: {
      label: 'beyond the points',
      draw: (rng, level) => {
        const { m, b, xs } = begin(rng, level);
        return {
          story: rng.int(0, stories.length - 1),
          m,
          b,
          at: rng.int(9, 10 + 2 * level),
          points: xs.flatMap((x) => [x, m * x + b + rng.pick([-2, -1, 1, 2])]),
        };
      },
    },
  },
  pose: (trend) => {
    const { m, b, at, points } = trend;
    const { x, y, ask } = storyOf(trend);
    const pairs = points.flatMap((value, index) => (index % 2 === 0 ? [{ x: value, y: points[index + 1] ?? 0 }] : []));
    const top = m * Math.max(at, 8) + b + 4;
    const step = top > 60 ? 10 : 5;
    return {
      prompt: `The points show ${x} (\`x\`) and ${y} (\`y\`). The trend line is \`${lineText(trend)}\`. ${ask(at)}`,
      picture: {
        kind: 'coordinate-plane',
        x: { from: 0, to: Math.max(at, 8) + 1, step: 1, label: x },
        y: { from: 0, to: Math.ceil(top / step) * step, step, label: y },
        points: pairs,
        lines: [{ x1: 0, y1: b, x2: 1, y2: m + b, label: lineText(trend) }],
        alt: `A scatter plot of ${y} against ${x} with ${pairs.length} points that rise from left to right, and a trend line through the cloud.`,
      },
      answer: { kind: 'number', key: String(m * at + b) },
    };
  },
  solve: (trend) => {
    const { m, b, at } = trend;
    return steps(
      [`y = ${m} * ${at} ${signed(b)}`, `Put \`${at}\` in place of \`x\`.`],
      [`y = ${m * at + b}`, 'Work it out.'],
    );
  },
  hints: (trend) => [
    'A prediction comes from the line, not from a single point.',
    `Put \`${trend.at}\` in place of \`x\` in \`${lineText(trend)}\`.`,
    `Multiply first: \`${trend.m} * ${trend.at} = ${trend.m * trend.at}\`.`,
  ],
  confirms: ({ m, b, at }, key) => {
    let height = b;
    for (let x = 0; x < at; x += 1) height += m;
    return near(height, Number(key));
  },
  mistakes: {
    'statistics.nearest-point-not-line': (trend) => {
      const { points, at } = trend;
      const index =
        at > lastX(trend) ? points.length - 2 : points.findIndex((value, place) => place % 2 === 0 && value === at - 1);
      const y = at > lastX(trend) ? lastY(trend) : (points[index + 1] ?? lastY(trend));
      return wrote(String(y), [`(${points[index] ?? lastX(trend)}, ${y})`, 'Take the closest point in the plot.']);
    },
    'statistics.trend-start-dropped': ({ m, at }) =>
      wrote(String(m * at), [`${m} * ${at} = ${m * at}`, `It is \`${m}\` for each one.`]),
    'statistics.trend-continued-in-proportion': (trend) => {
      const doubled = 2 * (trend.m * (trend.at / 2) + trend.b);
      return trend.at % 2 !== 0
        ? undefined
        : wrote(
            String(doubled),
            [String(doubled / 2), `Read the line at \`${trend.at / 2}\`.`],
            [`2 * ${doubled / 2} = ${doubled}`, 'Twice the `x`, twice the `y`.'],
          );
    },
  },
});

export const trendLineSkills = [trendLine];
