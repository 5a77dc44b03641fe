import { expect, it } from 'vitest';
import { checkWork } from './check-work.ts';

it.each([
  [['mean of 5, 0, 13', '5 + 0 + 13 = 18', '18 ÷ 3 = 6', 'mean = 6']],
  [['data: 8, 2, 5', 'in order: 2, 5, 8', 'median = 5']],
  [['(1, 4) and (3, 10)', 'm = (10 - 4)/(3 - 1)', 'm = 3']],
  [['lamp $60, 30% off', 'discount = 0.3 × 60 = 18', 'sale price = 60 - 18 = 42']],
  [['lamp $60, 30% off', '0.7 × 60 = 42']],
  [['2x^2 + 1 for x = -2', '2(-2)^2 + 1', '8 + 1', '9']],
  [['9 out of 12 as a percent', '9/12 = 3/4', '75%']],
  [['210 miles in 3 hours', '210 ÷ 3 = 70', '70 miles per hour']],
  [['8^2 + 15^2 = c^2', '289 = c^2', 'c = 17']],
  [['y = 3x - 2 at x = 4', 'y = 3(4) - 2', 'y = 10']],
  [['Step 1: 2x + 5 = 11', 'Step 2: 2x = 6', 'Step 3: x = 3']],
  [['(5x^2)^2', '5x^2 * 5x^2', '2 + 2 = 4', '25x^4']],
])('passes %j', (lines) => expect(checkWork(lines)).toBeUndefined());

it.each([
  [3, ['mean of 5, 0, 13', '5 + 0 + 13 = 18', '18 ÷ 2 = 9']],
  [2, ['data: 8, 2, 5', 'median = 2']],
  [2, ['data: 8, 2, 5, 7', 'in order: 2, 5, 8, 7']],
  [2, ['(1, 4) and (3, 10)', 'm = (3 - 1)/(10 - 4)', 'm = 1/3']],
  [2, ['bill $80, tax 5%', 'tax = 0.5 × 80 = 40', 'total = 80 + 40 = 120']],
  [3, ['lamp $60, 30% off', '0.3 × 60 = 18', '60 + 18 = 78']],
  [2, ['2x^2 + 1 for x = -2', '-8 + 1', '-7']],
  [2, ['9 out of 12 as a percent', '12 ÷ 9 = 133%']],
  [2, ['210 miles in 3 hours', '630 miles per hour']],
])('stops at line %i of %j', (line, lines) => expect(checkWork(lines)).toMatchObject({ line }));
