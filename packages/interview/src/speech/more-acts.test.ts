import { describe, expect, it } from 'vitest';
import { converse } from '../converse.ts';
import { mustFind } from '../problems.ts';
import { takeTurn } from '../session.ts';
import { simulatedStudent, writtenWork } from '../student.ts';

const reply = (problem: string, answer: string, said: string): string =>
  converse(problem, answer, [said])[0]?.text ?? '';
const picture = (problem: string, answer: string, said: string): string =>
  converse(problem, answer, [said])[0]?.picture?.alt ?? '';

const STICKERS = '52 - 27';
const BROWNIES =
  'Tom ate 2/3 of a pan of brownies and Ana ate 1/4 of another pan of the same size. How much of a pan did they eat altogether?';
const ORDER = '20 - 6 × 2 + 3';
const GREEN =
  'A shade of green is made with 2 cups of blue paint and 3 cups of yellow paint. How many cups of yellow are needed with 6 cups of blue to make the same green?';
const SHOES =
  'A pair of shoes costs $50. The store raises the price by 20% and later lowers the new price by 20%. What is the price now?';
const SQUARE = 'Write (x + 3)^2 without parentheses.';
const BLANK = 'What number goes in the blank? 8 + 4 = __ + 5';
const LIST = 'Find the median of 7, 2, 9, 4, 3.';

describe('what somebody else did', () => {
  it.each([
    [ORDER, '31', 'Jada got 5, she said adding goes before subtracting. Can you see what she did?', /12 \+ 3|20 - 15/],
    [STICKERS, '35', 'My friend Luis crossed out the 5 and wrote a 4. Why would he do that?', /ten more from the tens/],
    [BROWNIES, '3/7', 'A student cut both pans into twelve pieces before she added. Why would she?', /denominator 12/],
    [SQUARE, 'x^2 + 9', 'A girl had a 6x in hers. Any idea where that came from?', /6x/],
    [STICKERS, '35', 'Another kid said 25. Could both of you be right?', /^No/],
    [SHOES, '$50', 'My brother says the store is tricking people. What do you think he means?', /he means/],
  ])('%s (%s): %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });
});

describe('what goes against the own answer', () => {
  it.each([
    [SHOES, '$50', '60 minus 12 isn’t 50, is it?', /^No, `60 - 12` is `48`.*strange/],
    [SQUARE, 'x^2 + 9', '25 and 13, should those be the same?', /^Yes.*strange/],
    [BROWNIES, '3/7', 'So can they end up with less than Tom ate by himself?', /^No.*`2\/3`.*strange/],
    [GREEN, '7', 'Was it half and half to start with?', /^No, at first it was 2 and 3/],
    [ORDER, '31', 'My calculator says 11. What do you make of that?', /`11`/],
    ['-5 + 3', '-8', 'Did adding 3 make it go up?', /^No\. It goes from -5 down to -8/],
  ])('%s (%s) is faced: %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });
});

describe('a step, a number or a word that is asked about', () => {
  it.each([
    [STICKERS, '35', 'Huh, how come 35?', /`7 - 2 = 5` and `5 - 2 = 3`/],
    [
      STICKERS,
      '35',
      'There’s a 2 on top and a 7 below. Which one are you taking away from which?',
      /^The 2 from the 7/,
    ],
    [ORDER, '31', 'Okay, and then?', /^Then/],
    [ORDER, '31', 'What if I put parentheses around the 6 x 2?', /is 11/],
    [ORDER, '31', 'Could you make up a story where it would really be 31?', /20 marbles.*give away 6.*2 times/],
    [ORDER, '31', 'Have you ever heard of PEMDAS?', /^Yes, it says parentheses first/],
    [SHOES, '$50', 'So what’s the price after it went up, before they lower it?', /^\$60/],
    [SHOES, '$50', '20% of what, though?', /^Of the \$50, both times/],
    [SHOES, '$50', 'And 20% of 60, how’d you figure that out?', /10% of 60 is 6.*`12`/],
    [SHOES, '$50', 'Would you check that 50? How would you do it?', /each step again/],
    [GREEN, '7', 'What if there were 100 cups of blue? How much yellow then?', /^Then I get `101`/],
    [GREEN, '7', 'What does "the same green" mean?', /1 more yellow/],
    [GREEN, '7', 'Make me a table with 2, 4 and 6 cups of blue.', /2 → 3, 4 → 5, 6 → 7/],
    [BROWNIES, '3/7', 'Are the pieces Tom ate and the pieces Ana ate the same size?', /^No.*thirds/],
    [BLANK, '12', 'So if I put your 12 in the blank, what’s on the right side?', /`17`.*not the same/],
    [BLANK, '12', 'Where’d the 5 go?', /didn’t use the 5/],
    [STICKERS, '35', 'On a scale of 1 to 5, how sure are you?', /^Maybe a 4/],
    [SQUARE, 'x^2 + 9', 'What does that little 2 up there mean to you?', /square the first one and you square/],
    ['-11.1 × (-6)', '-66.6', 'Can you come up with a situation for that?', /11\.1 degrees colder every hour/],
    [
      'A tree is 10 cm tall. It grows 5 cm each month. How tall is it after 14 months?',
      '145 cm',
      'How tall is it at the very beginning?',
      /10 cm tall/,
    ],
    [LIST, '9', 'Did you put them in order first?', /^No, I didn’t/],
    [LIST, '9', 'Which ones are bigger than 5?', /^7, 9/],
    ['-5 + 3', '-8', 'Which direction do you go when you add 3?', /^To the left/],
    ['Round 2,748 to the nearest hundred.', '2,800', 'Which two hundreds is it between?', /2700 and 2800/],
    ['Expand 4(x + 5).', '4x + 5', 'How many groups of x + 5 are there?', /^4/],
    ['4 - (-3)', '1', 'What’s the pattern: 4 - 2, 4 - 1, 4 - 0, 4 - (-1)?', /is 2.*is 3.*is 4.*is 3.*Huh/],
    ['0.45 ? 0.6', '0.45 > 0.6', 'If those were dollars, how much money is each?', /45 cents and 0\.6 is 60 cents/],
    ['6 ÷ 1/2', '3', 'There are 6 pizzas, I cut each one in half. How many pieces?', /^12/],
    ['3x + 5 = 20', 'x = 25/3', 'I have 3 bags of marbles and 5 extra, 20 altogether. How many in a bag?', /5 in each/],
  ])('%s (%s): %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });
});

describe('a picture of just what is named', () => {
  it.each([
    [STICKERS, '35', 'Could you show me 52 with tens sticks and little cubes?', /^Blocks for 52/],
    [SHOES, '$50', 'Could you draw a bar for the 50 and show me the 20% part?', /5 equal parts of 10, 1 of them/],
    [GREEN, '7', 'Could you draw the cups for one batch?', /2 cups of blue and 3 cups of yellow/],
    ['Lena has 4 bags with 6 apples each. How many apples?', '10', 'Can you draw the bags?', /4 rows with 6/],
  ])('%s (%s): %s', (problem, answer, said, expected) => {
    expect(picture(problem, answer, said)).toMatch(expected);
  });
});

it('gives a deeper reason to the second why, and then says that it can’t say it better', () => {
  const [first, second, third] = converse(BROWNIES, '3/7', ['Why?', 'But why?', 'Why though?']).map(({ text }) => text);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(third).toMatch(/don’t know how to say it better/);
});

it('leaves a calculation that is written out to be posed as a problem, whose answer tells of the idea', () => {
  const skill = mustFind('whole-numbers.subtract-two-digit');
  const hidden = ['whole-numbers.smaller-from-larger'];
  const student = simulatedStudent(skill, hidden, { name: 'Sam', temperament: 'talkative', seed: 1 });
  const turn = takeTurn(student, writtenWork(student, skill), [], { text: 'Try 61 - 25.' });
  expect(turn.reply.text).toMatch(/`44`/);
  expect(turn.asked).toBeDefined();
  expect(turn.observations).toHaveLength(1);
});

it('takes what it is told without a question, and does not say that it was not understood', () => {
  const told = 'Actually, the store only does that on Mondays, not every day.';
  expect(reply('A shop sold 18 hats and 7 caps on Monday. How many more hats?', '25', told)).toMatch(/OK/);
});
