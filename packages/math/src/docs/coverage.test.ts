import { expect, it } from 'vitest';
import { coverage, percentOf } from './coverage.ts';

it('counts the standards of each grade by their parts', () => {
  expect(coverage().map(({ name, standards }) => [name, standards.length])).toEqual([
    ['Kindergarten', 24],
    ['Grade 1', 23],
    ['Grade 2', 27],
    ['Grade 3', 33],
    ['Grade 4', 34],
    ['Grade 5', 34],
    ['Grade 6', 42],
    ['Grade 7', 37],
    ['Grade 8', 33],
    ['Algebra 1', 60],
  ]);
});

it.each(coverage())('has skills for at least 97 % of $name', (grade) => {
  expect(percentOf(grade)).toBeGreaterThanOrEqual(97);
});
