import { drawSlot } from '../sheet/draw-slot.ts';
import type { Slot } from '../wish/wish.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** "The tax one": the problem that has the word, where it is one and not all of them; "Friday's" of five. */
export function placesCalled(text: string, slots: readonly Slot[]): number[] | undefined {
  const day = slots.length === DAYS.length ? DAYS.findIndex((name) => text.includes(name)) : -1;
  if (day >= 0) return [day];
  const [, word = ''] = /\bthe (\p{L}{3,}) (?:one|problem|question)\b/u.exec(text) ?? [];
  if (word === '' || /^(?:first|last|next|other|same|whole|hard\w*|eas\w*|word|story|right|wrong)$/.test(word))
    return undefined;
  const found = slots.flatMap((slot, at) => (drawSlot(slot, at)?.task.toLowerCase().includes(word) ? [at] : []));
  return found.length > 0 && found.length < slots.length ? found : undefined;
}
