import { checkAnswer } from '../check/index.ts';
import type { MathText, MisconceptionId, Problem, Skill } from '../types.ts';
import { type RuleAnswer, ruleAnswers, sameAs } from './rule-answers.ts';
import { slipAnswers } from './slip-answers.ts';

/**
 * An idea that leads to another answer than the key: `byChance` is how likely a wrong answer of somebody without the idea is
 * exactly the idea's, 0 to 1.
 */
type MisconceptionChance = { readonly id: MisconceptionId; readonly byChance: number };

/** Wrong answers without a lasting idea that look like one all the same: a quarter, over all ideas of a problem. Our own rule. */
const LIKE_A_MISCONCEPTION = 0.25;
/**
 * The chance that is added where a usual slip leads to the same answer, and where a small whole number can be guessed.
 */
const LIKE_A_SLIP = 0.15;
const HIT_BLINDLY = 0.05;
const SMALL_WHOLE_NUMBER = /^-?(\d|1[0-2])$/;
/** No answer is certain without the idea: with two options there is one wrong answer, and no way to tell more. */
const MOST = 0.98;

/** Answers that differ in value: ideas that lead to the same one share it. */
function distinct({ answer: spec }: Problem, fromRules: readonly RuleAnswer[]): MathText[] {
  const found: MathText[] = [];
  for (const { answer } of fromRules) if (!found.some((one) => sameAs(spec, one)(answer))) found.push(answer);
  return found;
}

function typedChance(answer: MathText, slips: ReadonlySet<string>): number {
  return (slips.has(answer) ? LIKE_A_SLIP : 0) + (SMALL_WHOLE_NUMBER.test(answer) ? HIT_BLINDLY : 0);
}

/**
 * Where a student with an idea of the skill would show it, and what that answer is worth: less where few options are left, where
 * the ideas of the problem have few answers, and where a slip or a guess leads to the same.
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
    return { id, byChance: Math.min(MOST, Math.round(all * 1000) / 1000) };
  });
}
