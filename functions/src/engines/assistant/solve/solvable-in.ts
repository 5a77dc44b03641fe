import type { Answered } from '@lemma/math';
import { solveTask } from './solve.ts';

/** Where a task may end and a remark about it may begin: "17% of 240 - can you show it on a number line?" */
const TASK_ENDS =
  /[,;.?!](?=\s|$)|\n|\s[-–—](?=\s*$|\s+\p{L}{2})|\s(?=(?:and|with|using|by|but|then|show|can|could|please|for|so|in)\s)/gu;

/** The longest beginning of a request that is a task which can be solved; what follows it is told as not used. */
export function solvableIn(text: string): { readonly task: string; readonly solved: Answered } | undefined {
  const ends = [...text.matchAll(TASK_ENDS)].map(({ index }) => index);
  for (const end of [text.length, ...ends.toReversed()]) {
    const task = text.slice(0, end).trim();
    // A number alone is nothing to work out.
    const solved = /\d/.test(task) && !/^\W*[\d.,]+\W*$/.test(task) ? solveTask(task) : undefined;
    if (solved) return { task, solved };
  }
  return undefined;
}
