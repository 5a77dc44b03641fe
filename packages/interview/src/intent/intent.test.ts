import { describe, expect, it } from 'vitest';
import { converse } from '../converse.ts';
import { intentsOf } from './intent-of.ts';
import weights from './intent-weights.json' with { type: 'json' };
import { intentWeights, measureIntents } from './intent-weights.ts';

describe('what a sentence asks for', () => {
  it.each([
    ['Whoa, what made you pick times there?', 'why'],
    ['How certain are you about this one?', 'sure'],
    ['Where on earth did the 14 come from?', 'from'],
    ['A girl in fifth period wrote 8. What was she thinking?', 'other'],
    ['Could you sketch that for me?', 'draw'],
  ])('%s: %s', (said, intent) => {
    expect(intentsOf(said)[0]?.intent).toBe(intent);
  });

  it('is found in seven of ten sentences of an author of whom nothing was learned', () => {
    for (const author of ['one', 'another']) {
      const { sentences, right } = measureIntents(author);
      expect(right / sentences).toBeGreaterThan(0.7);
    }
  });

  it('is read by weights that are what the sentences give', () => {
    expect(intentWeights().rows).toEqual(weights.rows);
  });
});

const reply = (problem: string, answer: string, said: string): string =>
  converse(problem, answer, [said])[0]?.text ?? '';

const CART = 'A shed had 605 bricks and 278 were put in a truck. How many bricks are still in the shed?';
const FENCE = 'A yard is 8 meters long and 3 meters wide. How many meters of fence go all the way around it?';
const MIX =
  'A juice is made with 2 cups of apple for every 5 cups of orange. How many cups of orange go with 6 cups of apple?';
const BLANK = 'What number makes this true? 7 + 6 = __ + 4';
const SOLVE = 'Solve for x: 2x + 6 = 24';

const DECIMALS = 'Which number is greater, 0.7 or 0.38?';
const SALE = 'A game costs $60 and is on sale for 15% off. What is the sale price?';
const COLD = 'What is −3 − 5?';
const MIXED = 'Find the value of 2 + 6 × 3.';
const SQUARED = 'Expand and simplify: (x + 4)²';
const LINE = 'What is the slope of the line that goes through (2, 1) and (4, 9)?';

describe('an answer that the idea or plain sense settles', () => {
  it.each([
    [DECIMALS, '0.38', 'You picked 0.38. What made you pick that one?', /^Because the one with more digits is larger/],
    ['Which fraction is greater, 2/3 or 3/8?', '3/8', 'What made you choose that one?', /^Because .*larger/],
    [SALE, '$45', 'And for a hundred-dollar game?', /85/],
    [SALE, '$45', 'What would half off be?', /`10`.*`60 - 50 = 10`/],
    [COLD, '8', 'Say it’s 3 below zero and it gets 5 degrees colder. What does the thermometer show?', /^`-8`.*`8`/],
    [MIXED, '24', 'What if the times was a plus?', /`2 \+ 6 \+ 3` is `11`/],
    [SQUARED, 'x^2 + 16', 'Is it the same with (5x)²?', /`25x\^2`/],
    [LINE, '1/4', 'When you go over 1, how much do you go up?', /^Up `4`/],
    [LINE, '1/4', 'If you start at (2, 1) and go over 2, where are you?', /`\(4, 9\)`/],
    [LINE, '1/4', 'If x is days and y is inches, what would the slope tell me?', /^(?!.*[Uu]p it goes)/],
    // What does not go with the own answer is noticed.
    [DECIMALS, '0.38', 'Where would you put both on a number line from 0 to 1?', /doesn’t fit.*`0\.7` is more/],
    [DECIMALS, '0.38', 'Which one’s closer to 1?', /doesn’t fit.*`0\.7` is more/],
    [COLD, '8', 'Is there a difference between −3 − 5 and −3 × −5?', /doesn’t fit.*`-8`.*I got `8`/],
    [MIXED, '24', 'So 6 × 3 + 2 is 20 and 2 + 6 × 3 is 24? We only switched them.', /strange.*`20`.*I got `24`/],
    [SQUARED, 'x^2 + 16', 'Okay, those came out different. What do you make of it?', /strange/],
    [SALE, '$45', 'Which is the better deal, 15% off or $15 off?', /^It is the same for me/],
    // Two picks that are one are no pair.
    [COLD, '8', 'Is your answer more than −3 or less than −3?', /^`8` is (?:bigger|more) than `-3`/],
    [SQUARED, 'x^2 + 16', 'Is (1 + 4)² the same as 1² + 4²?', /`25`.*`17`/],
    [COLD, '8', 'There is a minus before the 3 and one before the 5. Do they mean the same thing?', /^It is the same/],
  ])('%s (%s): %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });
});

describe('an answer from what the student believes', () => {
  it.each([
    [CART, '473', 'Walk me through it, one column at a time.', /`5 - 8 = 3`|ones/],
    [CART, '473', 'Start with 473 and put the 278 back. Where do you land?', /`751`.*not 605/],
    [FENCE, '24', 'Say it was a square, 6 on each side.', /36/],
    [FENCE, '24', 'Walk along the fence for me. How far is each side?', /8, then 3.*`22`.*24/],
    [FENCE, '24', 'What if I covered all of it with grass?', /`8 × 3 = 24`.*same/],
    [FENCE, '24', 'How come you multiplied?', /rectangle/],
    [FENCE, '24', 'Which words told you what to do?', /“8 meters long”/],
    [MIX, '9', 'I make it once, and then a second time. How much of each is that?', /`4` cups of apple.*`10` cups/],
    [BLANK, '13', 'Read it all to me with your number in the blank.', /7 plus 6 equals 13 plus 4/],
    [BLANK, '13', 'If this was a seesaw, would it stay level?', /`13`.*`17`.*tip/],
    [BLANK, '13', 'Is it okay to write 5 = 5?', /funny/],
    [SOLVE, 'x = 3', 'What happened to the 6?', /`8x = 24`/],
    [SOLVE, 'x = 3', 'Those aren’t like terms. You can’t add them. Do you see what I mean?', /^Not really\. I thought/],
    [SOLVE, 'x = 3', 'Would you bet your dessert on it?', /^Yes, I would/],
  ])('%s (%s): %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });
});
