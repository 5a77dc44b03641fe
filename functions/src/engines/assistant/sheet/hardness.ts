import { difficultyOf, findSkill, generateProblem } from '@lemma/math';
import type { Slot } from '../wish/wish.ts';
import { drawSlot } from './draw-slot.ts';

/** How hard a problem is by the measure of its skill; undefined for one that is told about a theme. */
export const hardnessOf = (slot: Slot): number | undefined => {
  const item = drawSlot(slot, 0)?.item;
  const skill = findSkill(slot.skill);
  return item && skill && difficultyOf(generateProblem(skill, item.level, item.seed, item.case));
};

/** The problems from easy to hard, where each can be measured. */
export function fromEasyToHard(slots: readonly Slot[]): Slot[] {
  const measured = slots.map((slot) => ({ slot, hardness: hardnessOf(slot) ?? Number.NaN }));
  return measured.some(({ hardness }) => Number.isNaN(hardness))
    ? [...slots]
    : measured.toSorted((one, other) => one.hardness - other.hardness).map(({ slot }) => slot);
}
