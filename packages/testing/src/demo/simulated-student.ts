import { findSkill, type Rng } from '@lemma/math';
import type { WorkItem } from '@lemma/school/work';

/** How a made-up student works: how often correctly, and with which misconception of a skill. */
export type Character = { readonly ability: number; readonly idea: number; readonly usesHints: boolean };

/**
 * The answer of a student with the misconception, if the item's problem can be read back and the misconception applies.
 */
export function mistakenAnswer({ skill: code, math, prompt }: WorkItem, idea: number): string | undefined {
  const skill = findSkill(code);
  const params = skill?.read?.(math ?? prompt);
  if (skill === undefined || params === undefined) return undefined;
  const rules = skill.misconceptions;
  // The first misconception from the student's own onward that applies to this problem.
  for (let turn = 0; turn < rules.length; turn += 1) {
    const work = rules[(idea + turn) % rules.length]?.work(params);
    if (work) return work.answer;
  }
  return undefined;
}

/** A student's answers to one item, in order: perhaps a mistake of their own kind, then perhaps the correct answer. */
export function answersTo(item: WorkItem, key: string, { ability, idea }: Character, rng: Rng): string[] {
  if (rng.chance(ability)) return [key];
  const mistake = mistakenAnswer(item, idea) ?? '7';
  return rng.chance(0.6) ? [mistake, key] : [mistake];
}

export const characterOf = (rng: Rng): Character => ({
  ability: rng.int(35, 95) / 100,
  idea: rng.int(0, 1),
  usesHints: rng.chance(0.3),
});
