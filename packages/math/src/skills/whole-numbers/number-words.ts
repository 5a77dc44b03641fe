import { namedNumbers } from '../../number-names.ts';

/** Reads English number words back; undefined for anything else. */
export function fromNumberWords(text: string): number | undefined {
  let [whole, current] = [0, 0];
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') current *= 100;
    else if (word === 'thousand') [whole, current] = [whole + current * 1000, 0];
    else {
      const value = namedNumbers.get(word);
      if (value === undefined) return undefined;
      current += value;
    }
  }
  return whole + current;
}

/** The number as it sounds, with each spoken part written out: "three hundred five" is 300 and 5, so 3005. */
export const asHeard = (n: number): string => {
  if (n >= 1000) return `${Math.floor(n / 1000)}000${n % 1000 === 0 ? '' : asHeard(n % 1000)}`;
  if (n >= 100) return `${Math.floor(n / 100)}00${n % 100 === 0 ? '' : n % 100}`;
  return String(n);
};
