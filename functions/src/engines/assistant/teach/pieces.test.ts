import { expect, it } from 'vitest';
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
