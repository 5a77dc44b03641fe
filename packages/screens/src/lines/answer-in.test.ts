import { expect, it } from 'vitest';
import { answerIn } from './answer-in.ts';

it.each([
  ['x = 4', 'number', '4'],
  ['= 7/12', 'number', '7/12'],
  ['6/8 + 1/8 = 7/8', 'number', '7/8'],
  ['x = 3 or x = -3', 'set', '3, -3'],
  ['x < 4', 'inequality', 'x < 4'],
  ['x < 4', 'number', ''],
  ['6y + 16', 'expression', '6y + 16'],
] as const)('reads the answer in %s for a field of kind %s: %s', (line, kind, answer) => {
  expect(answerIn(line, { kind })).toBe(answer);
});
