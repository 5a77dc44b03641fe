import { checkAnswer, constantValue, parse } from '../check/index.ts';
import type { AnswerSpec, MathText, MisconceptionId, Problem, Skill } from '../types.ts';

/** What a student with one idea answers, and the lines that lead there. */
export type RuleAnswer = {
  readonly id: MisconceptionId;
  readonly answer: MathText;
  readonly lines: readonly MathText[];
};

/** What students with each of the skill's ideas would answer; those whose answer is right explain nothing. */
export function ruleAnswers(skill: Skill, problem: Problem): RuleAnswer[] {
  return skill.misconceptions.flatMap(({ id, work }) => {
    const done = work(problem.params);
    return done === undefined || checkAnswer(problem.answer, done.answer).verdict === 'right'
      ? []
      : [{ id, answer: done.answer, lines: done.steps.map(({ line }) => line) }];
  });
}

const numberOf = (text: MathText): number | undefined => {
  const read = parse(text.trim());
  return read.ok ? constantValue(read.tree) : undefined;
};

/** True where `response` is a decimal to at least one place that comes of rounding or cutting off `exact`. */
function roundedFrom(exact: MathText, response: string): boolean {
  const places = /^-?\d*\.(\d+)$/.exec(response.trim())?.[1]?.length;
  const [wanted, given] = [numberOf(exact), numberOf(response)];
  if (places === undefined || wanted === undefined || given === undefined) return false;
  return Math.abs(wanted * 10 ** places) % 1 > 1e-9 && Math.abs(wanted - given) < 10 ** -places;
}

/** The same value, however it is written: form and unit are not what an idea is recognised by. */
export function sameAs(spec: AnswerSpec, response: string): (answer: MathText) => boolean {
  const { forms: _forms, tolerance: _tolerance, ...rest } = spec;
  const percent = spec.units?.includes('%') === true && !/%|percent/i.test(response) ? [`${response}%`] : [];
  return (answer) =>
    [response, ...percent].some(
      (text) => checkAnswer({ ...rest, unitPolicy: 'optional', key: answer }, text).verdict === 'right',
    ) ||
    (spec.kind === 'number' && roundedFrom(answer, response));
}
