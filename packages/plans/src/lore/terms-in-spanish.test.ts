import { expect, it } from 'vitest';
import { termLines } from './terms.ts';
import { termInSpanish } from './terms-in-spanish.ts';

it('has every term of the lessons', () => {
  const terms = termLines
    .trim()
    .split('\n')
    .map((line) => (line.split('|')[0] ?? '').replace(/\/.*/, ''));
  expect(terms.filter((term) => termInSpanish(term) === undefined)).toEqual([]);
  expect(termInSpanish('negative number')).toBe('el número negativo');
});
