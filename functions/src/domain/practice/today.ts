import { AppError } from '@lemma/contract';
import { findSkill, generateProblem } from '@lemma/math';
import type { Practice } from '@lemma/school/practice';
import { DAY } from '@lemma/school/time';
import { itemOf } from '../work/submission.ts';
import type { Chosen } from './choose.ts';

const TRIES = 3;
export const dayOf = (now: number): number => Math.floor(now / DAY);

/** The rule of a practice question: one point, three tries, hints for free. */
export const practiceRule = (id: string, skill: string, level: Chosen['level']) =>
  ({ id, skill, level, points: 1, tries: TRIES, tryPenalty: 0, hints: 'free', variants: false }) as const;

/** The problem of a practice question, drawn anew from what was stored. */
export function practiceProblem({ item, level, seed }: Practice['items'][number]) {
  const skill = findSkill(item.skill);
  return skill && { skill, problem: generateProblem(skill, level, seed) };
}

/** The day's questions of the caller. Yesterday's are gone, like those of somebody who never began. */
export function ownItem(practice: Practice | undefined, itemId: string, now: number) {
  if (practice?.day !== dayOf(now)) throw new AppError('data/not-found', 'no practice today');
  return itemOf(
    practice.items.map((one) => ({ ...one, id: one.item.id })),
    itemId,
  );
}
