import { expect, it } from 'vitest';
import { coverage, percentOf } from './coverage.ts';

const ALGEBRA_1 = 'Algebra 1';
const grades = coverage().filter(({ name }) => name !== ALGEBRA_1);

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
    [ALGEBRA_1, 60],
  ]);
});

it.each(grades)('has skills for at least 97 % of $name', (grade) => {
  expect(percentOf(grade)).toBeGreaterThanOrEqual(97);
});

it('keeps what Algebra 1 has', () => {
  expect(coverage().find(({ name }) => name === ALGEBRA_1)?.missing.length).toBeLessThanOrEqual(22);
});
