import { taskInSpanish } from '@lemma/math/spanish/tasks';
import type { Drawn } from './draw-slot.ts';

/** Problems in Spanish; those that there are in English only as they are. */
export const inSpanish = (all: readonly Drawn[]): Drawn[] =>
  all.map((each): Drawn => {
    const prompt = each.item && taskInSpanish(each.item.prompt, 'child');
    if (each.item === undefined || prompt === undefined) return each;
    const { math } = each.item;
    return { ...each, task: math === undefined ? prompt : `${prompt} \`${math}\``, item: { ...each.item, prompt } };
  });
