import { numbersOf, type TouchRule } from './asked.ts';

/** The numbers of a list, as cards. */
export const asCards: TouchRule = ({ math = '' }) => {
  const cards = math.split(', ');
  return cards.length > 1 && new Set(cards).size === cards.length ? { as: 'order', cards } : undefined;
};

const SMALL = 12;

/**
 * Cards for the factors of a number: the small numbers, what it comes to when it is divided by each of them, rounded, and its first
 * multiples.
 */
export const factorCards: TouchRule = (asked) => {
  const [number = 0] = numbersOf(asked);
  if (number < 2 || number > SMALL * SMALL) return undefined;
  const small = Array.from({ length: SMALL }, (_each, index) => index + 1);
  const all = [...small, ...small.map((divisor) => Math.round(number / divisor)), 2 * number, 3 * number, 4 * number];
  return { as: 'several', cards: [...new Set(all)].toSorted((one, other) => one - other).map(String) };
};
