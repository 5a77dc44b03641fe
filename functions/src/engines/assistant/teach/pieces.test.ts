import { expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { asked, said } from '../ask-demo.ts';
import { checkParts } from '../check-parts.ts';
import { pressed } from '../press.ts';

it.each([
  ['vocab cards for circles: radius diameter circumference pi, with kid definitions', 'way around a circle'],
  ['Make a study guide for our test on scientific notation', 'Practice, with its key'],
  ['Four stations on place value to the thousands for third grade, one should be a game', 'Station 4'],
  ['i need number talks for the week, 5 of them, mental subtraction, grade 2', 'Number talk 5'],
  ['Probability game with two dice, 7th grade', '20/36 = 5/9'],
  ['differentiate this for me: A train goes 180 miles in 3 hours. How far does it go in 5 hours?', '300 miles'],
  ['How do I explain why you flip and multiply?', 'how many fit'],
])('%s', async (text, holds) => {
  const { parts } = await pressed(asked(text));
  expect(said(parts)).toContain(holds);
  expect(checkParts(parts).faults).toEqual([]);
});

it('names as what a skill builds on directly only its own prerequisites', async () => {
  const { parts } = await pressed(asked('Prerequisites for multiply two fractions'));
  expect(said(parts)).toContain('Multiply a fraction by a whole number');
  expect(said(parts)).not.toContain('Multiply mixed numbers');
});

it.each([
  ['lesson on measuring a length in inches with a ruler', 'in inches'],
  ['lesson on graphing inequalities on a number line', 'on graphing'],
])('tells what a lesson has no problems of: %s', async (text, left) => {
  expect(said((await answer(asked(text))).parts)).toContain(`Not so in these problems: “${left}”`);
});

it.each([
  ['can you call Dana’s dad about the quiz', 'can’t call'],
  ['please text the parents that we have a test', 'can’t call'],
  ['email this to my principal', 'can’t call'],
  ['print it please', 'printers'],
  ['where should Leo and Max sit', 'seating'],
  ['a lesson on the main reasons for the civil war', 'teaching math'],
])('says at once that it does nothing in the world: %s', async (text, holds) => {
  const { parts, memo } = await answer(asked(text));
  expect(said(parts)).toContain(holds);
  expect(memo).toBeUndefined();
});
