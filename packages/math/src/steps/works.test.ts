import { describe, expect, it } from 'vitest';
import { checkWork } from './check-work.ts';

/** The work of several people; every line is true. */
const TRUE_WORKS: readonly (readonly string[])[] = [
  ['5x - 3 = 2x + 12', '3x - 3 = 12', '3x = 15', 'x = 5'],
  ['4(y + 2) = 4y + 8', '4y + 8 = 4y + 8', 'always true, so every real number'],
  ['3(n - 1) = 3n + 4', '3n - 3 = 3n + 4', '-3 = 4', 'no solution'],
  ['w/3 + w/4 = 7', '4w + 3w = 84', '7w = 84', 'w = 12'],
  ['k + (k + 6) = 20', '2k + 6 = 20', '2k = 14', 'k = 7', 'Nia is 7'],
  ['-5 < 2x + 1 <= 9', '-6 < 2x <= 8', '-3 < x <= 4'],
  ['y = x + 4', '2x + (x + 4) = 19', '3x + 4 = 19', '3x = 15', 'x = 5', 'y = 5 + 4 = 9', '(5, 9)'],
  ['a + b = 9', 'a - b = 5', '2a = 14', 'a = 7', '7 + b = 9', 'b = 2'],
  ['2x + 3y = 13', '4x - 3y = 5', '6x = 18', 'x = 3', '6 + 3y = 13', '3y = 7', 'y = 7/3'],
  ['2/3 + 1/4', '= 8/12 + 3/12', '= 11/12'],
  ['6 1/4 - 2 3/4', '5 5/4 - 2 3/4', '3 2/4', '3 1/2'],
  ['3/7 of 42', '42 ÷ 7 = 6', '6 × 3 = 18'],
  ['40% of 65', '0.4 × 65', '26'],
  ['10% of 90 = 9', '5% of 90 = 4.5', '15% of 90 = 13.5', '$13.50'],
  ['12/30 = 2/5', '2/5 = 0.4', '40%'],
  [
    '√(x + 12) = x',
    'x + 12 = x^2',
    'x^2 - x - 12 = 0',
    '(x - 4)(x + 3) = 0',
    'x = 4 or x = -3',
    'check -3: √9 = 3, not -3',
    'so x = 4',
  ],
  ['|2x - 1| = 9', '2x - 1 = 9 or 2x - 1 = -9', '2x = 10 or 2x = -8', 'x = 5 or x = -4'],
  ['x^2 - 8x + 3 = 0', 'x = (8 ± √(64 - 12))/2', 'x = (8 ± √52)/2', 'x = 4 ± √13'],
  ['x^2 + 10x = 11', 'x^2 + 10x + 25 = 36', '(x + 5)^2 = 36', 'x + 5 = ±6', 'x = 1 or x = -11'],
  ['V = lwh', 'V/(lw) = h'],
  ['√98', '√49 · √2', '7√2'],
  ['46 × 13', '46 × 3 = 138', '46 × 10 = 460', '138 + 460 = 598'],
  ['x + y = 3', '2x + 2y = 6', 'but 2x + 2y = 11', '6 = 11 is false', 'no solution'],
  ['3 cups : 8 people', '3/8 = c/40', '8c = 120', 'c = 15', '15 cups'],
  ['25 × 0.12 = 3', '25 + 3 = 28', '$28.00'],
  ['9 - 4(m + 1)', '= 9 - 4m - 4', '= 5 - 4m'],
  ['(3p - 2)^2', '= (3p - 2)(3p - 2)', '= 9p^2 - 12p + 4'],
  ['18 - 6 ÷ 3 + 2^2', '18 - 6 ÷ 3 + 4', '18 - 2 + 4', '20'],
  ['91 ÷ 7', '7 × 10 = 70', '91 - 70 = 21', '21 ÷ 7 = 3', '10 + 3 = 13'],
  ['p = number of pens', '3p + 2 = 17', '3p = 15', 'p = 5'],
  ['d = 60 * 2.5', 'd = 150', '150 miles'],
  ['36 × 24', '36 × 20 = 720', '36 × 4 = 144', '864'],
  ['47 × 6', '40 × 6 = 240', '7 × 6 = 42', '240 + 42', '282'],
  ['5 × 3', '15 + 8 = 23', '23'],
];

/** Work with one wrong line each; its number counts from 1. */
const WRONG_WORKS: readonly (readonly [number, readonly string[]])[] = [
  [2, ['5x - 3 = 2x + 12', '7x - 3 = 12', '7x = 15', 'x = 15/7']],
  [2, ['3(x + 4) = 27', '3x + 4 = 27', '3x = 23', 'x = 23/3']],
  [3, ['x/4 + 1 = 3', 'x/4 = 2', 'x = 1/2']],
  [3, ['2x + 1 = 2x + 5', '1 = 5', 'x = 4']],
  [3, ['9 - 2x > 1', '-2x > -8', 'x > 4']],
  [1, ['7 + 5 = 12 - 3 = 9']],
  [1, ['4 × 6 = 24 + 1 = 25', '25 apples']],
  [2, ['1/2 + 2/5', '3/7']],
  [3, ['7/8 - 1/3', '21/24 - 8/24', '14/24', '7/12']],
  [2, ['12% of 50', '1.2 × 50', '60']],
  [2, ['(x - 6)^2', 'x^2 - 36']],
  [2, ['x^2 = 5x', 'x = 5']],
  [2, ['(x - 3)^2 = 25', 'x - 3 = 5', 'x = 8']],
  [2, ['|x - 4| = 6', 'x - 4 = 6', 'x = 10']],
  [3, ['x^2 + 7x + 12 = 0', '(x + 3)(x + 4) = 0', 'x = 3 or x = 4']],
  [6, ['y = 2x - 3', 'x + (2x - 3) = 9', '3x - 3 = 9', '3x = 12', 'x = 4', 'y = 2(4) - 3 = 6', '(4, 6)']],
  [3, ['3x + y = 10', 'x - y = 2', '4x = 8', 'x = 2']],
  [2, ['√16 + √25', '√41']],
  [2, ['5 - (m - 4)', '5 - m - 4', '1 - m']],
  [3, ['P = 2a + b', 'P - b = 2a', 'a = P - b/2']],
  [2, ['53 × 12', '53 × 2 = 116', '53 × 10 = 530', '116 + 530 = 646']],
  [
    6,
    [
      '√(x + 6) = x',
      'x + 6 = x^2',
      'x^2 - x - 6 = 0',
      '(x - 3)(x + 2) = 0',
      'x = 3 or x = -2',
      'both work, so the solutions are 3 and -2',
    ],
  ],
  [4, ['6.3 ÷ 0.7', '63 ÷ 7', '9', '0.9']],
  [3, ['48 ÷ 0.6', '48 ÷ 6 = 8', '8']],
  [3, ['0.3 × 0.2', '3 × 2 = 6', '0.6']],
  [3, ['12 - 4 × 2', '12 - 4 = 8', '8']],
  [2, ['4(2k)', '6k']],
];

describe('checkWork', () => {
  it.each(TRUE_WORKS)('passes %s', (...lines) => expect(checkWork(lines)).toBeUndefined());
  it.each(WRONG_WORKS)('stops at line %i of %j', (line, lines) => expect(checkWork(lines)).toMatchObject({ line }));
  it('compares the first lines with the problem, if it is known', () => {
    expect(checkWork(['6x - 1 = 17', '6x = 18', 'x = 3'])).toBeUndefined();
    expect(checkWork(['6x - 1 = 17', '6x = 18', 'x = 3'], 'Solve 2(3x - 1) = 17')).toMatchObject({ line: 1 });
    expect(checkWork(['6x - 2 = 17', '6x = 19', 'x = 19/6'], 'Solve 2(3x - 1) = 17')).toBeUndefined();
    expect(checkWork(['0.7 × 300', '210'], 'What is 7% of 300?')).toMatchObject({ line: 1 });
    expect(checkWork(['300 ÷ 100 = 3', '3 × 7 = 21'], 'What is 7% of 300?')).toBeUndefined();
    const substituted = ['2x - y = 4', '2x - 3x - 1 = 4', '-x = 5'];
    expect(checkWork(substituted, 'Solve the system 2x - y = 4, y = 3x - 1')).toMatchObject({ line: 2 });
  });
  it('finishes quickly on many lines', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `x + ${at}y = ${at}`);
    expect(() => checkWork(lines)).not.toThrow();
  });
});

it.each([
  ['Find k: 5k - 4 = 21', ['5k = 25', 'k = 5'], ['5k = 17', 'k = 17/5']],
  ['Make w the subject: P = 2l + 2w', ['2w = P - 2l', 'w = (P - 2l)/2'], ['2w = P + 2l', 'w = (P + 2l)/2']],
  ['Solve K = C + 273 for C', ['C = K - 273'], ['C = K + 273']],
])('reads the statement and not what is asked of it: %s', (problem, sound, unsound) => {
  expect(checkWork(sound, problem)).toBeUndefined();
  expect(checkWork(unsound, problem)?.line).toBe(1);
});
