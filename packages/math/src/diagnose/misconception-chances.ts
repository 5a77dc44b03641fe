import { checkAnswer } from '../check/index.ts';
import type { MathText, MisconceptionId, Problem, Skill } from '../types.ts';
import { type RuleAnswer, ruleAnswers, sameAs } from './rule-answers.ts';
import { slipAnswers } from './slip-answers.ts';

/**
 * A misconception that leads to another answer than the key. `byChance` is the probability (0 to 1) that a wrong answer
 * of somebody without the misconception is exactly this one; `shared`, how many other misconceptions lead to the same.
 */
type MisconceptionChance = { readonly id: MisconceptionId; readonly byChance: number; readonly shared: number };

/**
 * The part of wrong answers without a lasting misconception that nevertheless look like one, over all misconceptions of
 * a problem: a quarter. This is our own assumption.
 */
const LIKE_A_MISCONCEPTION = 0.25;
/**
 * The probability that is added if a common slip leads to the same answer, and if a small whole number can be guessed.
 */
const LIKE_A_SLIP = 0.15;
const HIT_BLINDLY = 0.05;
const SMALL_WHOLE_NUMBER = /^-?(\d|1[0-2])$/;
/** The largest probability. With two options there is only one wrong answer, so it says next to nothing. */
const MOST = 0.98;

/** Answers with different values; misconceptions that lead to the same value share one. */
function distinct({ answer: spec }: Problem, fromRules: readonly RuleAnswer[]): MathText[] {
  const found: MathText[] = [];
  for (const { answer } of fromRules) if (!found.some((one) => sameAs(spec, one)(answer))) found.push(answer);
  return found;
}

function typedChance(answer: MathText, slips: ReadonlySet<string>): number {
  return (slips.has(answer) ? LIKE_A_SLIP : 0) + (SMALL_WHOLE_NUMBER.test(answer) ? HIT_BLINDLY : 0);
}

/**
 * For each misconception of the skill that this problem can show: how likely its answer is by chance. It is likelier
 * with few options, with few different answers among the misconceptions of the problem, and if a slip or a guess leads
 * to the same answer.
 */
export function misconceptionChances(skill: Skill, problem: Problem): MisconceptionChance[] {
  const fromRules = ruleAnswers(skill, problem).filter(
    ({ answer }) => checkAnswer(problem.answer, answer).verdict === 'wrong',
  );
  if (fromRules.length === 0) return [];
  const { kind, key, options } = problem.answer;
  const share = LIKE_A_MISCONCEPTION / distinct(problem, fromRules).length;
  const wrongOptions = Math.max(1, (options?.length ?? 2) - 1);
  const slips = new Set(kind === 'choice' ? [] : slipAnswers(key).map(({ answer }) => answer));
  return fromRules.map(({ id, answer }) => {
    const otherwise = kind === 'choice' ? (1 - LIKE_A_MISCONCEPTION) / wrongOptions : typedChance(answer, slips);
    const all = kind === 'choice' && wrongOptions === 1 ? 1 : share + otherwise;
    const same = fromRules.filter((one) => sameAs(problem.answer, one.answer)(answer));
    return { id, byChance: Math.min(MOST, Math.round(all * 1000) / 1000), shared: same.length - 1 };
  });
}
