const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(n: number): string {
  const rest = n % 10;
  return small[n] ?? `${tens[Math.floor(n / 10)] ?? ''}${rest > 0 ? `-${small[rest] ?? ''}` : ''}`;
}

/** A whole number from 0 to 999,999 in English words: 305 → "three hundred five". */
export function inWords(n: number): string {
  if (n < 100) return belowHundred(n);
  const [size, name] = n < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = n % size;
  return `${inWords(Math.floor(n / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
}

const values = new Map<string, number>([
  ...small.map((word, i): [string, number] => [word, i]),
  ...tens.slice(2).map((word, i): [string, number] => [word, 10 * (i + 2)]),
]);

/** Reads English number words back; undefined for anything else. */
export function fromWords(text: string): number | undefined {
  let [whole, current] = [0, 0];
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') current *= 100;
    else if (word === 'thousand') [whole, current] = [whole + current * 1000, 0];
    else {
      const value = values.get(word);
      if (value === undefined) return undefined;
      current += value;
    }
  }
  return whole + current;
}

/** The number as it is heard, part by part, each part written out: "three hundred five" → 3005. */
export const asHeard = (n: number): string => {
  if (n >= 1000) return `${Math.floor(n / 1000)}000${n % 1000 === 0 ? '' : asHeard(n % 1000)}`;
  if (n >= 100) return `${Math.floor(n / 100)}00${n % 100 === 0 ? '' : n % 100}`;
  return String(n);
};
