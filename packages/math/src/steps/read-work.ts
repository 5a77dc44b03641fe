import type { MisconceptionId } from '../types.ts';
import { type AskedQuestion, askedTask } from './asked-task.ts';
import { finding, judgedLines } from './check-work.ts';
import type { NameStep } from './step-misconception.ts';

/**
 * What is said of a line: it follows from a line before or from the question, it does not, or nothing can be said of it.
 * `unread` is never shown as wrong.
 */
export type LineVerdict = 'follows' | 'breaks' | 'unread';

/** The first line that does not follow: its index, the line that it was compared with, and the idea behind it, if known. */
export type Break = { readonly at: number; readonly from: string; readonly idea?: MisconceptionId };

export type WorkReading = { readonly marks: readonly LineVerdict[]; readonly broken?: Break };

const verdicts = { follows: 'follows', 'does-not': 'breaks', unknown: 'unread', invalid: 'unread' } as const;

/**
 * Reads the lines of a student's work against each other and against the question, never against the key. Lines after
 * the first that does not follow are left unread. Never throws.
 * @param name finds the idea behind the line; left out: by the two lines alone.
 */
export function readWork(lines: readonly string[], question: AskedQuestion, name?: NameStep): WorkReading {
  const { given = '' } = askedTask(question);
  const judged = [...judgedLines(lines, given === '' ? undefined : given)];
  const read = lines.map((_, at) => verdicts[judged[at]?.verdict ?? 'unknown']);
  const at = read.indexOf('breaks');
  if (at < 0) return { marks: read };
  const from = judged[at]?.from ?? '';
  const line = lines[at] ?? '';
  // A chain of numbers is wrong in itself; any other line without one before it was compared with the question.
  const before = from !== line ? from : line.includes('=') ? '' : given;
  const found = finding(before, line, name);
  const idea = found.verdict === 'does-not' ? found.idea : undefined;
  return { marks: read, broken: { at, from: before, ...(idea !== undefined && { idea }) } };
}
