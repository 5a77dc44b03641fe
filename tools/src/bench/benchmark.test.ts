import { expect, it } from 'vitest';
import { isMissed } from './benchmark.ts';

const figure = { name: 'rules: decided otherwise', value: 3, unit: '', bar: 0 };

it.each([
  ['that is beyond its bar', { ...figure, holds: false }, true],
  ['within its bar', { ...figure, value: 0, holds: true }, false],
  ['of other code, of which nothing is said', figure, false],
])('sees a figure %s', (_, one, missed) => {
  expect(isMissed({ name: 'trust', figures: [{ ...figure, holds: true }, one] })).toBe(missed);
});
