import { expect, it } from 'vitest';
import { numberAt, numberInWords } from './number-names.ts';

const wordsOf = (text: string): string[] => text.split(/[\s-]+/);

it.each([0, 7, 14, 40, 99, 100, 305, 342, 1000, 12_019, 100_100, 999_999])('reads %i as it writes it', (n) => {
  const words = wordsOf(numberInWords(n));
  expect(numberAt(words)).toEqual({ value: n, took: words.length });
});

it.each([
  ['three hundred and forty-two', 342, 5],
  ['twenty five', 25, 2],
  ['five twenty', 5, 1],
  ['two three', 2, 1],
  ['two dozen eggs', 24, 2],
  ['two and five', 2, 1],
  ['hundred and', 100, 1],
  ['three million and one', 3_000_001, 4],
])('reads "%s" as %i in %i words', (text, value, took) => {
  expect(numberAt(wordsOf(text))).toEqual({ value, took });
});

it('begins where it is told to, and finds no number in other words', () => {
  expect(numberAt(wordsOf('and twenty one'), 1)).toEqual({ value: 21, took: 2 });
  expect(numberAt(wordsOf('and twenty one'))).toBeUndefined();
});
