import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { signed } from '../kit/numeric.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Lines y = m x + b and y = n x + c that cross at (x, y) with whole coordinates, or are parallel or one line. */
type Lines = {
  readonly m: number;
  readonly b: number;
  readonly n: number;
  readonly c: number;
  readonly x: number;
  readonly ask: 'point' | 'count';
};

const lineText = (m: number, b: number): string =>
  `y = ${m === 1 ? '' : m === -1 ? '-' : m}x${b === 0 ? '' : ` ${signed(b)}`}`;
/** The first line's equation with both sides doubled. */
const twice = ({ m, b }: Lines): string => `2${lineText(2 * m, 2 * b)}`;
const yOf = ({ m, b, x }: Lines): number => m * x + b;
const countOf = ({ m, b, n, c }: Lines): 'one' | 'none' | 'many' => (m !== n ? 'one' : b === c ? 'many' : 'none');

const drawLines =
  (kind: 'point' | 'one' | 'none' | 'many'): Draw<Lines> =>
  (rng, level) => {
    const size = byLevel(level, 2, 3, 3);
    const m = rng.pick([-1, 1]) * rng.int(1, size);
    const x = rng.pick([-1, 1]) * rng.int(1, byLevel(level, 3, 4, 5));
    const y = rng.int(-4, 5);
    const other = rng.int(-size, size);
    const b = y - m * x;
    const n = kind === 'none' || kind === 'many' ? m : other === m || other === 0 ? -m : other;
    const c = kind === 'many' ? b : kind === 'none' ? b + rng.pick([-3, -2, 2, 3]) : y - n * x;
    return { m, b, n, c, x, ask: kind === 'point' ? 'point' : 'count' };
  };

/** Grade 8: the solution of a system is where its lines cross. */
export const systemGraph = skill<Lines>({
  code: 'algebra.system-graph',
  name: 'Read the solution of a system from its graph',
  canDo: 'I can see in the graph of two lines how many solutions there are, and which.',
  grade: 8,
  standards: ['8.EE.C.8a', 'A-REI.C.6', 'A-REI.D.11'],
  prerequisites: ['functions.slope-intercept'],
  cases: {
    point: { label: 'the point where the lines cross', draw: drawLines('point') },
    one: { label: 'one solution', draw: drawLines('one') },
    none: { label: 'parallel lines', draw: drawLines('none') },
    many: { label: 'one line twice', draw: drawLines('many') },
  },
  pose: (p) => ({
    prompt:
      p.ask === 'point'
        ? `The graph shows \`${lineText(p.m, p.b)}\` and \`${lineText(p.n, p.c)}\`. What is the solution of the system, as a point?`
        : `How many solutions does the system \`${lineText(p.m, p.b)}\` and \`${countOf(p) === 'many' ? twice(p) : lineText(p.n, p.c)}\` have?`,
    ...(p.ask === 'point'
      ? {
          picture: {
            kind: 'coordinate-plane' as const,
            x: { from: -6, to: 6, step: 1 },
            y: { from: -8, to: 8, step: 1 },
            lines: [
              { x1: 0, y1: p.b, x2: 1, y2: p.m + p.b },
              { x1: 0, y1: p.c, x2: 1, y2: p.n + p.c },
            ],
            alt: `Two lines. One goes through (0, ${p.b}) with slope ${p.m}, the other through (0, ${p.c}) with slope ${p.n}. They cross once.`,
          },
        }
      : {}),
    answer:
      p.ask === 'point'
        ? pickAnswer(`(${p.x}, ${yOf(p)})`, `(${yOf(p)}, ${p.x})`, `(0, ${p.b})`, `(0, ${p.c})`)
        : choiceAnswer(countOf(p), [
            ['none', 'None'],
            ['one', 'One'],
            ['many', 'Infinitely many'],
          ]),
  }),
  solve: (p) =>
    p.ask === 'point'
      ? steps([`(${p.x}, ${yOf(p)})`, 'The point where the lines cross lies on both, so it makes both equations true.'])
      : steps([
          countOf(p),
          {
            one: 'The slopes differ, so the lines cross once.',
            none: 'The slopes are equal and the lines begin at different heights, so they never meet.',
            many: 'Both equations name the same line, so every point of it is a solution.',
          }[countOf(p)],
        ]),
  hints: (p) =>
    p.ask === 'point'
      ? ['Which point lies on both lines?', 'Go from that point down to the x-axis, and across to the y-axis.']
      : ['Compare the slopes first.', 'If the slopes are equal: where do the lines cross the y-axis?'],
  confirms: (p, key) => {
    if (p.ask === 'count') return key === (p.m - p.n !== 0 ? 'one' : p.c - p.b === 0 ? 'many' : 'none');
    const [x = 0, y = 0] = key.replace(/[()]/g, '').split(',').map(Number);
    return y === p.m * x + p.b && y === p.n * x + p.c;
  },
  mistakes: {
    'algebra.crossing-read-backward': (p) =>
      p.ask === 'point' ? wrote(`(${yOf(p)}, ${p.x})`, [`(${yOf(p)}, ${p.x})`, 'Read the height first.']) : undefined,
    'algebra.start-for-the-crossing': (p) =>
      p.ask === 'point'
        ? wrote(`(0, ${p.b})`, [`(0, ${p.b})`, 'Take the point where a line meets the y-axis.'])
        : undefined,
    'algebra.two-lines-one-solution': (p) =>
      p.ask === 'count' && countOf(p) !== 'one'
        ? wrote('one', ['one', 'Two equations with two letters have one solution.'])
        : undefined,
    'algebra.same-slope-same-line': (p) =>
      p.ask === 'count' && countOf(p) === 'none'
        ? wrote('many', [`${p.m} = ${p.n}`, 'The slopes are equal.'])
        : undefined,
  },
});
