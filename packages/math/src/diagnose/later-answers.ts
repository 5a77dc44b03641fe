import { findSkill } from '../registry.ts';
import type { MathText, MisconceptionId, Problem, Skill } from '../types.ts';
import { problemsOf } from './read-problems.ts';
import { type RuleAnswer, ruleAnswers, sameAs } from './rule-answers.ts';

/** "16 ÷ 2 = 8" asks for what stands left of the equal sign; an equation with a letter asks for the letter. */
const asked = (line: MathText): MathText =>
  /^[^=a-z]*[-+*×÷/^][^=a-z]*=\s*-?[\d./ ]+$/i.test(line) ? (line.split('=')[0] ?? line).trim() : line;

/**
 * Ideas that can come up within the work of a skill: of its own domain, or of a skill it builds on. A wrong fact of another
 * domain fits too many answers by chance to say anything.
 */
function withinReach(problem: Problem): (skill: Skill) => boolean {
  const own = findSkill(problem.skill);
  return ({ code, domain }) => domain === own?.domain || own?.prerequisites.includes(code) === true;
}

/** Ideas about one fact or about the choice of the operation give some small number for every line. */
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

/** The ideas that spoil the answer only at a later line: each line is read as a problem that comes to `value` when it is done right. */
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

/** What somebody answers who begins the worked solution rightly and has an idea about one of its later lines. */
export const laterAnswers = (problem: Problem): RuleAnswer[] =>
  rulesFrom(
    problem.solution.map(({ line }) => line),
    problem,
    problem.answer.key,
  );

/** What somebody answers who has one idea about the problem, and another about a line that the first idea led to. */
export const answersAfter = (problem: Problem, first: RuleAnswer): RuleAnswer[] =>
  rulesFrom(first.lines, problem, first.answer).filter(({ id }) => id !== first.id);
