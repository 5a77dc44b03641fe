import { expect, it } from 'vitest';
import { sameMathematics } from './same-mathematics.ts';

const how = 'First I wrote `52 - 38`. Then I wrote `8 - 2 = 6`: I take the smaller digit from the larger one.';

it.each([
  [
    how,
    'Umm, so first I put down `52 - 38`, and then `8 - 2 = 6`, because I take the smaller digit from the larger one!',
  ],
  ['OK, let me see … I get `26`.', 'Hmm, hold on … okay! I think I get `26`.'],
  ['I don’t understand.', 'Sorry … I don’t get what you mean by that.'],
  ['`4/10`.', 'I think that comes out as `4/10`, like we did in class.'],
])('lets %o be said as %o', (builtIn, text) => {
  expect(sameMathematics(builtIn, text)).toBe(true);
});

it.each([
  ['another number', how, how.replace('6`', '7`')],
  ['a number in prose', 'I get `26`.', 'I get `26`, and I checked it 3 times over.'],
  ['a number in words', 'I get `26`.', 'I get `26`. My brother is nine.'],
  ['a formula more', 'I get `26`.', 'I get `26`, since `52 - 26 = 26`.'],
  ['a formula less', how, 'First I wrote `52 - 38`: I take the smaller digit from the larger one.'],
  [
    'formulas in another order',
    how,
    'First I wrote `8 - 2 = 6`. Then `52 - 38`: I take the smaller digit from the larger one.',
  ],
  ['a calculation outside the formulas', how, `${how} So 52 minus 38 is 6.`],
  ['a result in prose', '`5` and `7`.', '`5` and `7`. So 5 is 7.'],
  ['another idea', how, how.replace('the smaller digit from the larger one', 'the bottom digit from the top one')],
  ['an idea more', 'I get `26`.', 'I get `26`, because I borrowed.'],
  ['a denial', 'I add `2` and `3`.', 'I did not add `2` and `3`.'],
  ['a giveaway', 'I get `26`.', 'I get `26`, which is a mistake.'],
  ['a confession', 'I get `26`.', 'As a language model I get `26`.'],
  ['nothing', 'I get `26`.', '  '],
  ['far too much', '`26`.', `\`26\`. ${'And so on and so on. '.repeat(30)}`],
  ['a loose backtick', 'I get `26`.', 'I get `26`. `'],
])('refuses %s', (_, builtIn, text) => {
  expect(sameMathematics(builtIn, text)).toBe(false);
});
