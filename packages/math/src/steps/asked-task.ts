import type { Problem } from '../types.ts';

/** The words and the formula of a question, as a student sees them. */
export type AskedQuestion = Pick<Problem, 'prompt'> & { readonly math?: string | undefined };

/**
 * What a question asks to be worked out. `task` is read by `solveSteps`; `given` is what the first line of the work is
 * compared with. Either is left out where the words say it in a way that is not read.
 */
export type AskedTask = { readonly task?: string; readonly given?: string };

/** Tasks whose lines do not follow from the formula alone: it is no statement of what is looked for. */
const NOT_THE_TASK = /complete the square|missing|scientific|(?:least|greatest) value|it is known that/i;
const FACTOR = /\bfactor\b|greatest common factor/i;
const WITH_VALUE = /\bfor `([A-Za-z] = [^`]+)`|\bwhen `([A-Za-z] = [^`]+)`/;
const PERCENT = /`?\d[\d.]*%`? of |what percent of/i;
/** A longer sentence tells a story. */
const LONGEST_PERCENT = 60;

/** Reads the task in the words and the formula of a question. */
export function askedTask({ prompt, math }: AskedQuestion): AskedTask {
  const words = prompt.slice(prompt.lastIndexOf('\n') + 1);
  if (math === undefined) {
    const plain = words.replaceAll('`', '');
    return PERCENT.test(words) && plain.length < LONGEST_PERCENT ? { task: plain, given: plain } : {};
  }
  if (/\?|…|[A-Za-z]\(/.test(math) || NOT_THE_TASK.test(words)) return {};
  const value = WITH_VALUE.exec(words);
  if (value) return { task: `${math} when ${value[1] ?? value[2] ?? ''}` };
  return FACTOR.test(words) ? { task: `factor ${math}`, given: math } : { task: math, given: math };
}
