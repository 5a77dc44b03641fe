import { expect, it } from 'vitest';
import { bandOfGrade } from './band-of-grade.ts';

it('fits the grade of the class', () => {
  expect([0, 1, 2, 3, 4, 6, 9].map(bandOfGrade)).toEqual([
    ...['early', 'early', 'middle', 'middle', 'full', 'full', 'full'],
  ]);
  expect(bandOfGrade(undefined)).toBe('middle');
});
