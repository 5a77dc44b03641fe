import { pickAnswer } from '../kit/answers.ts';
import { near, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** start·factor^x, or start·(1/factor)^x, or start·(1/factor)^x + level. */
type Curve = {
  readonly kind: 'growth' | 'decay' | 'end';
  readonly start: number;
  readonly factor: number;
  readonly level: number;
};

const powerOf = (kind: Curve['kind'], start: number, factor: number): string =>
  `${start} * ${kind === 'growth' ? factor : `(1/${factor})`}^x`;
const ruleOf = ({ kind, start, factor, level }: Curve): string =>
  `y = ${powerOf(kind, start, factor)}${kind === 'end' ? ` + ${level}` : ''}`;
const other = ({ kind }: Curve): Curve['kind'] => (kind === 'growth' ? 'decay' : 'growth');
const lineOf = ({ kind, start, factor }: Curve): string =>
  kind === 'growth' ? `y = ${factor}x + ${start}` : `y = -${factor}x + ${start}`;
const valueAt = (rule: string, x: number): number => evaluateText(rule.replace('y = ', ''), { x });

/** Algebra 1: the graph of an exponential function, where it starts and where it goes. */
export const exponentialGraph = skill<Curve>({
  code: 'functions.exponential-graph',
  name: 'Read the graph of an exponential function',
  canDo: 'I can match an exponential rule with its graph and say where the graph goes.',
  grade: 9,
  standards: ['F-IF.C.7e', 'F-IF.B.4'],
  prerequisites: ['functions.exponential-growth', 'functions.linear-or-exponential'],
  cases: casesOf(
    { growth: 'a rising graph', decay: 'a falling graph', end: 'what the values come close to' },
    (rng, level, kind): Curve => {
      const factor = rng.int(2, byLevel(level, 3, 4, 5));
      const start =
        kind === 'growth' ? rng.int(2, byLevel(level, 9, 11, 14)) : factor * rng.int(3, byLevel(level, 9, 14, 20));
      return {
        kind,
        start: start === factor ? start + 1 : start,
        factor,
        level: kind === 'end' ? rng.int(2, 5 + 10 * level) : 0,
      };
    },
  ),
  pose: (p) => {
    if (p.kind === 'end')
      return {
        prompt: 'As `x` gets larger and larger, which number does `y` come closer and closer to?',
        math: ruleOf(p),
        answer: pickAnswer(p.level, 0, p.start, p.start + p.level),
      };
    const to = p.kind === 'growth' ? 3 : 4;
    const top = Math.max(valueAt(ruleOf(p), 0), valueAt(ruleOf(p), to));
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => top / one <= 12) ?? 1000;
    const values = range(0, 10 * to).flatMap((tenth) => [tenth / 10, valueAt(ruleOf(p), tenth / 10)]);
    return {
      prompt: 'Which equation has this graph?',
      picture: {
        kind: 'coordinate-plane',
        x: { from: 0, to: to + 1, step: 1 },
        y: { from: 0, to: Math.ceil(top / step) * step, step },
        points: [0, 1].map((x) => ({
          x,
          y: valueAt(ruleOf(p), x),
          label: `(${x}, ${Number(valueAt(ruleOf(p), x).toFixed(2))})`,
        })),
        curves: [{ values }],
        alt: `A curve through (0, ${p.start}) and (1, ${Number(valueAt(ruleOf(p), 1).toFixed(2))}). It ${p.kind === 'growth' ? 'rises more and more steeply' : 'falls and gets flatter and flatter'}.`,
      },
      answer: pickAnswer(
        `\`${ruleOf(p)}\``,
        `\`y = ${powerOf(p.kind, p.factor, p.start)}\``,
        `\`y = ${powerOf(other(p), p.start, p.factor)}\``,
        `\`${lineOf(p)}\``,
      ),
    };
  },
  solve: (p) =>
    p.kind === 'end'
      ? steps(
          [
            `y = ${p.start} * (1/${p.factor})^x + ${p.level}`,
            `Each step divides the first part by \`${p.factor}\`, so it comes closer and closer to 0.`,
          ],
          [String(p.level), 'What is added stays.'],
        )
      : steps(
          [
            `${p.start} * ${p.kind === 'growth' ? p.factor : `(1/${p.factor})`}^0 = ${p.start}`,
            'The graph crosses the y-axis here: this is the number before the power.',
          ],
          [ruleOf(p), `From 0 to 1 it is ${p.kind === 'growth' ? 'multiplied' : 'divided'} by \`${p.factor}\`.`],
        ),
  hints: ({ kind }) =>
    kind === 'end'
      ? [
          'Work out the power for `x = 1`, `x = 2` and `x = 10`. What happens to it?',
          'What is left when the power is nearly 0?',
        ]
      : [
          'Where does the graph cross the y-axis? What is each rule for `x = 0`?',
          'Divide the height at 1 by the height at 0.',
        ],
  confirms: (p, key) => {
    if (p.kind === 'end') return Math.abs(valueAt(ruleOf(p), 60) - Number(key)) < 1e-6;
    const rule = key.replaceAll('`', '');
    const [zero, one, two] = [0, 1, 2].map((x) => valueAt(rule, x));
    const ratio = p.kind === 'growth' ? p.factor : 1 / p.factor;
    return (
      zero !== undefined &&
      one !== undefined &&
      two !== undefined &&
      near(zero, p.start) &&
      near(one / zero, ratio) &&
      near(two / one, ratio)
    );
  },
  mistakes: {
    'functions.start-and-factor-swapped': (p) =>
      p.kind !== 'growth'
        ? undefined
        : wrote(`\`y = ${powerOf(p.kind, p.factor, p.start)}\``, [
            `y = ${powerOf(p.kind, p.factor, p.start)}`,
            'The height on the y-axis is the number with the exponent.',
          ]),
    'functions.factor-turned-over': (p) =>
      p.kind === 'end'
        ? undefined
        : wrote(`\`y = ${powerOf(other(p), p.start, p.factor)}\``, [
            `y = ${powerOf(other(p), p.start, p.factor)}`,
            p.kind === 'growth' ? 'A fraction makes it curved.' : 'The numbers fit.',
          ]),
    'functions.curve-as-line': (p) =>
      p.kind === 'end' ? undefined : wrote(`\`${lineOf(p)}\``, [lineOf(p), 'The start, and the change for each step.']),
    'functions.every-curve-ends-at-zero': ({ kind }) =>
      kind === 'end' ? wrote(0, ['0', 'It gets smaller and smaller, so it goes to 0.']) : undefined,
    'functions.start-as-end': ({ kind, start, level }) =>
      kind === 'end'
        ? wrote(start + level, [`${start} + ${level} = ${start + level}`, 'Put the two numbers together.'])
        : undefined,
  },
});
