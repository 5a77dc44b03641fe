import { isAround, stemOf } from '@lemma/plans/topics';
import { wordsOfKind } from '../learned/ordinary.ts';
import { solvableIn } from '../read/solvable-in.ts';
import { solveTask } from '../solve/solve.ts';
import type { WishOf } from '../wish/wish.ts';

const NUMBER = /\d+(?:\.\d+)?/g;
/** The same as people write them: 3,449 is one number. */
const WRITTEN = /\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g;
/** So many numbers of a task are changed to see whether they are used. */
const MOST_NUMBERS = 8;

const solvedAs = (task: string): string | undefined => (solveTask(task) ?? solvableIn(task)?.solved)?.answer;

/** The numbers on which what is worked out does not depend: they were overlooked. */
export function unusedNumbers(task: string): string[] {
  const answer = solvedAs(task);
  return [...task.matchAll(NUMBER)].slice(0, MOST_NUMBERS).flatMap(({ 0: number, index }) => {
    const other = [1, 3].map(
      (by) => task.slice(0, index) + String(Number(number) + by) + task.slice(index + number.length),
    );
    return answer !== undefined && other.some((each) => solvedAs(each) !== answer) ? [] : [number];
  });
}

let ofCalculations: ReadonlySet<string> | undefined;
/** Words by which people ask for a calculation. */
const asksToCompute = (word: string): boolean => {
  ofCalculations ??= new Set(wordsOfKind('compute'));
  return ofCalculations.has(stemOf(word));
};

/** What is always done (something is worked out, in steps where there are any), and verbs that say what. */
const OF_TASKS = new Set(
  ['show', 'steps', 'work', 'answer', 'evaluate', 'calculate', 'compute', 'solve', 'find', 'write', 'round']
    .concat('factor', 'factoring', 'simplify', 'expand', 'convert', 'reduce')
    .map(stemOf),
);

/** Words that ask how, which a result alone does not say. */
const OF_WAYS =
  /^(?:both|ways?|methods?|strateg(?:y|ies)|pictures?|draw(?:ing)?|diagrams?|models?|visual\w*|estimat\w+)$/;

const without = (task: string, word: string): string =>
  task.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), ' ');

/**
 * The words of a task that ask for something beyond what is worked out: no everyday words, no words by which
 * calculations are asked for, and without them the same comes out. What stands beside a word that is used belongs to it:
 * "least common multiple" is the same without its last word.
 */
export function unusedWords(task: string): string[] {
  const answer = solvedAs(task);
  const words = task.toLowerCase().match(/[\p{L}']+|[^\s\p{L}]+/gu) ?? [];
  const said = words.map((word) => /^\p{L}{3,}$/u.test(word) && (!isAround(word) || OF_WAYS.test(word)));
  const used = words.map((word) => /^\p{L}{3,}$/u.test(word) && solvedAs(without(task, word)) !== answer);
  for (const at of [...words.keys(), ...[...words.keys()].reverse()])
    if (said[at] && (used[at - 1] || used[at + 1])) used[at] = true;
  const idle = words.filter((word, at) => said[at] && !used[at] && !OF_TASKS.has(stemOf(word)) && !asksToCompute(word));
  return [...new Set(idle)];
}

/** The numbers of some work that stand in nothing that is judged. */
export function unjudgedNumbers({ text, lines = [], answers = [] }: WishOf<'grade'>): string[] {
  const judged = [...lines, ...answers.flatMap(({ question, answer }) => [question, answer])]
    .join(' ')
    .replaceAll(',', '');
  const numbers =
    text
      .replace(/\bout of \d+\b|\b(?:line|step|grade|gr) \d+\b|\b\d+(?:st|nd|rd|th)\b/gi, ' ')
      .match(WRITTEN)
      ?.map((number) => number.replaceAll(',', '')) ?? [];
  return numbers.filter((number) => !judged.includes(number));
}
