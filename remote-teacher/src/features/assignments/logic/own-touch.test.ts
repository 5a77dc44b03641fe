import { expect, it } from 'vitest';
import { lineOf } from './own-touch.ts';

it('numbers a crowded line at every fifth tick mark, and at whole numbers where the marks are fractions', () => {
  expect(lineOf(0, 10, 1)).not.toHaveProperty('labelEvery');
  expect(lineOf(0, 50, 1)).toMatchObject({ labelEvery: 5 });
  expect(lineOf(0, 10, 0.25)).toMatchObject({ labelEvery: 4, denominator: 4 });
});
