import { expect, it } from 'vitest';
import { rowsOf } from '../standards/rows-of.ts';
import { termLines } from './terms.ts';
import { termInSpanish } from './terms-in-spanish.ts';

it('has every term of the lessons', () => {
  const terms = rowsOf(termLines).map(([term = '']) => term.replace(/\/.*/, ''));
  expect(terms.filter((term) => termInSpanish(term) === undefined)).toEqual([]);
  expect(termInSpanish('negative number')).toBe('el número negativo');
});
