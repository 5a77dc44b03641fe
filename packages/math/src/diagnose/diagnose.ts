import { checkAnswer } from '../check/index.ts';
import { findSkill } from '../registry.ts';
import type { MisconceptionId, Problem, Skill } from '../types.ts';
import { asWritten } from './as-written.ts';
import { combinedAnswers } from './combined-answers.ts';
import type { Explanation, Slip } from './explanation.ts';
import { answersAfter, laterAnswers } from './later-answers.ts';
import { inOnePlace, type RuleAnswer, ruleAnswers, sameAs } from './rule-answers.ts';
import { slipAnswers } from './slip-answers.ts';

/**
 * How well each kind of explanation explains a wrong answer: one misconception better than a common slip, which is
 * better than two misconceptions or a rare slip.
 */
const WEIGHT = { idea: 4, laterIdea: 3, usualSlip: 2.5, twoIdeas: 2, slip: 1.5 } as const;

/** A slip is likelier than two misconceptions only if it is a common one. */
const USUAL: readonly Slip[] = ['sign-lost', 'digits-swapped', 'off-by-one'];

type Same = (answer: string) => boolean;

const named = (ids: readonly MisconceptionId[], weight: number): Explanation[] =>
  [...new Set(ids)].map((id) => ({ misconceptions: [id], weight }));

/** Two misconceptions that change different parts of the number, or one that occurs in the work of the other. */
function pairsOf(problem: Problem, fromRules: readonly RuleAnswer[], same: Same): Explanation[] {
  const { key } = problem.answer;
  const beside = fromRules.flatMap((one, index) =>
    fromRules
      .slice(index + 1)
      .flatMap((other) =>
        combinedAnswers(key, one.answer, other.answer).some(same) ? [[one.id, other.id] as const] : [],
      ),
  );
  const after = fromRules.flatMap((one) =>
    answersAfter(problem, one).flatMap(({ id, answer }) => (same(answer) ? [[one.id, id] as const] : [])),
  );
  const seen = new Set<string>();
  return [...beside, ...after]
    .filter((pair) => !seen.has(pair.join()) && seen.add(pair.join()))
    .map((pair) => ({ misconceptions: pair, weight: WEIGHT.twoIdeas }));
}

/**
 * The misconceptions and slips that explain an answer to a problem, likeliest first; empty if none is known. A right
 * answer needs no explanation, and an unreadable one has none.
 */
export function diagnoseWith(skill: Skill, problem: Problem, response: string): Explanation[] {
  if (checkAnswer(problem.answer, response).verdict !== 'wrong') return [];
  const same = sameAs(problem.answer, response);
  const fromRules = ruleAnswers(skill, problem);
  const likely = fromRules.filter(({ answer }) => same(answer));
  const single = asWritten(problem, response, likely).map(({ id }) => id);
  if (single.length > 0 || problem.answer.kind === 'choice') return named(single, WEIGHT.idea);

  const slip = slipAnswers(problem.answer.key).find(({ answer }) => same(answer))?.slip;
  // An answer that a common slip explains is no evidence for anything more complicated.
  if (slip !== undefined && USUAL.includes(slip)) return [{ misconceptions: [], slip, weight: WEIGHT.usualSlip }];
  const partly = inOnePlace(skill, problem, same);
  if (partly.length > 0) return named(partly, WEIGHT.laterIdea);
  const later = laterAnswers(problem).flatMap(({ id, answer }) => (same(answer) ? [id] : []));
  const pairs = later.length > 0 ? [] : pairsOf(problem, fromRules, same);
  const slipped: Explanation[] = slip === undefined ? [] : [{ misconceptions: [], slip, weight: WEIGHT.slip }];
  return [...named(later, WEIGHT.laterIdea), ...pairs, ...slipped];
}

/** Does the same as `diagnoseWith` for a problem whose skill is in the registry. */
export function diagnose(problem: Problem, response: string): Explanation[] {
  const skill = findSkill(problem.skill);
  return skill === undefined ? [] : diagnoseWith(skill, problem, response);
}

/** The misconception that explains an answer alone. An explanation with two misconceptions is evidence of neither. */
export const soleMisconception = ({ misconceptions: [id, second] }: Explanation): MisconceptionId | undefined =>
  second === undefined ? id : undefined;
