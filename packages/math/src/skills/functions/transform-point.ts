import { byLevel } from '../kit/by-level.ts';
import { signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** (x, y) lies on y = f(x); the new graph is y = factor·f(inner·(x - h)) + k. */
type Change = {
  readonly kind: 'up' | 'across' | 'stretch' | 'inside' | 'both';
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly k: number;
  readonly factor: number;
};

const point = (x: number, y: number): string => `(${x}, ${y})`;
const ruleOf = ({ kind, h, k, factor }: Change): string =>
  ({
    up: `f(x) ${signed(k)}`,
    across: `f(x ${signed(-h)})`,
    stretch: `${factor}f(x)`,
    inside: `f(${factor}x)`,
    both: `f(x ${signed(-h)}) ${signed(k)}`,
  })[kind];
const movesAcross = ({ kind }: Change): boolean => kind === 'across' || kind === 'both';
const newX = (p: Change): number => (movesAcross(p) ? p.x + p.h : p.kind === 'inside' ? p.x / p.factor : p.x);
const newY = (p: Change): number =>
  p.kind === 'up' || p.kind === 'both' ? p.y + p.k : p.kind === 'stretch' ? p.y * p.factor : p.y;

/** Algebra 1: what happens to a graph when its rule is changed. */
export const transformPoint = skill<Change>({
  code: 'functions.transform-point',
  name: 'Move a point with its graph',
  canDo: 'I can say where a point of a graph goes when the rule changes.',
  grade: 9,
  standards: ['F-BF.B.3'],
  prerequisites: ['functions.evaluate', 'geometry.translate-point'],
  cases: casesOf(
    {
      up: 'a number is added to the output',
      across: 'a number is added to the input',
      stretch: 'the output is multiplied',
      inside: 'the input is multiplied',
      both: 'a number at the input and one at the output',
    },
    (rng, level, kind): Change => {
      const low = level === 1 ? 1 : -byLevel(level, 1, 3, 4);
      const move = () => rng.pick([-1, 1]) * rng.int(1, byLevel(level, 3, 4, 5));
      const factor = rng.int(2, byLevel(level, 2, 2, 3));
      const away = (n: number) => (n === 0 ? 3 : n);
      const x = away(rng.int(low, byLevel(level, 4, 4, 5)));
      const y = away(rng.int(low, byLevel(level, 5, 4, 5)));
      return {
        kind,
        x: kind === 'inside' ? factor * away(rng.int(low, byLevel(level, 5, 4, 3))) : x,
        y: kind === 'stretch' ? away(rng.int(Math.max(low, -3), 3)) : y,
        h: move(),
        k: move(),
        factor,
      };
    },
  ),
  pose: (p) => ({
    prompt: `The point \`${point(p.x, p.y)}\` is on the graph of \`y = f(x)\`. Which point is then on the graph of the function below?`,
    math: `y = ${ruleOf(p)}`,
    answer: { kind: 'point', key: point(newX(p), newY(p)) },
  }),
  solve: (p) => {
    const { kind, x, y, h, k, factor } = p;
    const lines: (readonly [string, string])[] = [[`f(${x}) = ${y}`, 'This is what the given point says.']];
    if (movesAcross(p))
      lines.push([`x = ${x} ${signed(h)} = ${newX(p)}`, `The input \`x ${signed(-h)}\` is \`${x}\` for this \`x\`.`]);
    if (kind === 'inside')
      lines.push([`x = ${x}/${factor} = ${newX(p)}`, `The input \`${factor}x\` is \`${x}\` for this \`x\`.`]);
    if (kind === 'up' || kind === 'both')
      lines.push([`y = ${y} ${signed(k)} = ${newY(p)}`, `Then \`${signed(k)}\` is done with the output.`]);
    if (kind === 'stretch')
      lines.push([`y = ${factor} * ${y < 0 ? `(${y})` : y} = ${newY(p)}`, 'The output is multiplied.']);
    return steps(...lines, [point(newX(p), newY(p)), 'Write both as a point.']);
  },
  hints: (p) => [
    `What is \`f(${p.x})\`?`,
    movesAcross(p) || p.kind === 'inside'
      ? `For which \`x\` does \`${p.x}\` stand in the parentheses of \`f\`?`
      : 'The input is the same. What happens to the output?',
  ],
  confirms: (p, key) => {
    const [x = Number.NaN, y = Number.NaN] = key.replace(/[()]/g, '').split(',').map(Number);
    // Any function through the point will do: here f(t) = y + (t - x).
    const f = (t: number) => p.y + (t - p.x);
    const at = {
      up: f(x) + p.k,
      across: f(x - p.h),
      stretch: p.factor * f(x),
      inside: f(p.factor * x),
      both: f(x - p.h) + p.k,
    }[p.kind];
    const inside = { up: x, across: x - p.h, stretch: x, inside: p.factor * x, both: x - p.h }[p.kind];
    return inside === p.x && at === y;
  },
  mistakes: {
    'functions.shift-other-way': (p) =>
      movesAcross(p)
        ? wrote(
            point(p.x - p.h, newY(p)),
            [`x = ${p.x} ${signed(-p.h)} = ${p.x - p.h}`, 'Do with `x` what stands beside it.'],
            [point(p.x - p.h, newY(p)), 'Write the point.'],
          )
        : undefined,
    'functions.change-at-the-other-coordinate': (p) => {
      const { kind, x, y, h, k, factor } = p;
      const [across, up] = {
        up: [x + k, y],
        across: [x, y - h],
        stretch: [x * factor, y],
        inside: [x, y * factor],
        both: [x + k, y - h],
      }[kind];
      const answer = point(across ?? x, up ?? y);
      return wrote(answer, [answer, kind === 'up' || kind === 'stretch' ? 'Change `x`.' : 'Change `y`.']);
    },
    'functions.inside-factor-stretches': ({ kind, x, y, factor }) =>
      kind === 'inside'
        ? wrote(
            point(x * factor, y),
            [`x = ${factor} * ${x < 0 ? `(${x})` : x} = ${x * factor}`, 'The input is multiplied.'],
            [point(x * factor, y), 'Write the point.'],
          )
        : undefined,
    'functions.both-coordinates-multiplied': ({ kind, x, y, factor }) =>
      kind === 'stretch'
        ? wrote(point(x * factor, y * factor), [point(x * factor, y * factor), 'Multiply the point.'])
        : undefined,
  },
});
