import { solveAsked } from '@lemma/math';
import type { AssistantRequest } from '@lemma/school/assistant';
import type { Explained } from '../judge/explain.ts';
import { solvableIn } from '../read/solvable-in.ts';
import type { Wish, WishOf } from '../wish/wish.ts';
import type { ReadForm } from './read-form.ts';

const NUMBER = /\d+(?:\.\d+)?/g;
/** So many numbers of a task are changed to see whether they are used. */
const MOST_NUMBERS = 8;

const solvedAs = (task: string): string | undefined => (solveAsked(task) ?? solvableIn(task)?.solved)?.answer;

/** Whether what is worked out depends on every number of the task, so that none was overlooked. */
function usesAllNumbers(task: string): boolean {
  const answer = solvedAs(task);
  if (answer === undefined) return false;
  return [...task.matchAll(NUMBER)].slice(0, MOST_NUMBERS).every(({ 0: number, index }) => {
    const other = [1, 3].map(
      (by) => task.slice(0, index) + String(Number(number) + by) + task.slice(index + number.length),
    );
    return other.some((each) => solvedAs(each) !== answer);
  });
}

/** Whether every number of some work stands in what is judged. */
function judgesAllNumbers({ text, lines = [], answers = [] }: WishOf<'grade'>): boolean {
  const judged = [...lines, ...answers.flatMap(({ question, answer }) => [question, answer])].join(' ');
  const numbers = text.replace(/\bout of \d+\b|\b(?:line|step|grade|gr) \d+\b/gi, ' ').match(NUMBER) ?? [];
  return judged !== '' && numbers.every((number) => judged.includes(number));
}

const DENIED = /\b(?:not|no|never|without|instead|except|avoid\w*|nothing)\b|\p{L}n['’]?t\b/giu;
/** Whether something is denied that stands in no condition: "that isn't just more problems". */
const deniesMore = (text: string, { make, conditions }: AssistantRequest): boolean =>
  !make.startsWith('class') &&
  [...text.toLowerCase().matchAll(DENIED)].some(
    ([word]) => !conditions.some(({ said }) => said.toLowerCase().includes(word)),
  );

/**
 * Whether an answer may be made at once: what to make and what about are surely read, nothing of the request is left
 * over, and the finished problems keep to everything. Otherwise the teacher sees the form first.
 */
export function mayMake(wish: Wish, { unsure, unused, request }: ReadForm, text: string): boolean {
  if (wish.kind === 'compute') return usesAllNumbers(wish.task);
  if (wish.kind === 'grade')
    return (!unsure.includes('make') || (wish.lines?.length ?? 0) > 2) && judgesAllNumbers(wish);
  if (wish.kind === 'explain') return wish.question !== undefined;
  return unsure.length === 0 && unused.length === 0 && !deniesMore(text, request);
}

/** Whether an answer that was made may be shown at once. */
export function mayShow(wish: Wish, { memo, unkept = [] }: Explained): boolean {
  if (wish.kind === 'class') return true;
  return memo !== undefined && unkept.length === 0 && (wish.kind !== 'explain' || memo.misconception !== undefined);
}
