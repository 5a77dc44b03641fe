import { taskInSpanish } from '@lemma/math/spanish/tasks';
import type { Drawn } from './draw-slot.ts';

/** Problems in Spanish, and how many there are in English only. */
export function inSpanish(all: readonly Drawn[]): { readonly drawn: readonly Drawn[]; readonly english: number } {
  const drawn = all.map((each): Drawn | undefined => {
    const prompt = each.item && taskInSpanish(each.item.prompt, 'child');
    if (each.item === undefined || prompt === undefined) return undefined;
    const { math } = each.item;
    return { ...each, task: math === undefined ? prompt : `${prompt} \`${math}\``, item: { ...each.item, prompt } };
  });
  return {
    drawn: all.map((each, at) => drawn[at] ?? each),
    english: drawn.filter((each) => each === undefined).length,
  };
}
