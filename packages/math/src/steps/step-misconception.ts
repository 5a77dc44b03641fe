import type { Node } from '../check/index.ts';
import type { MisconceptionId } from '../types.ts';
import { wrongMove } from './wrong-moves.ts';
import { wrongRewriting } from './wrong-rewriting.ts';

/** Finds the misconception that turns one line into the next; `texts` are both as they were typed. */
export type NameStep = (before: Node, after: Node, texts: readonly [string, string]) => MisconceptionId | undefined;

/** Names what can be seen in the two lines alone, without the catalogue of skills: light enough for a student's device. */
export const stepMisconception: NameStep = (before, after) => wrongMove(before, after) ?? wrongRewriting(before, after);
