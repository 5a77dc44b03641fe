import type { Picture } from '../../pictures/types.ts';
import type { Prose } from '../../types.ts';
import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { near, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

const pairsOf = (points: readonly number[]) =>
  points.flatMap((value, at) => (at % 2 === 0 ? [{ x: value, y: points[at + 1] ?? 0 }] : []));

/** A scatter plot; `about` says how it goes, without giving the answer away. */
function scatter(points: readonly number[], about: Prose): Picture {
  const pairs = pairsOf(points);
  const top = Math.max(...pairs.map(({ y }) => y)) + 1;
  const step = [1, 2, 5, 10, 20].find((one) => top / one <= 15) ?? 50;
  return {
    kind: 'coordinate-plane',
    x: { from: 0, to: Math.max(...pairs.map(({ x }) => x)) + 1, step: 1 },
    y: { from: 0, to: Math.ceil(top / step) * step, step },
    points: pairs,
    alt: `A scatter plot of ${pairs.length} points. ${about} ${pairs.map(({ x, y }) => `(${x}, ${y})`).join(', ')}.`,
  };
}

/** Points about y = mx + b. */
type Cloud = { readonly m: number; readonly b: number; readonly points: readonly number[] };

const lineText = (m: number, b: number): string =>
  `y = ${m === 1 ? '' : m === -1 ? '-' : m}x${b === 0 ? '' : ` ${signed(b)}`}`;
const option = (m: number, b: number): string => `\`${lineText(m, b)}\``;
const errors = ({ points }: Cloud, m: number, b: number): number =>
  pairsOf(points).reduce((sum, { x, y }) => sum + (y - m * x - b) ** 2, 0);
const high = ({ m }: Cloud): number => byLevel(2, 4, Math.max(4, Math.abs(m) + 2), 4);
/** Through (0, 0), as high as the cloud in its middle. */
const throughOrigin = ({ m, b, points }: Cloud): number => {
  const middle = points[points.length / 2 - ((points.length / 2) % 2)] ?? 1;
  return Math.round((m * middle + b) / middle);
};

const fitLine = skill<Cloud>({
  code: 'statistics.fit-line',
  name: 'Choose the line that fits data best',
  canDo: 'I can choose the line that goes through the middle of a cloud of points.',
  grade: 9,
  standards: ['S-ID.B.6c', 'S-ID.B.6a', '8.SP.A.2'],
  prerequisites: ['statistics.trend-line', 'functions.slope-from-graph'],
  cases: casesOf({ rising: 'a rising cloud', falling: 'a falling cloud' }, (rng, level, id): Cloud => {
    const size = rng.int(1, byLevel(level, 2, 3, 5));
    const m = id === 'falling' ? -size : size;
    const last = 7 + level;
    const b = (id === 'falling' ? size * last : 0) + rng.int(byLevel(level, 4, 6, 9), byLevel(level, 8, 12, 20));
    const noise = rng.shuffle(range(1, last).map((at) => (at % 2 === 0 ? 1 : -1) * rng.int(0, 1)));
    return { m, b, points: range(1, last).flatMap((x) => [x, m * x + b + (noise[x - 1] ?? 0)]) };
  }),
  pose: (p) => ({
    prompt: 'Which line fits these points best?',
    picture: scatter(p.points, 'They lie along a line, at'),
    answer: pickAnswer(option(p.m, p.b), option(throughOrigin(p), 0), option(p.m, p.b + high(p)), option(-p.m, p.b)),
  }),
  solve: (p) =>
    steps(
      [`m = ${p.m}`, `For one step to the right the cloud goes ${p.m > 0 ? 'up' : 'down'} by about this much.`],
      [
        lineText(p.m, p.b),
        `Followed back to \`x = 0\`, it is about \`${p.b}\` high. As many points lie above this line as below it, more or less.`,
      ],
    ),
  hints: () => [
    'Does the cloud rise or fall? By about how much for one step to the right?',
    'How high would the cloud be at `x = 0`? A good line has points on both sides.',
  ],
  confirms: (p, key) => {
    const read = (text: string) => {
      const found = /y = (-?\d*)x(?: ([+-]) (\d+))?/.exec(text);
      const m = found?.[1] === '' ? 1 : found?.[1] === '-' ? -1 : Number(found?.[1]);
      return { m, b: Number(found?.[3] ?? 0) * (found?.[2] === '-' ? -1 : 1) };
    };
    const chosen = read(key);
    const least = [
      [throughOrigin(p), 0],
      [p.m, p.b + high(p)],
      [-p.m, p.b],
    ].map(([m = 0, b = 0]) => errors(p, m, b));
    return least.every((one) => one > errors(p, chosen.m, chosen.b));
  },
  mistakes: {
    'statistics.line-through-the-origin': (p) =>
      wrote(option(throughOrigin(p), 0), [lineText(throughOrigin(p), 0), 'A line begins at (0, 0).']),
    'statistics.line-above-the-points': (p) =>
      wrote(option(p.m, p.b + high(p)), [lineText(p.m, p.b + high(p)), 'All points are to lie below it.']),
    'statistics.fall-and-rise-mixed-up': (p) => wrote(option(-p.m, p.b), [lineText(-p.m, p.b), 'The start fits.']),
  },
});

/** Points with a correlation in one of five bands. */
type Scattered = {
  readonly kind: 'strong-up' | 'strong-down' | 'weak-up' | 'none';
  readonly points: readonly number[];
};

/** Pearson's coefficient. */
export function correlation(points: readonly number[]): number {
  const pairs = pairsOf(points);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(pairs.map(({ x }) => x)), mean(pairs.map(({ y }) => y))];
  const sum = (of: (x: number, y: number) => number) => pairs.reduce((all, { x, y }) => all + of(x - mx, y - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y));
}

const bands: { readonly [kind in Scattered['kind']]: readonly [number, number] } = {
  'strong-up': [0.93, 1],
  'strong-down': [-1, -0.93],
  'weak-up': [0.45, 0.7],
  none: [-0.12, 0.12],
};
const keyOf: { readonly [kind in Scattered['kind']]: string } = {
  'strong-up': '0.97',
  'strong-down': '-0.97',
  'weak-up': '0.6',
  none: '0',
};
const isSteep = ({ points }: Scattered): boolean => {
  const heights = pairsOf(points).map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights) > 12;
};

const correlationCoefficient = skill<Scattered>({
  code: 'statistics.correlation-coefficient',
  name: 'Estimate a correlation coefficient',
  canDo: 'I can say how strong a linear relationship is, and in which direction.',
  grade: 9,
  standards: ['S-ID.C.8'],
  prerequisites: ['statistics.association', 'statistics.fit-line'],
  cases: casesOf(
    {
      'strong-up': 'strong and rising',
      'strong-down': 'strong and falling',
      'weak-up': 'weak and rising',
      none: 'no relationship',
    },
    (rng, level, kind): Scattered => {
      const count = 7 + level;
      const slope = { 'strong-up': rng.pick([1, 2]), 'strong-down': -rng.pick([1, 2]), 'weak-up': 1, none: 0 }[kind];
      const spread = { 'strong-up': 1, 'strong-down': 1, 'weak-up': 4, none: 5 }[kind];
      const base = (slope < 0 ? 2 * count + 2 : 6) + 3 * level;
      const points = (): Scattered => ({
        kind,
        points: range(1, count).flatMap((x) => [x, base + slope * x + rng.int(-spread, spread)]),
      });
      const fits = (one: Scattered) => {
        const r = correlation(one.points);
        return r >= bands[kind][0] && r <= bands[kind][1];
      };
      const apart = { 'strong-up': [0, 1], 'strong-down': [0, 1], 'weak-up': [-3, 3], none: [-4, 4] }[kind];
      const still = range(1, count).flatMap((x) => [x, base + slope * x + (apart[Math.floor(x / 2) % 2] ?? 0)]);
      return drawUntil(points, fits, { kind, points: still });
    },
  ),
  pose: (p) => ({
    prompt: 'Which number is closest to the correlation coefficient of these points?',
    picture: scatter(p.points, 'They are at'),
    answer: choiceAnswer(
      keyOf[p.kind],
      ['-0.97', '-0.6', '0', '0.6', '0.97'].map((value) => [value, `\`${value}\``] as const),
    ),
  }),
  solve: (p) =>
    steps([
      `r = ${keyOf[p.kind]}`,
      {
        'strong-up': 'The points rise and lie close to a line, so it is close to 1.',
        'strong-down': 'The points fall and lie close to a line, so it is close to −1.',
        'weak-up': 'On the whole the points rise, but they are far from any line, so it is between 0 and 1.',
        none: 'No rising or falling line describes the points, so it is close to 0.',
      }[p.kind],
    ]),
  hints: () => [
    'The sign says whether the points rise or fall.',
    'The size says how close they are to a straight line, and not how steep this line is.',
  ],
  confirms: (p, key) => {
    const r = correlation(p.points);
    const nearest =
      [-0.97, -0.6, 0, 0.6, 0.97].toSorted((one, other) => Math.abs(one - r) - Math.abs(other - r))[0] ?? 2;
    return near(nearest, Number(key));
  },
  mistakes: {
    'statistics.correlation-sign-lost': (p) =>
      p.kind === 'strong-down' ? wrote('0.97', ['r = 0.97', 'The points lie close to a line.']) : undefined,
    'statistics.correlation-as-slope': (p) => {
      if (p.kind === 'none' || (p.kind !== 'weak-up' && isSteep(p))) return undefined;
      const answer = { 'weak-up': '0.97', 'strong-up': '0.6', 'strong-down': '-0.6' }[p.kind];
      return p.kind === 'weak-up' && !isSteep(p)
        ? undefined
        : wrote(answer, [`r = ${answer}`, p.kind === 'weak-up' ? 'It goes up far.' : 'It is not steep.']);
    },
    'statistics.rising-is-perfect': (p) =>
      p.kind === 'weak-up' ? wrote('0.97', ['r = 0.97', 'It goes up.']) : undefined,
    'statistics.scatter-as-negative': (p) =>
      p.kind === 'none' || p.kind === 'weak-up'
        ? wrote('-0.6', ['r = -0.6', 'The points do not fit, so it is below 0.'])
        : undefined,
  },
});

export const fittedLineSkills = [fitLine, correlationCoefficient];
