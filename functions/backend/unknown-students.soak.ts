import { nameMisconceptions } from '@lemma/mastery';
import { expect, it } from 'vitest';
import { answersOf, guesses, namedAfter, unknownSchool } from './unknown-students.ts';

const GUESSERS = 200;

/** More of what `unknown-students.test.ts` tries with every change. */
it.each([0.95, 0.75, 0.6])('names few wrongly where misconceptions are applied %s of the time', (applied) => {
  const school = unknownSchool({ classes: 1, applied });
  for (const weeks of [3, 6, 12]) {
    const { named, wrong } = namedAfter(school, weeks);
    expect(wrong).toBeLessThanOrEqual(Math.max(1, 0.05 * named));
  }
  const { found, held } = namedAfter(school, 12);
  expect(held).toBeGreaterThan(10);
  expect(found / held).toBeGreaterThan(applied > 0.7 ? 0.8 : 0.5);
});

it('names a misconception for at most three in a hundred students who guess', () => {
  const named = Array.from({ length: GUESSERS }, (_, seed) => nameMisconceptions(answersOf(guesses(seed, 8))));
  expect(named.filter((ones) => ones.length > 0).length / GUESSERS).toBeLessThanOrEqual(0.03);
});
