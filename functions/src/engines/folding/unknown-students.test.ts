import { nameMisconceptions } from '@lemma/mastery';
import { describe, expect, it } from 'vitest';
import { answersOf, guesses, namedAfter, unknownSchool } from '../../../backend/unknown-students.ts';

const WEEKS = [3, 6, 12] as const;

/** Rates that the model must keep even for students who behave differently from its assumptions. */
describe('the estimates for students unlike the model', () => {
  it.each([0.95, 0.6])(
    'names few wrongly where misconceptions are applied %s of the time, and most that have six typed chances',
    (applied) => {
      const school = unknownSchool({ classes: 1, applied });
      for (const weeks of WEEKS) {
        const { named, wrong } = namedAfter(school, weeks);
        expect(wrong).toBeLessThanOrEqual(Math.max(1, 0.05 * named));
      }
      const figures = namedAfter(school, 12);
      console.info(JSON.stringify({ applied, ...figures }));
      expect(figures.held).toBeGreaterThan(10);
      expect(figures.found / figures.held).toBeGreaterThan(applied > 0.7 ? 0.8 : 0.5);
    },
  );
  it('names no misconception for students who guess', () => {
    const found = Array.from({ length: 70 }, (_, seed) => nameMisconceptions(answersOf(guesses(seed, 8))).length > 0);
    expect(found.filter(Boolean).length / found.length).toBeLessThanOrEqual(0.03);
  });
});
