import { checkAnswer, constantValue, parse } from '../check/index.ts';
import type { AnswerSpec, MathText, MisconceptionId, Problem, Skill } from '../types.ts';

/** The answer of a student with one misconception, and the lines that lead to it. */
export type RuleAnswer = {
  readonly id: MisconceptionId;
  readonly answer: MathText;
  readonly lines: readonly MathText[];
};

/**
 * The answers of students with each of the skill's misconceptions; those whose answer is right explain nothing and are
 * left out.
 */
export function ruleAnswers(skill: Skill, problem: Problem): RuleAnswer[] {
  return skill.misconceptions.flatMap(({ id, work }) => {
    const done = work(problem.params);
    return done === undefined || checkAnswer(problem.answer, done.answer).verdict === 'right'
      ? []
      : [{ id, answer: done.answer, lines: done.steps.map(({ line }) => line) }];
  });
}

/** The misconceptions that give this answer where they are followed in one place of several. */
export const inOnePlace = (skill: Skill, problem: Problem, same: (answer: MathText) => boolean): MisconceptionId[] =>
  skill.misconceptions.flatMap(({ id, inOnePlace: partly }) => (partly?.(problem.params).some(same) ? [id] : []));

const numberOf = (text: MathText): number | undefined => {
  const read = parse(text.trim());
  return read.ok ? constantValue(read.tree) : undefined;
};

/** True if `response` is a decimal with at least one place that comes from rounding or cutting off `exact`. */
function roundedFrom(exact: MathText, response: string): boolean {
  const places = /^-?\d*\.(\d+)$/.exec(response.trim())?.[1]?.length;
  const [wanted, given] = [numberOf(exact), numberOf(response)];
  if (places === undefined || wanted === undefined || given === undefined) return false;
  return Math.abs(wanted * 10 ** places) % 1 > 1e-9 && Math.abs(wanted - given) < 10 ** -places;
}

/** Whether an answer has the same value, in any form or unit: a misconception is recognized by the value alone. */
export function sameAs(spec: AnswerSpec, response: string): (answer: MathText) => boolean {
  const { forms: _forms, tolerance: _tolerance, ...rest } = spec;
  const percent = spec.units?.includes('%') === true && !/%|percent/i.test(response) ? [`${response}%`] : [];
  return (answer) =>
    [response, ...percent].some(
      (text) => checkAnswer({ ...rest, unitPolicy: 'optional', key: answer }, text).verdict === 'right',
    ) ||
    (spec.kind === 'number' && roundedFrom(answer, response));
}
