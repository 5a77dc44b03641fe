import { nameMisconceptions } from '@lemma/mastery';
import { describe, expect, it } from 'vitest';
import { answersOf, guesses, namedAfter, unknownSchool } from '../../../backend/unknown-students.ts';

const WEEKS = [3, 6, 12] as const;

/** Shares that the model must keep to for students that it was not made after. */
describe('what is said of students that the model does not know', () => {
  it.each([0.95, 0.75, 0.6])(
    'names few wrongly where ideas are applied %s of the time, and most that have six typed chances',
    (applied) => {
      const school = unknownSchool({ classes: 2, applied });
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
  it('names nothing for those who guess', () => {
    const found = Array.from({ length: 200 }, (_, seed) => nameMisconceptions(answersOf(guesses(seed, 8))).length > 0);
    expect(found.filter(Boolean).length / found.length).toBeLessThanOrEqual(0.03);
  });
});
