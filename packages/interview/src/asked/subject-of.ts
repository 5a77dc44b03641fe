import { nameOfProblem, type ProblemRef, restore } from '../problems.ts';
import type { State } from '../session-state.ts';
import { figures } from '../talk/calculate.ts';
import type { TurnRecord } from '../turn-record.ts';
import { contentOf, wordsShared } from './amounts-in.ts';
import { numbersInOrder, wordsOf } from './other-numbers.ts';
import { isVariation } from './varied.ts';

const POINTS = /\b(?:that|this one|there|then|same|both|it)\b/i;
const ASKS_WHY = /\bwhy\b|\bhow come\b/i;
const AGAIN = /\b(?:your paper|first (?:one|problem)|the original|you wrote|the real)\b/i;

/** How much of a sentence speaks of a problem: its numbers, its answer, and then its words. */
function spokenOf(text: string, ref: ProblemRef, { beliefs }: State): number {
  const answer = beliefs.find((given) => nameOfProblem(given.ref) === nameOfProblem(ref))?.answer ?? '';
  const known = new Set([...numbersInOrder(wordsOf(ref)), ...numbersInOrder(answer)].map(Number));
  const numbers = new Set(numbersInOrder(figures(text)).map(Number));
  const digits = new Set(numbersInOrder(wordsOf(ref)).join(''));
  const there = contentOf(restore(ref).prompt);
  const words = wordsShared(text, there);
  const hits = [...numbers].map((number) => (known.has(number) ? 10 : digits.has(String(number)) ? 5 : 0));
  return hits.reduce<number>((sum, hit) => sum + hit, 0) + words;
}

/**
 * Which problem a sentence is about: the last one posed, or the written one that it was made from. After a "what if" the
 * talk comes back to what was written.
 */
export function subjectOf(text: string, state: State, written: ProblemRef, records: readonly TurnRecord[]): ProblemRef {
  const { current } = state;
  if (nameOfProblem(current) === nameOfProblem(written)) return current;
  if (AGAIN.test(text)) return written;
  const [now, before] = [current, written].map((ref) => spokenOf(text, ref, state));
  if (now !== before && now !== undefined && before !== undefined) return now > before ? current : written;
  const isFresh = records.at(-1)?.asked !== undefined;
  return isVariation(current, written) && !(isFresh && POINTS.test(text)) ? written : current;
}

/** How often the teacher has asked why. */
export const whysIn = (records: readonly TurnRecord[]): number =>
  records.filter(({ input }) => ASKS_WHY.test(input.text)).length;
