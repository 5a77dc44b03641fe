import { checkAnswer } from '../check/index.ts';
import { findSkill } from '../registry.ts';
import type { AnswerSpec, MathText, MisconceptionId, Problem, Skill } from '../types.ts';
import { combinedAnswers } from './combined-answers.ts';
import type { Explanation, Slip } from './explanation.ts';
import { slipAnswers } from './slip-answers.ts';

/** What a wrong answer weighs as an explanation: one idea says more than an idea and a slip, which says more than a slip alone. */
const WEIGHT = { idea: 4, twoIdeas: 2, slip: 1.5, ideaAndSlip: 1 } as const;

/** A slip alone is likelier than two ideas only where it is of a usual kind. */
const USUAL: readonly Slip[] = ['sign-lost', 'digits-swapped', 'off-by-one'];

type Held = { readonly id: MisconceptionId; readonly answer: MathText };

/** What students with each of the skill's ideas would answer; those whose answer is right explain nothing. */
function heldAnswers(skill: Skill, problem: Problem): Held[] {
  return skill.misconceptions.flatMap(({ id, work }) => {
    const done = work(problem.params);
    return done === undefined || checkAnswer(problem.answer, done.answer).verdict === 'right'
      ? []
      : [{ id, answer: done.answer }];
  });
}

/** The same value, however it is written: form and unit are not what an idea is recognised by. */
const sameAs = (spec: AnswerSpec, response: string) => {
  const { forms: _forms, tolerance: _tolerance, ...rest } = spec;
  return (answer: MathText): boolean =>
    checkAnswer({ ...rest, unitPolicy: 'optional', key: answer }, response).verdict === 'right';
};

/**
 * The ideas and slips that explain an answer to a problem, likeliest first; an empty list says that none is known.
 * A right answer needs no explanation, and what can't be read has none.
 */
export function diagnoseWith(skill: Skill, problem: Problem, response: string): Explanation[] {
  if (checkAnswer(problem.answer, response).verdict !== 'wrong') return [];
  const same = sameAs(problem.answer, response);
  const held = heldAnswers(skill, problem);
  const single = held
    .filter(({ answer }) => same(answer))
    .map(({ id }): Explanation => ({ misconceptions: [id], weight: WEIGHT.idea }));
  if (single.length > 0 || problem.answer.kind === 'choice') return single;

  const { key } = problem.answer;
  const pairs = held.flatMap((one, index) =>
    held
      .slice(index + 1)
      .flatMap((other): Explanation[] =>
        combinedAnswers(key, one.answer, other.answer).some(same)
          ? [{ misconceptions: [one.id, other.id], weight: WEIGHT.twoIdeas }]
          : [],
      ),
  );
  const slip = slipAnswers(key).find(({ answer }) => same(answer))?.slip;
  const slipped: Explanation[] =
    slip === undefined
      ? []
      : [{ misconceptions: [], slip, weight: USUAL.includes(slip) ? WEIGHT.twoIdeas + 0.5 : WEIGHT.slip }];
  const ideaAndSlip =
    slip === undefined && pairs.length === 0
      ? held.flatMap(({ id, answer }): Explanation[] => {
          const found = slipAnswers(answer).find((other) => USUAL.includes(other.slip) && same(other.answer));
          return found ? [{ misconceptions: [id], slip: found.slip, weight: WEIGHT.ideaAndSlip }] : [];
        })
      : [];
  return [...pairs, ...slipped, ...ideaAndSlip].toSorted((one, other) => other.weight - one.weight);
}

/** As `diagnoseWith`, for a problem whose skill is in the registry. */
export function diagnose(problem: Problem, response: string): Explanation[] {
  const skill = findSkill(problem.skill);
  return skill === undefined ? [] : diagnoseWith(skill, problem, response);
}
