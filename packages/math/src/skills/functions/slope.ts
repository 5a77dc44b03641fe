import type { Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { exact, fractionText, inParentheses } from '../kit/numeric.ts';
import { casesOf, type Mistakes, mapMistakes, skill } from '../kit/skill.ts';
import { pointsIn, typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';

/** Two points with different x. */
export type TwoPoints = { x1: number; y1: number; x2: number; y2: number };

export const riseOf = ({ y1, y2 }: TwoPoints) => exact(y2).sub(exact(y1));
export const runOf = ({ x1, x2 }: TwoPoints) => exact(x2).sub(exact(x1));
export const slopeOf = (points: TwoPoints) => riseOf(points).div(runOf(points));
const equalText = (work: string, answer: string) => (work === answer ? work : `${work} = ${answer}`);
const fraction = (top: string, bottom: string) => `${inParentheses(top)}/${inParentheses(bottom)}`;

export const slopeRules: Mistakes<TwoPoints> = {
  'functions.slope-run-over-rise': (points) => {
    if (riseOf(points).equals(0)) return undefined;
    const answer = fractionText(runOf(points).div(riseOf(points)));
    return wrote(answer, [
      equalText(fraction(fractionText(runOf(points)), fractionText(riseOf(points))), answer),
      'Divide how far across by how far up.',
    ]);
  },
  'functions.slope-sign-lost': (points) => {
    const answer = fractionText(slopeOf(points).abs());
    return slopeOf(points).valueOf() > 0
      ? undefined
      : wrote(answer, [
          equalText(`${fractionText(riseOf(points).abs())}/${fractionText(runOf(points).abs())}`, answer),
          'Count the steps up or down and the steps across.',
        ]);
  },
  'functions.slope-mixed-order': (points) => {
    const { x1, x2, y1, y2 } = points;
    const answer = fractionText(slopeOf(points).neg());
    return wrote(answer, [
      `(${y2} - ${inParentheses(y1)})/(${x1} - ${inParentheses(x2)}) = ${answer}`,
      'Subtract the heights, then subtract the others.',
    ]);
  },
  'functions.slope-as-rise-only': (points) => {
    const answer = fractionText(riseOf(points));
    return wrote(answer, [
      `${points.y2} - ${inParentheses(points.y1)} = ${answer}`,
      'The height changes by this much.',
    ]);
  },
  'functions.slope-y-over-x': ({ x1, y1 }) => {
    if (exact(x1).equals(0)) return undefined;
    const answer = fractionText(exact(y1).div(exact(x1)));
    return wrote(answer, [
      equalText(fraction(String(y1), String(x1)), answer),
      'Divide the height by how far along it is.',
    ]);
  },
};

export function drawPoints(rng: Rng, level: number, caseId: 'whole' | 'negative' | 'fraction'): TwoPoints {
  const run = caseId === 'fraction' ? rng.int(2, 3 + level) : rng.int(2, 2 + level);
  const size =
    caseId === 'fraction' ? rng.pick([1, 2, 3, 4, 5, 7].filter((n) => n % run !== 0)) : run * rng.int(2, 2 + level);
  const rise = caseId === 'negative' || (caseId === 'fraction' && level > 1 && rng.chance(0.5)) ? -size : size;
  const low = level === 1 ? 0 : -5;
  const x1 = rng.int(low, 4);
  const y1 = rng.int(low, 6) + (level === 1 && rise < 0 ? size : 0);
  return { x1, y1, x2: x1 + run, y2: y1 + rise };
}

const slopeTwoPoints = skill<TwoPoints>({
  code: 'functions.slope-two-points',
  name: 'Find the slope through two points',
  canDo: 'I can find the slope of a line from two of its points.',
  grade: 8,
  standards: ['8.EE.B.5', '8.EE.B.6', '8.F.B.4'],
  prerequisites: [],
  cases: casesOf(
    { whole: 'whole positive slope', negative: 'negative slope', fraction: 'slope is a fraction' },
    drawPoints,
  ),
  pose: (points) => ({
    prompt: 'Find the slope of the line through these two points.',
    math: `(${points.x1}, ${points.y1}), (${points.x2}, ${points.y2})`,
    answer: { kind: 'number', key: fractionText(slopeOf(points)) },
  }),
  solve: (points) => {
    const { x1, y1, x2, y2 } = points;
    return steps(
      [
        `${y2} - ${inParentheses(y1)} = ${fractionText(riseOf(points))}`,
        'How far up or down from the first point to the second?',
      ],
      [`${x2} - ${inParentheses(x1)} = ${fractionText(runOf(points))}`, 'How far across, in the same direction?'],
      [
        fractionText(slopeOf(points)),
        `Divide up by across: \`${fraction(fractionText(riseOf(points)), fractionText(runOf(points)))}\`.`,
      ],
    );
  },
  hints: (points) => [
    'Slope tells how far the line goes up for one step to the right.',
    'Subtract the `y` numbers, and subtract the `x` numbers in the same order.',
    `It goes ${riseOf(points).valueOf() < 0 ? 'down' : 'up'} by \`${fractionText(riseOf(points).abs())}\` while it goes ${runOf(points).valueOf() < 0 ? 'left' : 'right'} by \`${fractionText(runOf(points).abs())}\`. How much is that for one step right?`,
  ],
  confirms: ({ x1, y1, x2, y2 }, key) => near(y1 + evaluateText(key) * (x2 - x1), y2),
  mistakes: slopeRules,
  read: (text) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pointsIn(text, 2) ?? [];
    return /slope|gradient|rate of change/i.test(typed(text).body) && x1 !== x2 ? { x1, y1, x2, y2 } : undefined;
  },
});

/** A line drawn on a grid whose squares are `sx` wide and `sy` high; through (0, b) and, `across` squares on, `up` squares higher. */
type Graph = { across: number; up: number; start: number; sx: number; sy: number };

const graphPoints = ({ across, up, start, sx, sy }: Graph): TwoPoints => ({
  x1: 0,
  y1: start * sy,
  x2: across * sx,
  y2: (start + up) * sy,
});

const slopeGraph = skill<Graph>({
  code: 'functions.slope-from-graph',
  name: 'Read the slope from a graph',
  canDo: 'I can read the slope of a line from its graph and its scales.',
  grade: 8,
  standards: ['8.EE.B.5', '8.F.B.4'],
  prerequisites: ['functions.slope-two-points'],
  cases: casesOf(
    { 'same-scale': 'squares of one unit', 'other-scale': 'the axes have different scales', falling: 'a falling line' },
    (rng, level, caseId) => {
      const across = rng.int(2, 4);
      const size = rng.pick([1, 2, 3, 4, 5, 6].filter((n) => n !== across && n <= 3 + level));
      const scaled = caseId === 'other-scale' || (caseId === 'falling' && level === 3);
      return {
        across,
        up: caseId === 'falling' ? -size : size,
        start: caseId === 'falling' ? size + rng.int(1, 2) : rng.int(1, 3),
        sx: scaled && level === 3 ? rng.pick([2, 3]) : 1,
        sy: scaled ? rng.pick([5, 10, 20]) : 1,
      };
    },
  ),
  pose: (graph) => {
    const points = graphPoints(graph);
    const top = (Math.max(graph.start, graph.start + graph.up) + 2) * graph.sy;
    return {
      prompt: 'Find the slope of the line. Look at the numbers on both axes.',
      picture: {
        kind: 'coordinate-plane',
        x: { from: 0, to: (graph.across + 2) * graph.sx, step: graph.sx },
        y: { from: 0, to: top, step: graph.sy },
        points: [
          { x: points.x1, y: points.y1 },
          { x: points.x2, y: points.y2 },
        ],
        lines: [points],
        alt: `A straight line on a grid, through the marked points (${points.x1}, ${points.y1}) and (${points.x2}, ${points.y2}). One square is ${graph.sx} wide and ${graph.sy} high.`,
      },
      answer: { kind: 'number', key: fractionText(slopeOf(points)) },
    };
  },
  solve: (graph) => {
    const points = graphPoints(graph);
    return steps(
      [
        `(${points.x1}, ${points.y1}), (${points.x2}, ${points.y2})`,
        'Read the two marked points, with the numbers on the axes.',
      ],
      [
        `(${points.y2} - ${points.y1})/(${points.x2} - ${points.x1}) = ${fractionText(slopeOf(points))}`,
        'Divide the change up by the change across.',
      ],
    );
  },
  hints: (graph) => {
    const points = graphPoints(graph);
    return [
      'Read both marked points. What does one square mean on each axis?',
      `The points are \`(${points.x1}, ${points.y1})\` and \`(${points.x2}, ${points.y2})\`.`,
      `The line goes ${graph.up < 0 ? 'down' : 'up'} by \`${Math.abs(graph.up) * graph.sy}\` while it goes right by \`${graph.across * graph.sx}\`. How much is that for one step right?`,
    ];
  },
  confirms: (graph, key) =>
    near(graph.start * graph.sy + evaluateText(key) * graph.across * graph.sx, (graph.start + graph.up) * graph.sy),
  mistakes: {
    ...mapMistakes(slopeRules, (mistake, id) =>
      id === 'functions.slope-run-over-rise' || id === 'functions.slope-sign-lost'
        ? (graph: Graph) => mistake(graphPoints(graph))
        : undefined,
    ),
    'functions.slope-counts-squares': ({ across, up, sx, sy }) => {
      const answer = fractionText(exact(up).div(across));
      return sx === sy
        ? undefined
        : wrote(answer, [
            `${inParentheses(up)}/${across}${answer === `${up}/${across}` ? '' : ` = ${answer}`}`,
            `Count the squares: \`${Math.abs(up)}\` ${up < 0 ? 'down' : 'up'} and \`${across}\` across.`,
          ]);
    },
  },
});

export const slopeSkills = [slopeTwoPoints, slopeGraph];
