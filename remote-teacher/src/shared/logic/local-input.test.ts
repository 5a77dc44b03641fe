import { expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-input.ts';

it('gives back the minute that was put in', () => {
  const instant = new Date(2026, 2, 8, 7, 5).getTime();
  expect(fromLocalInput(toLocalInput(instant))).toBe(instant);
});

it('says nothing of a field that is not filled in', () => {
  expect(fromLocalInput('')).toBeUndefined();
});
