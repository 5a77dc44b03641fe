import { expect, it } from 'vitest';
import { destination } from './override.ts';

it.each([
  ['/dashboard?class=7', '/dashboard?class=7'],
  [null, '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('goes on from %s to %s', (asked, expected) => {
  expect(destination(asked)).toBe(expected);
});
