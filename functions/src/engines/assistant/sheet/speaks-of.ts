import { stemOf, wordsIn } from '@lemma/plans/topics';
import { isOfWorld } from '../frames/worlds.ts';
import type { Drawn } from './draw-slot.ts';

/** Whether a word of what stories are to be about stands in one of them, or a word of its world: a wrestling mask for lucha libre. */
export function speaksOf(theme: string, drawn: readonly Drawn[]): boolean {
  const told = new Set(drawn.flatMap(({ task }) => wordsIn(task).map(stemOf)));
  return (
    wordsIn(theme).some((word) => word.length > 2 && told.has(stemOf(word))) ||
    drawn.some(({ task }) => isOfWorld(theme, task.toLowerCase()))
  );
}
