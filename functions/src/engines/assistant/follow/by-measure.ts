import { difficultyOf, findSkill, generateProblem } from '@lemma/math';
import { drawSlot } from '../sheet/draw-slot.ts';
import type { SheetWish, Slot } from '../wish/wish.ts';
import type { Follow } from './follow.ts';
import { redrawn, type Sheet } from './sheet-changes.ts';

export type Show = (next: readonly Slot[], over?: Partial<SheetWish>, lead?: string) => Follow;

/** One level harder; at the highest level the last case of the skill, which is its hardest. */
const harder = (slot: Slot): Omit<Slot, 'seed'> => {
  const cases = findSkill(slot.skill)?.cases ?? [];
  return slot.level === 3
    ? { ...slot, case: cases.at(-1)?.id ?? slot.case }
    : { ...slot, level: slot.level === 1 ? 2 : 3 };
};
export const easier = (slot: Slot): Omit<Slot, 'seed'> => ({
  ...slot,
  level: 1,
  case: findSkill(slot.skill)?.cases[0]?.id ?? slot.case,
});

const MEASURED_TRIES = 24;
/** How hard a problem is by the measure of its skill; undefined for one that is told about a theme. */
export const hardnessAt = (slots: readonly Slot[], at: number): number | undefined => {
  const slot = slots[at];
  const item = slot && drawSlot(slot, at)?.item;
  const skill = findSkill(slot?.skill ?? '');
  return item && skill && difficultyOf(generateProblem(skill, item.level, item.seed, item.case));
};

/**
 * The problems at some places drawn again until each is harder, or easier, by measure; the places where none was found
 * stay as they are.
 */
function redrawnBy(
  sheet: Sheet,
  places: readonly number[],
  change: (slot: Slot) => Omit<Slot, 'seed'>,
  { seed, isHarder }: { readonly seed: number; readonly isHarder: boolean },
): { readonly slots: readonly Slot[]; readonly failed: readonly number[] } {
  let slots = sheet.slots;
  const failed: number[] = [];
  for (const at of places) {
    const before = hardnessAt(slots, at);
    const tried = Array.from({ length: MEASURED_TRIES }, (_, by) => seed + by).find((each) => {
      const next = redrawn({ ...sheet, slots }, [at], change, each);
      const after = hardnessAt(next, at);
      return before === undefined || after === undefined || (isHarder ? after > before : after < before);
    });
    if (tried === undefined) failed.push(at);
    else slots = redrawn({ ...sheet, slots }, [at], change, tried);
  }
  return { slots, failed };
}

/** Problems that are harder or easier than those before, by the measure of their skill; where none is, that is said. */
export function byMeasure(
  sheet: Sheet,
  places: readonly number[],
  asked: { readonly seed: number; readonly isHarder: boolean },
  show: Show,
): Follow {
  const { slots, failed } = redrawnBy(sheet, places, asked.isHarder ? harder : easier, asked);
  const isAll = places.length === slots.length && failed.length === 0;
  const numbers = failed.map((at) => at + 1).join(', ');
  return show(
    slots,
    isAll ? { level: asked.isHarder ? 3 : 1 } : {},
    failed.length === 0
      ? undefined
      : `I found none ${asked.isHarder ? 'harder' : 'easier'} than number ${numbers}, which stays as it is.`,
  );
}
