import { AppError } from '@lemma/contract';
import { findSkill, generateProblem } from '@lemma/math';
import type { Practice } from '@lemma/school/practice';
import { DAY } from '@lemma/school/time';
import { itemOf } from '../work/submission.ts';
import type { Chosen } from './choose.ts';

const TRIES = 3;
export const dayOf = (now: number): number => Math.floor(now / DAY);

/** The rule of a practice question: one point, three tries, hints cost nothing. */
export const practiceRule = (id: string, skill: string, level: Chosen['level']) =>
  ({ id, skill, level, points: 1, tries: TRIES, tryPenalty: 0, hints: 'free', variants: false }) as const;

/** The problem of a practice question, generated again from the stored seed. */
export function practiceProblem({ item, level, seed }: Omit<Practice['items'][number], 'reason'>) {
  const skill = findSkill(item.skill);
  return skill && { skill, problem: generateProblem(skill, level, seed) };
}

/**
 * One of the caller's last practice questions. They are the caller's until the next day's are chosen, so an answer that
 * had to wait for a connection over midnight still counts.
 */
export function ownItem(practice: Practice | undefined, itemId: string) {
  if (practice === undefined) throw new AppError('data/not-found', 'no practice');
  return itemOf(
    practice.items.map((one) => ({ ...one, id: one.item.id })),
    itemId,
  );
}
