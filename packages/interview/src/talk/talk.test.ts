import { describe, expect, it } from 'vitest';
import { converse } from '../converse.ts';
import { numbersWork } from './numbers-work.ts';
import { recognize } from './open-case.ts';

const reply = (problem: string, answer: string, said: string): string =>
  converse(problem, answer, [said])[0]?.text ?? '';

describe('what an answer shows', () => {
  it.each([
    ['3/4 + 1/2', '4/6', 'fractions.add-across'],
    ['Which is bigger, 3/8 or 3/5?', '3/8', 'fractions.larger-denominator-larger'],
    ['2(x + 3) = 14', 'x = 5.5 (wrote 2x + 3 = 14)', 'expressions.distribute-first-only'],
  ])('%s answered with %s shows %s', (problem, answer, misconception) => {
    expect(recognize(problem, answer)?.misconception).toBe(misconception);
  });

  it.each([
    ['A $60 jacket is 20% off.', '$40', '60 - 20 = 40'],
    ['Rectangle 8 cm by 4 cm. Find the area.', '24', '2 × (8 + 4) = 24'],
    ['It takes 3 painters 6 hours. How long for 6 painters?', '12 hours', '6 × 6 ÷ 3 = 12'],
    ['sqrt(9 + 16)', '7', 'sqrt(9) + sqrt(16) = 7'],
  ])('%s answered with %s can come from %s', (problem, answer, work) => {
    const [left = '', right = ''] = (numbersWork(problem, answer) ?? '').split(' = ');
    const [wanted = '', result = ''] = work.split(' = ');
    expect([left.match(/\d+/g)?.toSorted(), right]).toEqual([wanted.match(/\d+/g)?.toSorted(), result]);
  });
});

describe('talk about meaning', () => {
  it.each([
    ['Evaluate 4x when x = 3', '43', 'What does 4x mean?', /right behind the 4/],
    ['Evaluate 4x when x = 3', '43', 'What if x was 10?', /`410`/],
    ['8 + 4 = ___ + 5', '12', 'What does the equals sign mean to you?', /comes the answer/],
    ['8 + 4 = ___ + 5', '12', 'Is 12 + 5 the same as 8 + 4?', /not the same.*`17`.*`12`/],
    ['3/4 + 1/2', '4/6', 'Can you make up a story for 3/4 + 1/2?', /`3\/4` of a cake.*`1\/2` of a cake/],
    ['3/4 + 1/2', '4/6', 'um so how far is three fourths from one whole', /`1\/4`/],
    ['3/4 + 1/2', '4/6', 'My friend says it is 5/4. What do you think?', /don’t think it is `5\/4`.*top numbers/],
    ['3x + 5 = 20', 'x = 25/3', 'What did you do with the 5?', /as it is/],
    ['2(x + 3) = 14', 'x = 5.5', 'Try x = 4. Does it work in the original?', /`14`.*So it works/],
    ['Solve -3 < 2x + 1 <= 7', '-2 < x <= 3', 'Try x = 2. Does it work?', /the middle is `5`.*[Ss]o it works/],
    ['Solve -3 < 2x + 1 <= 7', '-2 < x <= 3', 'Try x = 4. Does it work?', /middle is `9`.*`-3 < 9 <= 7` is not true/],
    ['y = 3x + 2. What is the starting value?', '3', 'What’s y when x is 0?', /`2`/],
    ['Round 449 to the nearest hundred', '500', 'Is 449 closer to 400 or 500?', /`49`.*`51`.*closer to `400`/],
    ['What is the value of the 6 in 2,648?', '6', 'What does the 6 mean here?', /just 6/],
    [
      'Juice is 2 cups of mix and 3 cups of water. How much water for 6 cups of mix?',
      '7 cups',
      'Make a table for 2, 4, 6.',
      /4 → 5, 6 → 7/,
    ],
    ['-5 + 3', '-8', 'If it’s 5 below zero and it warms up 3 degrees, where are we?', /`-2` degrees.*not what I got/],
    ['12 ÷ 1/3', '4', 'Can the answer to a division be bigger than what you started with?', /^No/],
    ['52 - 27', '35', 'About how much should it be?', /`20`.*I got `35`/],
    ['2^3', '6', 'What would 2^4 be? What about 4^2?', /`2\^4` is `8`.*`4\^2` is `8`/],
    ['52 - 27', '35', 'Great work so far! Keep going.', /^Thanks/],
  ])('of %s = %s: %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });

  it('gives another reply to the second why, and the idea outlives one contradiction', () => {
    const [first, second, shown, again] = converse('3/4 + 1/2', '4/6', [
      'Why?',
      'Why?',
      'Is 4/6 more or less than 3/4?',
      'What is 1/2 + 1/3?',
    ]);
    expect(first?.text).toContain('you add the top numbers');
    expect(second?.text).not.toBe(first?.text);
    expect(second?.text).toContain('`4/6`');
    expect(shown?.text).toContain('wrong side');
    expect(again?.text).toContain('`2/5`');
  });
});

describe('drawings', () => {
  it.each([
    ['-5 + 3', '-8', 'Show me on a number line.', 'number-line'],
    ['23 x 14', '212 (20 x 10 + 3 x 4)', 'Could you draw a box with four parts?', 'area-model'],
    ['(x + 3)^2', 'x^2 + 9', 'Could you draw it as a square with side x + 3?', 'area-model'],
    ['52 - 27', '35', 'Show me with tens and ones blocks.', 'base-ten'],
    ['3/4 + 1/2', '4/6', 'Draw a picture of it.', 'bar-model'],
    ['What is 25% of 80?', '25', 'Shade 25% of a square for me.', 'array'],
    ['Find the slope of the line through (1, 2) and (4, 6)', '3/4', 'Can you graph it?', 'coordinate-plane'],
    ['A rectangle is 8 cm by 4 cm. Find the area.', '24', 'Draw it.', 'figure'],
  ])('of %s = %s, %s, are a picture', (problem, answer, said, kind) => {
    const [drawn] = converse(problem, answer, [said]);
    expect(drawn?.picture?.kind).toBe(kind);
    expect(drawn?.text).toMatch(/I (?:draw|start|lay|cut|put|could)/);
  });

  it('show the idea: the empty parts of a box, the wrong way on a line', () => {
    const [box] = converse('23 x 14', '212 (20 x 10 + 3 x 4)', ['Draw a box with four parts.']);
    expect(box?.picture).toMatchObject({ kind: 'area-model', cells: ['200', '', '', '12'] });
    const [line] = converse('-5 + 3', '-8', ['Show me on a number line.']);
    expect(line?.picture).toMatchObject({ jumps: [{ from: -5, to: -8 }] });
  });
});
