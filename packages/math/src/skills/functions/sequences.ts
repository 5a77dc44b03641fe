import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { sumText, term } from '../kit/linear-text.ts';
import { signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** f(1) = first (and f(2) = second), then f(n) = factor·f(n - 1) + added, or f(n - 1) + f(n - 2). */
type Recursive = {
  readonly kind: 'add' | 'multiply' | 'both' | 'two-back';
  readonly first: number;
  readonly second: number;
  readonly factor: number;
  readonly added: number;
  readonly at: number;
};

/** The next number of a sequence, from the one before it and the one before that. */
const next = ({ kind, factor, added }: Recursive, before: number, earlier: number): number =>
  kind === 'two-back' ? before + earlier : factor * before + added;

/** Nobody writes out more; a text that only looks like an exercise may ask for any place. */
const MOST_VALUES = 10_000;

function valuesOf(p: Recursive): readonly number[] {
  const values = p.kind === 'two-back' ? [p.first, p.second] : [p.first];
  while (values.length < Math.min(p.at, MOST_VALUES)) values.push(next(p, values.at(-1) ?? 0, values.at(-2) ?? 0));
  return values;
}
const asked = (p: Recursive): number => valuesOf(p)[p.at - 1] ?? 0;

/** The rule with something in place of f(n - 1) and f(n - 2). */
function ruleText({ kind, factor, added }: Recursive, before: string, earlier: string): string {
  if (kind === 'two-back') return `${before} + ${earlier}`;
  const scaled = factor === 1 ? before : `${factor}${/^\d/.test(before) ? ' * ' : ''}${before}`;
  return added === 0 ? scaled : `${scaled} ${signed(added)}`;
}
const beginning = ({ kind, first, second }: Recursive): string =>
  kind === 'two-back' ? `\`f(1) = ${first}\` and \`f(2) = ${second}\`` : `\`f(1) = ${first}\``;

const recursiveSequence = skill<Recursive>({
  code: 'functions.recursive-sequence',
  name: 'Follow a rule that uses the number before',
  canDo: 'I can find numbers of a sequence whose rule uses the number before.',
  grade: 9,
  standards: ['F-IF.A.3', 'F-IF.A.2'],
  prerequisites: ['functions.evaluate', 'whole-numbers.far-in-a-pattern'],
  cases: casesOf(
    { add: 'a number is added', multiply: 'a factor', both: 'a factor and a number', 'two-back': 'two numbers before' },
    (rng, level, kind): Recursive => {
      const size = byLevel(level, 5, 9, 12);
      const first = rng.int(2, size + 4);
      return {
        kind,
        first,
        second: first + rng.int(1, size),
        factor: kind === 'add' ? 1 : rng.int(2, byLevel(level, 3, 4, 5)),
        added:
          kind === 'add' || kind === 'both'
            ? rng.int(1, size) * (level > 1 && kind === 'both' && rng.chance(0.5) ? -1 : 1)
            : 0,
        at: (kind === 'add' || kind === 'two-back' ? 4 : 3) + (level === 3 ? 1 : 0),
      };
    },
  ),
  pose: (p) => ({
    prompt: `A sequence begins with ${beginning(p)}. For every later \`n\` the rule below holds. Find \`f(${p.at})\`.`,
    math: `f(n) = ${ruleText(p, 'f(n - 1)', 'f(n - 2)')}`,
    answer: { kind: 'number', key: String(asked(p)) },
  }),
  solve: (p) => {
    const values = valuesOf(p);
    const known = p.kind === 'two-back' ? 2 : 1;
    return steps(
      ...values.slice(known).map((value, index) => {
        const at = index + known;
        const line = ruleText(p, String(values[at - 1] ?? 0), String(values[at - 2] ?? 0));
        return [`f(${at + 1}) = ${line} = ${value}`, `Put the number before \`f(${at + 1})\` into the rule.`] as const;
      }),
    );
  },
  hints: (p) => [
    'What does `f(n - 1)` mean: a number of the sequence, or a place in it?',
    `Begin with ${beginning(p)}. Which number comes next?`,
    'Go on one number at a time, and put each new number into the rule again.',
  ],
  confirms: (p, key) => {
    if (p.kind !== 'two-back') {
      // Closed form of a linear recursion.
      const { factor, added, first, at } = p;
      const power = factor ** (at - 1);
      const sum = factor === 1 ? added * (at - 1) : (added * (power - 1)) / (factor - 1);
      return first * power + sum === Number(key);
    }
    const fibonacci = [1, 0, 1, 1, 2, 3, 5, 8];
    return (fibonacci[p.at - 1] ?? 0) * p.first + (fibonacci[p.at] ?? 0) * p.second === Number(key);
  },
  mistakes: {
    'functions.place-for-value': (p) => {
      const value = next(p, p.at - 1, p.at - 2);
      return wrote(value, [
        `${ruleText(p, String(p.at - 1), String(p.at - 2))} = ${value}`,
        `Put \`${p.at}\` in place of \`n\`.`,
      ]);
    },
    'functions.rule-used-once': (p) => {
      const value = next(p, p.kind === 'two-back' ? p.second : p.first, p.first);
      const line = ruleText(p, String(p.kind === 'two-back' ? p.second : p.first), String(p.first));
      return wrote(value, [`${line} = ${value}`, 'Put the first number into the rule.']);
    },
    'functions.one-term-too-far': (p) => {
      const further = { ...p, at: p.at + 1 };
      const before = valuesOf(p);
      const line = ruleText(p, String(asked(p)), String(before[p.at - 2] ?? 0));
      return wrote(asked(further), [`${line} = ${asked(further)}`, 'Use the rule once more.']);
    },
  },
});

/** first, first + step, … or first, first·step, …; shown as numbers or by its recursive rule. */
type Explicit = {
  readonly kind: 'arithmetic' | 'geometric' | 'from-rule';
  readonly grows: 'add' | 'multiply';
  readonly first: number;
  readonly step: number;
};

const keyText = ({ grows, first, step }: Explicit): string =>
  grows === 'add' ? sumText([term(step, 'n'), term(first - step)]) : `${first} * ${step}^(n - 1)`;
const firstFour = ({ grows, first, step }: Explicit): readonly number[] =>
  range(0, 3).map((k) => (grows === 'add' ? first + k * step : first * step ** k));

const explicitSequence = skill<Explicit>({
  code: 'functions.explicit-sequence',
  name: 'Write a rule for any number of a sequence',
  canDo: 'I can write a rule that gives any number of a sequence at once.',
  grade: 9,
  standards: ['F-BF.A.2', 'F-LE.A.2'],
  prerequisites: ['functions.recursive-sequence', 'functions.exponential-growth'],
  cases: casesOf(
    {
      arithmetic: 'the same number is added',
      geometric: 'the same factor',
      'from-rule': 'from a rule that uses the number before',
    },
    (rng, level, kind): Explicit => {
      const grows = kind === 'arithmetic' || (kind === 'from-rule' && rng.chance(0.5)) ? 'add' : 'multiply';
      const size = rng.int(2, grows === 'add' ? byLevel(level, 5, 9, 15) : byLevel(level, 3, 5, 7));
      const first = rng.int(2, byLevel(level, 9, 15, 40));
      const step = grows === 'add' && level > 1 && rng.chance(0.4) ? -size : size;
      return { kind, grows, first: first === step ? first + 1 : first, step };
    },
  ),
  pose: (p) => ({
    prompt:
      p.kind === 'from-rule'
        ? `A sequence begins with \`f(1) = ${p.first}\`, and for every later \`n\` the rule below holds. Write an expression in \`n\` for \`f(n)\`.`
        : 'The numbers below go on in the same way. The first one is `f(1)`. Write an expression in `n` for `f(n)`.',
    math:
      p.kind === 'from-rule'
        ? `f(n) = ${p.grows === 'add' ? `f(n - 1) ${signed(p.step)}` : `${p.step} * f(n - 1)`}`
        : firstFour(p).join(', '),
    answer: { kind: 'expression', key: keyText(p) },
  }),
  solve: (p) =>
    p.grows === 'add'
      ? steps(
          [
            `${p.first} ${p.step < 0 ? '-' : '+'} ${Math.abs(p.step)}(n - 1)`,
            `From \`f(1)\` to \`f(n)\` there are \`n - 1\` steps of \`${p.step}\`.`,
          ],
          [keyText(p), 'Write without parentheses.'],
        )
      : steps([keyText(p), `From \`f(1)\` to \`f(n)\` it is multiplied by \`${p.step}\`, \`n - 1\` times.`]),
  hints: (p) => [
    p.kind === 'from-rule' ? 'Write down the first four numbers.' : 'What happens from each number to the next?',
    'How many steps are there from `f(1)` to `f(2)`? To `f(3)`? To `f(n)`?',
    'Test your expression with `n = 1` and with `n = 3`.',
  ],
  confirms: (p, key) =>
    firstFour(p).every(
      (value, index) => Math.abs(evaluateText(key, { n: index + 1 }) - value) < 1e-6 * Math.abs(value || 1),
    ),
  mistakes: {
    'functions.pattern-one-step-too-many': (p) => {
      const answer = p.grows === 'add' ? sumText([term(p.step, 'n'), term(p.first)]) : `${p.first} * ${p.step}^n`;
      return wrote(answer, [answer, `Begin with \`${p.first}\` and go \`n\` steps.`]);
    },
    'functions.pattern-step-times-number': ({ grows, step }) =>
      grows === 'add'
        ? wrote(sumText([term(step, 'n')]), [sumText([term(step, 'n')]), `\`${step}\` for each number.`])
        : wrote(`${step}^n`, [`${step}^n`, `Multiply by \`${step}\` each time.`]),
    'functions.step-to-the-place': ({ grows, step }) => {
      const answer = grows === 'add' ? sumText([term(1, 'n'), term(step)]) : `${step}n`;
      return wrote(answer, [answer, grows === 'add' ? `Add \`${step}\`.` : `Multiply by \`${step}\`.`]);
    },
    'functions.factor-as-difference': ({ grows, first, step }) => {
      const difference = first * (step - 1);
      const answer = sumText([term(difference, 'n'), term(first - difference)]);
      return grows === 'add'
        ? undefined
        : wrote(
            answer,
            [`${first * step} - ${first} = ${difference}`, 'The second number is larger by this much.'],
            [answer, 'Add it each time.'],
          );
    },
  },
});

export const sequenceSkills = [recursiveSequence, explicitSequence];
