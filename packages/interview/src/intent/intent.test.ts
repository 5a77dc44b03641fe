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

  it('is found in two of three sentences of an author of whom nothing was learned', () => {
    for (const author of ['one', 'another']) {
      const { sentences, right } = measureIntents(author);
      expect(right / sentences).toBeGreaterThan(0.63);
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
