import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** y = factor·f(x - h) + k, where f is the square or the absolute value. */
type Curve = {
  readonly shape: 'parabola' | 'absolute';
  readonly factor: number;
  readonly h: number;
  readonly k: number;
};

const after = (n: number): string => (n === 0 ? '' : ` ${n < 0 ? '-' : '+'} ${Math.abs(n)}`);
const FACTORS: Readonly<Record<string, string>> = { '1': '', '-1': '-' };
function ruleOf({ shape, factor, h, k }: Curve): string {
  const inner = `x${after(-h)}`;
  const bent = shape === 'absolute' ? `|${inner}|` : h === 0 ? 'x^2' : `(${inner})^2`;
  return `y = ${FACTORS[factor] ?? factor}${bent}${after(k)}`;
}
const startOf = ({ shape, factor }: Curve): string => ruleOf({ shape, factor, h: 0, k: 0 });
const way = (n: number, less: string, more: string): string => `\`${Math.abs(n)}\` ${n < 0 ? less : more}`;

/** Algebra 1: a parabola and the graph of an absolute value, moved. */
export const drawMovedGraph = skill<Curve>({
  code: 'functions.draw-moved-graph',
  name: 'Graph a moved parabola or absolute value',
  canDo: 'I can draw a parabola or the graph of an absolute value that was moved, and write its equation.',
  grade: 9,
  standards: ['F-BF.B.3', 'F-IF.C.7a', 'F-IF.C.7b'],
  prerequisites: ['functions.transform-point', 'functions.key-points'],
  cases: casesOf({ parabola: 'a parabola', absolute: 'an absolute value' }, (rng, level, shape): Curve => {
    const move = (most: number) => rng.pick([-1, 1]) * rng.int(1, most);
    const h = move(byLevel(level, 3, 4, 5));
    const k = move(byLevel(level, 3, 4, 5));
    return {
      shape,
      factor: rng.pick(byLevel(level, [1], [1, -1, 2], [-1, 2, -2])),
      h,
      k: k === h ? k - Math.sign(k) * 2 : k,
    };
  }),
  pose: (p) => ({
    prompt: `The graph of \`${startOf(p)}\` is moved ${way(p.h, 'to the left', 'to the right')} and ${way(p.k, 'down', 'up')}. Write the equation of the new graph.`,
    answer: { kind: 'equation', key: ruleOf(p) },
  }),
  solve: (p) =>
    steps(
      [ruleOf({ ...p, k: 0 }), `Across: write \`x${after(-p.h)}\` in place of \`x\`.`],
      [ruleOf(p), `${p.k < 0 ? 'Down' : 'Up'}: ${p.k < 0 ? 'subtract' : 'add'} \`${Math.abs(p.k)}\` at the end.`],
    ),
  hints: () => [
    'Where is the turning point after the move?',
    'What has to stand in place of `x`, so that the new turning point gives what the old one gave?',
  ],
  confirms: (p, key) =>
    [-3, -1, 0, 2].every((x) => {
      const plain = (rule: string) => rule.replace('y = ', '').replace(/^(-?\d)\|/, '$1 * |');
      const [before, now] = [plain(startOf(p)), plain(key)];
      return evaluateText(now, { x: x + p.h }) === evaluateText(before, { x }) + p.k;
    }),
  mistakes: {
    'functions.shift-other-way': (p) =>
      wrote(ruleOf({ ...p, h: -p.h }), [
        ruleOf({ ...p, h: -p.h }),
        `To the ${p.h < 0 ? 'left' : 'right'} is ${p.h < 0 ? 'minus' : 'plus'} for \`x\`.`,
      ]),
    'functions.change-at-the-other-coordinate': (p) =>
      // The number for up is written beside x with its sign.
      p.k === -p.h
        ? undefined
        : wrote(ruleOf({ ...p, h: -p.k, k: p.h }), [
            ruleOf({ ...p, h: -p.k, k: p.h }),
            'Across goes at the end, up or down goes to x.',
          ]),
  },
});
