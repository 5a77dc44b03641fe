import { expect, it } from 'vitest';
import { featuresOf, numberIn, regroups, remainderOf } from './features.ts';

const drawn = (math: string, key = '0') => ({ task: `Find it. \`${math}\``, key: `\`${key}\`` });
const made = (math: string, key = '0') =>
  featuresOf({
    ...drawn(math, key),
    item: {
      ...{ id: 'a', skill: 's', level: 2, case: 'c', caseLabel: '', seed: 1, edited: false },
      ...{ prompt: 'Find it.', math, key, solution: [] },
    },
  });

it.each([
  ['3/4', 0.75],
  ['2 1/2', 2.5],
  ['(-6)', -6],
  ['1,250', 1250],
])('the value of %o is %d', (written, value) => expect(numberIn(written)).toBe(value));

it.each([
  ['52 - 28', true],
  ['58 - 22', false],
  ['47 + 36', true],
  ['41 + 36', false],
  ['14 - 6', true],
  ['9 + 8', true],
  ['16 + 17 + 14', true],
  ['18 + 7', true],
  ['3 1/5 - 1 2/5', true],
  ['3 3/5 - 1 2/5', false],
  ['2 3/4 + 1 1/2', true],
  ['6.2 - 1.7', true],
  ['6 × 7', undefined],
])('%o is regrouped: %o', (math, is) => expect(regroups(made(math))).toBe(is));

it('finds remainders, coefficients, denominators and times', () => {
  expect(remainderOf(made('47 ÷ 5'))).toBe(2);
  expect(remainderOf(made('45 ÷ 5'))).toBe(0);
  expect(made('x^2 - 5x + 6').coefficients?.slice(0, 3)).toEqual([6, -5, 1]);
  expect(made('2/3 + 1/8', '19/24').denominators).toEqual([3, 8, 24]);
  expect(made('', '9:30').minutes).toBe(30);
});
