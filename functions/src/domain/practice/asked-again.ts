import { findSkill, generateProblem } from '@lemma/math';
import type { Evidence, EvidenceEntry } from '@lemma/school/insight';
import { type Asked, type AskedRef, shownKey, shownOf } from '../work/asked.ts';
import { toWorkItem } from '../work/problem.ts';
import { practiceRule } from './today.ts';

/** The problem of an answer in practice or a placement, drawn again; null where the evidence does not say from what. */
export function askedAgain({ itemId, skill: code, seed, level }: EvidenceEntry): Asked {
  const skill = findSkill(code);
  if (seed === undefined || level === undefined || skill === undefined) return null;
  const problem = generateProblem(skill, level, seed);
  const item = toWorkItem(practiceRule(itemId, skill.code, level), { skill, problem });
  return { ...shownOf(item), key: shownKey(problem.answer) };
}

/** The question of an answer in practice or a placement. */
export function askedAlone({ assignmentId, itemId, response = '' }: AskedRef, evidence: Evidence | undefined): Asked {
  const entry = Object.values(evidence?.work ?? {})
    .filter((work) => work.assignmentId === assignmentId)
    .flatMap(({ entries }) => entries)
    .findLast((one) => one.itemId === itemId && one.response.startsWith(response));
  return entry === undefined ? null : askedAgain(entry);
}
