import type { Picture } from '../../pictures/types.ts';
import type { AnswerSpec, Prose } from '../../types.ts';
import { amountAnswer, moneyAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { equation, linear, timesGroup } from '../kit/linear-text.ts';
import { exact, floatOf, fractionText, type Numeric } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import {
  downEquations,
  type EquationTold,
  groupEquations,
  partEquations,
  startEquations,
} from '../stories/equations.ts';

/** `start` px + q = r · `group` p(x + q) = r · `down` r = q - px · `parts` x + (x + q) = r. */
type Told = {
  readonly shape: 'start' | 'group' | 'down' | 'parts';
  readonly story: number;
  readonly name: string;
  readonly p: number;
  readonly q: number;
  readonly r: number;
};

const stories: Record<Told['shape'], readonly EquationTold[]> = {
  start: startEquations,
  group: groupEquations,
  down: downEquations,
  parts: partEquations,
};

const equationOf = ({ shape, p, q, r }: Told): string => {
  if (shape === 'start') return equation(linear(p, q), String(r));
  if (shape === 'group') return equation(timesGroup(p, linear(1, q)), String(r));
  if (shape === 'down') return equation(`${q} - ${linear(p, 0)}`, String(r));
  return equation(`x + (x + ${q})`, String(r));
};

const solutionOf = ({ shape, p, q, r }: Told) => {
  if (shape === 'start') return exact(r - q, p);
  if (shape === 'group') return exact(r, p).sub(q);
  if (shape === 'down') return exact(q - r, p);
  return exact(r - q, 2);
};

/** What was found, in the unit that the story asks for. */
function answerOf(told: Told): AnswerSpec {
  const units = stories[told.shape][told.story]?.units ?? [];
  return units[0] === '$' ? moneyAnswer(solutionOf(told)) : amountAnswer(solutionOf(told), ...units);
}

function middle(told: Told): readonly [string, Prose] {
  const { shape, p, q, r } = told;
  if (shape === 'start')
    return [equation(linear(p, 0), String(r - q)), `Take away the \`${q}\` that was there at the start.`];
  if (shape === 'group') return [equation(linear(1, q), String(r / p)), `Divide by the \`${p}\` equal groups.`];
  if (shape === 'down') return [equation(linear(p, 0), String(q - r)), 'Find how much is gone.'];
  return [equation(linear(2, 0), String(r - q)), `Take away the \`${q}\` extra. What is left is two equal parts.`];
}

function picture({ shape, p, q, r }: Told): Picture | undefined {
  if (shape === 'parts') {
    const size = (r - q) / 2;
    const bars = [
      { label: 'first', parts: [{ size, label: '?' }] },
      {
        label: 'second',
        parts: [
          { size, label: '?' },
          { size: q, label: String(q) },
        ],
      },
    ];
    return {
      kind: 'bar-model',
      bars,
      alt: `Two bars, together ${r}. The second is as long as the first and ${q} more.`,
    };
  }
  if (shape !== 'start' || p > 6) return undefined;
  return {
    kind: 'balance',
    left: [...Array.from({ length: p }, () => 'x'), String(q)],
    right: [String(r)],
    alt: `A balance with ${p} equal weights x and ${q} on the left, and ${r} on the right.`,
  };
}

const answered = (value: Numeric, ...lines: readonly (readonly [string, Prose])[]) =>
  wrote(fractionText(value), ...lines);

/** Stories that lead to px + q = r and p(x + q) = r. */
export const equationWordProblems = skill<Told>({
  code: 'equations.word-problems',
  name: 'Solve word problems with an equation',
  canDo: 'I can turn a story into an equation and solve it.',
  grade: 7,
  standards: ['7.EE.B.4a', '7.EE.B.3'],
  prerequisites: ['equations.two-step', 'expressions.write-from-words'],
  cases: casesOf(
    {
      start: 'a start and a rate',
      group: 'equal groups of a sum',
      down: 'an amount that goes down',
      parts: 'two parts, one greater by a number',
    },
    (rng, level, caseId): Told => {
      const top = byLevel(level, 8, 12, 24);
      const shape = (['start', 'group', 'down', 'parts'] as const).find((one) => one === caseId) ?? 'start';
      const x = rng.int(2, top);
      const p = rng.int(2, level === 1 ? 6 : 12);
      const q = rng.int(2, level === 1 ? 10 : 25);
      const told = { shape, story: rng.int(0, stories[shape].length - 1), name: rng.pick(firstNames) };
      if (shape === 'start') return { ...told, p, q, r: p * x + q };
      if (shape === 'group') return { ...told, p, q, r: p * (x + q) };
      if (shape === 'down') return { ...told, p, q: p * x + q, r: q };
      return { ...told, p: 2, q, r: 2 * x + q };
    },
  ),
  pose: (told) => {
    const shown = picture(told);
    return {
      prompt: tellWith(stories[told.shape][told.story]?.told, told),
      answer: answerOf(told),
      ...(shown ? { picture: shown } : {}),
    };
  },
  solve: (told) =>
    steps([equationOf(told), 'Let `x` be the number we look for, and write the story as an equation.'], middle(told), [
      equation('x', fractionText(solutionOf(told))),
      told.shape === 'group' ? `Subtract \`${told.q}\`.` : `Divide by \`${told.p}\`.`,
    ]),
  hints: (told) => [
    'Let `x` be the number that the question asks for. What else do you know?',
    `Try to write the story as an equation. One way is \`${equationOf(told)}\`.`,
    `${middle(told)[1]} That gives \`${middle(told)[0]}\`.`,
  ],
  confirms: ({ shape, p, q, r }, key) => {
    const x = floatOf(key);
    let total = { start: q, group: 0, down: q, parts: x + x + q }[shape];
    for (let i = 0; i < p && shape === 'group'; i += 1) total += x + q;
    for (let i = 0; i < x && (shape === 'start' || shape === 'down'); i += 1) total += shape === 'start' ? p : -p;
    return x > 0 && near(total, r);
  },
  wordProblem: true,
  mistakes: {
    'equations.ignore-start': ({ shape, p, q, r }) => {
      if (shape === 'start')
        return answered(exact(r, p), [equation(linear(p, 0), String(r)), 'Share what there is in all.']);
      if (shape === 'parts')
        return answered(exact(r, 2), [equation(linear(2, 0), String(r)), 'There are two, so take half.']);
      return shape === 'down'
        ? answered(exact(q, p), [equation(linear(p, 0), String(q)), 'Share what there was.'])
        : undefined;
    },
    'equations.same-operation': (told) => {
      const { shape, p, q, r } = told;
      const first = [equationOf(told), 'This is the equation.'] as const;
      if (shape === 'group')
        return answered(exact(r, p).add(q), first, [
          equation(linear(1, q), fractionText(exact(r, p))),
          `There are \`${q}\` more, so add them again.`,
        ]);
      return shape === 'down'
        ? undefined
        : answered(exact(r + q, p), first, [equation(linear(p, 0), String(r + q)), 'Add the two amounts first.']);
    },
    'equations.divide-one-part': ({ shape, p, q, r }) => {
      if (shape === 'start')
        return answered(exact(r, p).sub(q), [
          equation(linear(1, q), fractionText(exact(r, p))),
          `Divide by \`${p}\` first.`,
        ]);
      return shape === 'parts'
        ? answered(exact(r, 2).sub(q), [
            equation(linear(1, q), fractionText(exact(r, 2))),
            'Take half first and then take the difference away.',
          ])
        : undefined;
    },
  },
});
