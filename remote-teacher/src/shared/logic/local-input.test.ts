import { expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-input.ts';

it('returns the minute that was put in', () => {
  const instant = new Date(2026, 2, 8, 7, 5).getTime();
  expect(fromLocalInput(toLocalInput(instant))).toBe(instant);
});

it('returns nothing for an incomplete field', () => {
  expect(fromLocalInput('')).toBeUndefined();
});
