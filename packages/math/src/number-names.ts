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
