import { namedNumbers } from '../number-names.ts';

const LARGE = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

/** What one of each place is worth. */
export const PLACE_VALUES: ReadonlyMap<string, number> = new Map([
  ['ones', 1],
  ['tens', 10],
  ['hundreds', 100],
  ['thousands', 1000],
  ['tenths', 0.1],
  ['hundredths', 0.01],
  ['thousandths', 0.001],
]);

/** The whole number that words say: "three hundred and five", "twenty-four"; undefined where one word is none of them. */
export function numberOfWords(words: readonly string[]): number | undefined {
  const parts = words.flatMap((word) => word.split('-')).filter((word) => word !== 'and');
  if (parts.length === 0) return undefined;
  let [total, current] = [0, 0];
  for (const part of parts) {
    const value = namedNumbers.get(part);
    const factor = LARGE.get(part);
    if (value !== undefined) current += value;
    else if (factor === 100) current = (current || 1) * 100;
    else if (factor !== undefined) {
      total += (current || 1) * factor;
      current = 0;
    } else return undefined;
  }
  return total + current;
}

/** The most words from `at` on that form one number. */
export function countNumberWords(words: readonly (string | undefined)[], at: number): number {
  let count = 0;
  while (count < 8) {
    const next = words[at + count];
    if (next === undefined) break;
    const joins = next === 'and' && count > 0 && /^(hundred|thousand|million)$/.test(words[at + count - 1] ?? '');
    if (!joins && numberOfWords([next]) === undefined) break;
    if (joins && numberOfWords([words[at + count + 1] ?? '']) === undefined) break;
    // "two three" is not a number.
    if (
      count > 0 &&
      !joins &&
      namedNumbers.has(next) &&
      namedNumbers.has(words[at + count - 1] ?? '') &&
      !/ty$/.test(words[at + count - 1] ?? '')
    )
      break;
    count += 1;
  }
  return count;
}

const PARTS = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
  ['hundredth', 100],
  ['thousandth', 1000],
]);
const partOf = (word: string): number | undefined => PARTS.get(word) ?? PARTS.get(word.replace(/s$/, ''));

/**
 * A fraction in words from `at` on: "half", "two thirds", "three-quarters". Returns its text and the number of its
 * words.
 */
export function fractionOfWords(
  words: readonly (string | undefined)[],
  at: number,
): { text: string; count: number } | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  const [top, bottom] = first.split('-');
  const joined = top !== undefined && bottom !== undefined ? [namedNumbers.get(top), partOf(bottom)] : [];
  // "The twenty-fifth term": a place in an order.
  if (joined[0] !== undefined && joined[1] !== undefined)
    return /ty$/.test(top ?? '') ? undefined : { text: `${joined[0]}/${joined[1]}`, count: 1 };
  const alone = partOf(first);
  if (alone !== undefined) return { text: `1/${alone}`, count: 1 };
  const [count, part] = [numberOfWords([first]), partOf(words[at + 1] ?? '')];
  return count !== undefined && count > 0 && part !== undefined ? { text: `${count}/${part}`, count: 2 } : undefined;
}
