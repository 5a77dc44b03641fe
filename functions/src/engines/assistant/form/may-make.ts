import type { AssistantRequest } from '@lemma/school/assistant';
import type { Explained } from '../judge/explain.ts';
import { unjudgedNumbers, unusedNumbers, unusedWords } from '../judge/left-over.ts';
import { reasonFor } from '../judge/why.ts';
import { knownTask } from '../solve/known-tasks.ts';
import type { Wish } from '../wish/wish.ts';
import type { ReadForm } from './read-form.ts';

const DENIED = /\b(?:not|no|never|without|instead|except|avoid\w*|nothing)\b|\p{L}n['’]?t\b/giu;
/** Whether something is denied that stands in no condition: "that isn't just more problems". */
const deniesMore = (text: string, { make, conditions }: AssistantRequest): boolean =>
  !make.startsWith('class') &&
  [...text.toLowerCase().matchAll(DENIED)].some(
    ([word]) => !conditions.some(({ said }) => said.toLowerCase().includes(word)),
  );

/**
 * Whether an answer may be made at once: what to make and what about are each read by two readers, nothing of the request is
 * left over, and the finished problems keep to everything. Otherwise the teacher sees the form first.
 */
export function mayMake(wish: Wish, { unsure, unused, request }: ReadForm, text: string): boolean {
  if (unsure.length > 0) return false;
  if (wish.kind === 'compute')
    return (
      knownTask(wish.task) !== undefined ||
      (unusedNumbers(wish.task).length === 0 && unusedWords(wish.task).length === 0)
    );
  if (wish.kind === 'grade') return unjudgedNumbers(wish).length === 0;
  if (wish.kind === 'explain') return wish.question !== undefined || reasonFor(wish.topic) !== undefined;
  // Of a class everything is read as it stands; what of it is not in the answer is said with the answer.
  if (wish.kind === 'class') return true;
  // What was made is held against the request before it is shown; a plan is stored as soon as it is made.
  return wish.kind !== 'plan' || (unused.length === 0 && !deniesMore(text, request));
}

/** Whether an answer that was made may be shown at once. */
export function mayShow(wish: Wish, { memo, unkept = [] }: Explained): boolean {
  if (wish.kind === 'class') return true;
  return (
    memo !== undefined &&
    unkept.length === 0 &&
    (wish.kind !== 'explain' || memo.misconception !== undefined || reasonFor(wish.topic) !== undefined)
  );
}
