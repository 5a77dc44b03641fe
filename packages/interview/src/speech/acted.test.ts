import { describe, expect, it } from 'vitest';
import { converse } from '../converse.ts';
import { asksIn } from '../think/asks.ts';
import { direct } from './direct.ts';

const reply = (problem: string, answer: string, said: string): string =>
  converse(problem, answer, [said])[0]?.text ?? '';

const STATION =
  'A train station counted 307 passengers in May and 138 passengers in June. How many more passengers were counted in May than in June?';
const ROPE = 'A rope is 22 inches long. A fish is 13 inches long. How many inches shorter is the fish than the rope?';
const GARDEN = 'A square has sides of 7 m. What is its perimeter?';
const TREE = 'A tree is 10 cm tall. It grows 5 cm each month. How tall is it after 14 months?';
const MONEY = 'Salma got $220. She saved $55 of it. What percent did she not save?';

describe('the plain question in a sentence', () => {
  it.each([
    ['I’m curious how you got 79.', 'How did you get 79?'],
    ['Can you tell me what the 9 stands for?', 'What does the 9 stand for?'],
    ['Why do you think that works?', 'Why does that work?'],
    ['I wonder whether 79 makes sense.', 'Does 79 make sense?'],
    ['Can you tell me if 8.5 is the same as 8.50?', 'Is 8.5 the same as 8.50?'],
    ['What do you think?', 'What do you think?'],
    ['Okay, and then?', 'Okay, and then?'],
    ['Tell me about your 13.', 'Tell me about your 13.'],
  ])('%s', (said, asked) => {
    expect(direct(said)).toBe(asked);
  });

  it('has two parts where it asks for two things', () => {
    expect(asksIn('Who is longer, the rope or the fish, and by how much?').map(({ question }) => question)).toEqual([
      'Who is longer, the rope or the fish?',
      'by how much?',
    ]);
  });
});

describe('a story that no skill reads', () => {
  it.each([
    [STATION, '79', 'Why?', /zero has nothing to give/],
    [
      'Tom ate 2/3 of a pan of brownies and Ana ate 1/4 of another one. How much of a pan did they eat altogether?',
      '3/7',
      'Where did the 7 come from?',
      /`3 \+ 4`.*bottom/,
    ],
    ['The hours that six friends read are 4, 0, 6, 5, 0, 3. What is the mean?', '4.5', 'Why?', /[Zz]ero/],
    [MONEY, '55%', 'Why?', /says 55/],
    [TREE, '145 cm', 'Why?', /10 is what comes every time/],
    [
      'A pair of shoes costs $50. The store raises the price by 20% and later lowers it by 20%. What is it now?',
      '$50, it goes back',
      'Why?',
      /cancel/,
    ],
    ['How many minutes are in 2.5 hours?', '250', 'Why?', /hundred/],
    ['13 cookies go into boxes of 4. How many boxes are needed?', '3 R 1', 'Why?', /left over/],
  ])('has a student with an idea about it: %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });
});

describe('what a sentence asks to do', () => {
  it.each([
    [STATION, '79', 'Which month was busier, and how can you tell?', /^May, because 307 is more than 138\.$/],
    [STATION, '79', 'What words told you to subtract?', /“how many more”/],
    [STATION, '79', 'If June had 140 passengers instead, what would you get?', /`167`/],
    [STATION, '79', 'Can you show me 307 with hundreds, tens and ones?', /3 hundreds, 0 tens and 7 ones/],
    [STATION, '79', 'Can you trade one of the 3 hundreds for tens?', /2 hundreds, 10 tens and 7 ones/],
    [STATION, '79', 'Start at 138 and count up to 307.', /= 169`.*79/],
    [STATION, '79', 'Without working it out, is it more than 100 or less than 100?', /^More than 100.*but I got `79`/],
    [STATION, '79', 'If May had 79 more than June, how many would that be with the 138?', /217.*307/],
    [ROPE, '13 inches', 'A student wrote 35. How do you think they got that?', /22 \+ 13/],
    [ROPE, '13 inches', 'Did you use the 22 at all?', /^No, I didn’t use the 22/],
    [ROPE, '13 inches', 'Who is longer, the rope or the fish, and by how much?', /^The rope.*13 inches/],
    [GARDEN, '49 m', 'What is the difference between perimeter and area?', /around.*inside/],
    [GARDEN, '49 m', 'What happens to the perimeter if each side doubled?', /`196`.*4 times/],
    [GARDEN, '49 m', 'Why did you do 7 times 7 instead of adding?', /didn’t think of adding/],
    [GARDEN, '49 m', 'How much fence would go around it?', /= 28`/],
    ['10.39 - 8.5', '9.54', 'When you lined them up, which digits were under each other?', /5 is under the 9/],
    ['10.39 - 8.5', '9.54', 'Could you write 8.5 with two digits after the point?', /`8\.50`/],
    ['Compare: 2/3 ? 4/6', '2/3 < 4/6', 'I eat 2/3 of a pizza and you eat 4/6 of one. Who ate more?', /^Me/],
    [MONEY, '55%', 'How much money did she not save?', /\$165/],
    [TREE, '145 cm', 'What happens to the tree every month?', /grows 5 cm each month/],
    [TREE, '145 cm', 'How would you write that as an equation?', /`10 × 14 \+ 5 = 145`/],
    ['52 - 27', '35', 'If I only have 2 stickers, can you take 7 from me?', /^No, 2 is not enough/],
    ['52 - 27', '35', 'I had 20 dollars, spent 6 and then found 3. How much have I now?', /20 - 6 \+ 3 = 17/],
    ['52 - 27', '35', 'How many times does the 2 fit in the 6?', /^3 times/],
  ])('%s (%s): %s', (problem, answer, said, expected) => {
    expect(reply(problem, answer, said)).toMatch(expected);
  });

  it('gets an honest answer where nothing was understood, and nothing recited', () => {
    expect(reply(STATION, '79', 'Does the platform get any wider over the summer?')).toMatch(
      /not sure|don’t know about that|doesn’t say|what you mean/,
    );
  });
});
