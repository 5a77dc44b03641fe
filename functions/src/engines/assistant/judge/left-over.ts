import { solvableIn } from '../solve/solvable-in.ts';
import { solveTask } from '../solve/solve.ts';
import type { WishOf } from '../wish/wish.ts';

const NUMBER = /\d+(?:\.\d+)?/g;
/** The same as people write them: 3,449 is one number. */
const WRITTEN = /\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g;
/** So many numbers of a task are changed to see whether they are used. */
const MOST_NUMBERS = 8;
const FAR = 997;

const solvedAs = (task: string): string | undefined => (solveTask(task) ?? solvableIn(task)?.solved)?.answer;

/** The numbers on which what is worked out does not depend: they were overlooked. */
export function unusedNumbers(task: string): string[] {
  const answer = solvedAs(task);
  return [...task.matchAll(NUMBER)].slice(0, MOST_NUMBERS).flatMap(({ 0: number, index }) => {
    // A median stays the same until one of its numbers crosses it.
    const other = [Number(number) + 1, Number(number) + 3, Number(number) + FAR, 0].map(
      (value) => task.slice(0, index) + String(value) + task.slice(index + number.length),
    );
    return answer !== undefined && other.some((each) => solvedAs(each) !== answer) ? [] : [number];
  });
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
