import { expect, it } from 'vitest';
import { isCalculation } from './is-calculation.ts';

it.each([
  ['a sum', { prompt: 'Add.', math: '3/4 + 1/6' }],
  ['a missing number', { prompt: 'Which number is missing?', math: '28 ÷ ? = 7' }],
  ['a power', { prompt: 'Find the value.', math: '2^5' }],
  ['a calculation in the text', { prompt: 'What is `34 × 6`?' }],
])('finds a bare calculation: %s', (_, item) => {
  expect(isCalculation(item)).toBe(true);
});

it.each([
  ['a story', { prompt: 'A ribbon is 12 cm long. 3 of them lie in a row. How long is that?' }],
  ['an equation', { prompt: 'Solve for `n`.', math: '8n - 17 = 79' }],
  ['a list', { prompt: 'Find the range of these numbers.', math: '15, 20, 4, 12, -9' }],
  ['two points', { prompt: 'Find the slope of the line through these two points.', math: '(3, 5), (6, -4)' }],
  ['a number alone', { prompt: 'Write `0.02` as a fraction.' }],
])('takes nothing else for one: %s', (_, item) => {
  expect(isCalculation(item)).toBe(false);
});
