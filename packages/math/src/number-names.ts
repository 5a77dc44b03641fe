/** English names of the numbers from 0 to 19; the index is the number. */
export const ONES: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

const TENS: readonly string[] = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 999,999 in English words: 305 is "three hundred five". */
export function numberInWords(n: number): string {
  const rest = n % 10;
  if (n < 100) return ONES[n] ?? `${TENS[Math.floor(n / 10)] ?? ''}${rest > 0 ? `-${ONES[rest] ?? ''}` : ''}`;
  const [size, name] = n < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  return `${numberInWords(Math.floor(n / size))} ${name}${n % size > 0 ? ` ${numberInWords(n % size)}` : ''}`;
}

/** The values of the single words for numbers: zero to nineteen, and the tens. */
export const namedNumbers: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, n): [string, number] => [word, n]),
  ...TENS.slice(2).map((word, at): [string, number] => [word, (at + 2) * 10]),
]);

/** Words that multiply the number before them. */
export const largeNumbers: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

/** Names of equal parts, in the singular, and how many of them make a whole. */
export const namedParts: ReadonlyMap<string, number> = new Map([
  ...'half third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((name, at): [string, number] => [name, at + 2]),
  ['halve', 2],
  ['quarter', 4],
  ['sixteenth', 16],
  ['twentieth', 20],
  ['hundredth', 100],
  ['thousandth', 1000],
]);

/**
 * The number in words that begins at a position, "three hundred and forty-two", and how many words it has. Undefined if
 * none begins there. `worthOf` gives the values of words below a hundred.
 */
export function numberAt(
  words: readonly string[],
  from = 0,
  worthOf: (word: string) => number | undefined = (word) => namedNumbers.get(word),
): { readonly value: number; readonly took: number } | undefined {
  // `room`: what follows has to be smaller. "Twenty three" is one number, "two three" are two.
  let [total, group, room, took] = [0, 0, Number.POSITIVE_INFINITY, 0];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [large, value] = [largeNumbers.get(word), worthOf(word)];
    if (large !== undefined && large <= 100) [group, room] = [(group || 1) * large, 100];
    else if (large !== undefined) [total, group, room] = [total + (group || 1) * large, 0, 1000];
    else if (value !== undefined && value < room) [group, room] = [group + value, word.endsWith('ty') ? 10 : 0];
    else if (word !== 'and' || !largeNumbers.has(words[at - 1] ?? '') || worthOf(words[at + 1] ?? '') === undefined)
      break;
    else continue;
    took = at + 1 - from;
  }
  return took === 0 ? undefined : { value: total + group, took };
}
