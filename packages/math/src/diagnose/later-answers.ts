import { findSkill } from '../registry.ts';
import type { MathText, MisconceptionId, Problem, Skill } from '../types.ts';
import { problemsOf } from './read-problems.ts';
import { type RuleAnswer, ruleAnswers, sameAs } from './rule-answers.ts';

/** What a line asks for: "16 ÷ 2 = 8" for the value of its left side, an equation with a letter for the letter. */
const asked = (line: MathText): MathText =>
  /^[^=a-z]*[-+*×÷/^][^=a-z]*=\s*-?[\d./ ]+$/i.test(line) ? (line.split('=')[0] ?? line).trim() : line;

/**
 * Misconceptions that can occur in the work of a skill: those of its own domain, or of a skill it builds on. A wrong
 * fact of another domain fits too many answers by chance.
 */
function withinReach(problem: Problem): (skill: Skill) => boolean {
  const own = findSkill(problem.skill);
  return ({ code, domain }) => domain === own?.domain || own?.prerequisites.includes(code) === true;
}

/**
 * Misconceptions about one fact or about the choice of the operation: they give some small number for every line, so
 * they fit by chance.
 */
const LIKELY_BY_CHANCE: ReadonlySet<MisconceptionId> = new Set([
  'whole-numbers.close-fact',
  'whole-numbers.one-group-short',
  'whole-numbers.counts-the-start',
  'whole-numbers.counts-back-from-start',
  'whole-numbers.adds-factors',
  'whole-numbers.adds-instead-of-subtracting',
  'whole-numbers.subtracts-instead-of-dividing',
  'whole-numbers.aligns-left',
]);

/**
 * Misconceptions that change the answer only at a later line: each line is read as a problem whose right answer is
 * `value`.
 */
function rulesFrom(lines: readonly MathText[], problem: Problem, value: MathText): RuleAnswer[] {
  const near = withinReach(problem);
  const begun = new Set([problem.math, value]);
  const questions = [...new Set(lines.map(asked))].filter((line) => !begun.has(line) && !/^[a-z] = /.test(line));
  return questions.flatMap((line) =>
    problemsOf([line], ({ answer }) => answer.kind !== 'choice' && sameAs(problem.answer, answer.key)(value))
      .filter(({ skill }) => near(skill))
      .flatMap(({ skill, problem: inner }) => ruleAnswers(skill, inner))
      .filter(({ id }) => !LIKELY_BY_CHANCE.has(id)),
  );
}

/**
 * The answers of somebody who begins the worked solution correctly and has a misconception about one of its later
 * lines.
 */
export const laterAnswers = (problem: Problem): RuleAnswer[] =>
  rulesFrom(
    problem.solution.map(({ line }) => line),
    problem,
    problem.answer.key,
  );

/**
 * The answers of somebody who has one misconception about the problem, and another about a line that the first one led
 * to.
 */
export const answersAfter = (problem: Problem, first: RuleAnswer): RuleAnswer[] =>
  rulesFrom(first.lines, problem, first.answer).filter(({ id }) => id !== first.id);
