import type { Prose } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { linear, sumText, term, timesGroup } from '../kit/linear-text.ts';
import { signed } from '../kit/numeric.ts';
import { casesOf, type Mistake, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** a(x + b) + c = a·x + … with the solution x; or a step that changes only one side. */
type Step = {
  readonly kind: 'expand' | 'combine' | 'add' | 'multiply' | 'none';
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly x: number;
};

/** The line before and the line after. */
function linesOf({ kind, a, b, c, x }: Step): readonly [string, string] {
  const right = a * (x + b) + c;
  if (kind === 'expand')
    return [
      `${timesGroup(a, linear(1, b))} ${signed(c)} = ${right}`,
      `${sumText([term(a, 'x'), term(a * b)])} ${signed(c)} = ${right}`,
    ];
  if (kind === 'combine')
    return [`${sumText([term(a, 'x'), term(a * b)])} ${signed(c)} = ${right}`, `${linear(a, a * b + c)} = ${right}`];
  if (kind === 'add') return [`${linear(a, c)} = ${a * x + c}`, `${a}x = ${a * x}`];
  return kind === 'multiply'
    ? [`${a}x = ${a * x}`, `x = ${x}`]
    : [`${linear(a, c)} = ${a * x + c}`, `${a}x = ${a * x + c}`];
}

const options: readonly (readonly [Step['kind'], Prose])[] = [
  ['expand', 'The distributive property'],
  ['combine', 'Like terms on one side were combined.'],
  ['add', 'The same number was added to both sides or subtracted from both.'],
  ['multiply', 'Both sides were multiplied or divided by the same number.'],
  ['none', 'The step is not valid.'],
];
const reasons: { readonly [kind in Step['kind']]: Prose } = {
  expand: 'The factor multiplies each term in the parentheses, so the left side has the same value as before.',
  combine: 'Two numbers on the left become one, so the left side has the same value as before.',
  add: 'Equal numbers stay equal if the same is added to both or subtracted from both.',
  multiply: 'Equal numbers stay equal if both are divided by the same number that is not 0.',
  none: 'The left side has changed, and the right side has not. Only what is done to both keeps them equal.',
};

const answers =
  (when: readonly Step['kind'][], answer: Step['kind'], why: Prose): Mistake<Step> =>
  (p) =>
    when.includes(p.kind) ? wrote(answer, [linesOf(p)[1], why]) : undefined;

/** Algebra 1: why each line of a solution follows from the one before. */
export const justifySteps = skill<Step>({
  code: 'algebra.justify-steps',
  name: 'Give the reason for a step',
  canDo: 'I can say why a line of a solution follows from the line before.',
  grade: 9,
  standards: ['A-REI.A.1'],
  prerequisites: ['equations.combine-first', 'equations.distribution'],
  cases: casesOf(
    {
      expand: 'parentheses are removed',
      combine: 'like terms are combined',
      add: 'a number is added to both sides, or subtracted from both',
      multiply: 'both sides are divided',
      none: 'only one side is changed',
    },
    (rng, level, kind): Step => {
      const size = byLevel(level, 6, 9, 15);
      const sign = () => (level > 1 && rng.chance(0.5) ? -1 : 1);
      const a = rng.int(2, size);
      const b = rng.int(1, size) * sign();
      const c = rng.int(1, size) * sign();
      return { kind, a, b, c: a * b + c === 0 ? size + 1 : c, x: rng.int(2, 9 + level) * (level === 3 ? sign() : 1) };
    },
  ),
  pose: (p) => ({
    prompt: `Someone solves an equation and goes from \`${linesOf(p)[0]}\` to \`${linesOf(p)[1]}\`. Which of these is true of the step?`,
    answer: choiceAnswer(p.kind, options),
  }),
  solve: (p) => steps([linesOf(p)[0], 'This is the line before.'], [linesOf(p)[1], reasons[p.kind]]),
  hints: () => [
    'Compare the left sides first, then the right sides. Which of them have changed their value?',
    'If both sides have changed: what was done to each? If only one has: has it the same value for every `x`?',
  ],
  confirms: (p, key) => {
    const [before, after] = linesOf(p).map((line) => line.split(' = '));
    const value = (side: string | undefined, x: number) => evaluateText(side ?? '', { x });
    const [at, other] = [1.7, 4.2].map((x) => ({
      left: [value(before?.[0], x), value(after?.[0], x)] as const,
      right: [value(before?.[1], x), value(after?.[1], x)] as const,
    }));
    if (at === undefined || other === undefined) return false;
    const same = ([one, two]: readonly [number, number]) => near(one, two);
    const difference = ([one, two]: readonly [number, number]) => two - one;
    const ratio = ([one, two]: readonly [number, number]) => two / one;
    if (same(at.left) && same(other.left) && same(at.right))
      return key === (before?.[0]?.includes('(') ? 'expand' : 'combine');
    if (near(difference(at.left), difference(at.right)) && near(difference(at.left), difference(other.left)))
      return key === 'add';
    return (
      key === (near(ratio(at.left), ratio(at.right)) && near(ratio(at.left), ratio(other.left)) ? 'multiply' : 'none')
    );
  },
  mistakes: {
    'algebra.expanding-as-multiplying-sides': answers(
      ['expand'],
      'multiply',
      'Everything was multiplied by the factor.',
    ),
    'algebra.combining-as-subtracting': answers(['combine'], 'add', 'A number has gone, so it was subtracted.'),
    'algebra.dividing-as-subtracting': answers(['multiply'], 'add', 'The number at `x` was taken away.'),
    'algebra.one-side-is-enough': answers(['none'], 'add', 'The number beside `x` was taken away.'),
    'algebra.terms-moved': answers(['add'], 'combine', 'The numbers were put together on one side.'),
    'algebra.gone-is-combined': answers(
      ['none', 'multiply'],
      'combine',
      'There is less than before, so it was put together.',
    ),
  },
});
