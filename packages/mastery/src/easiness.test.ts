import { createRng } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { easinessFrom, fitEasiness, NO_SCHOOL, nightlyFit, type SchoolEasiness } from './easiness.ts';
import { constantsAt, type ObservedAnswer, predictedChances, UNFITTED } from './knowledge.ts';
import { logistic } from './logistic.ts';

const rng = createRng(4);
const SHARES: Readonly<Record<string, number>> = { easy: 1.8, middle: 0.5, hard: -1.2 };
const ability = (): number => [0, 1, 2, 3, 4, 5].reduce((sum) => sum + rng.int(-100, 100) / 180, 0);

/** A student of a school whose students are better than usual by `school`; harder levels are harder by one logit. */
function student(count: number, { school = 0, levels = false } = {}): ObservedAnswer[] {
  const own = ability() + school;
  return Object.entries(SHARES).flatMap(([skill, easiness]) =>
    Array.from({ length: count }, () => {
      const level = rng.pick([1, 2, 3] as const);
      const right = rng.chance(logistic(easiness + own + (levels ? 2 - level : 0)));
      return { skill, right, guess: 0, ...(levels && { level }) };
    }),
  );
}
const students = (count: number, of: () => ObservedAnswer[]): ObservedAnswer[][] => Array.from({ length: count }, of);
const middle = (school: SchoolEasiness, skill: string): number => easinessFrom(school)(skill).mean;

describe('how easy skills are', () => {
  it('is found from answers, and unsure where there are few', () => {
    const school = fitEasiness([...students(400, () => student(4)), [{ skill: 'rare', right: true, guess: 0 }]]);
    const easinessOf = easinessFrom(school);
    const first = (skill: string): number =>
      predictedChances([{ skill, right: true, guess: 0 }], easinessOf)[0] ?? Number.NaN;
    expect(first('easy')).toBeGreaterThan(0.75);
    expect(first('hard')).toBeLessThan(0.4);
    expect(easinessOf('rare').variance).toBeGreaterThan(10 * easinessOf('easy').variance);
    expect(easinessOf('never seen')).toEqual({ mean: school.center.mean, variance: UNFITTED.variance });
  });

  it('is what is shipped where a school has no answers', () => {
    expect(fitEasiness([])).toEqual(NO_SCHOOL);
    expect(fitEasiness([[], []])).toEqual(NO_SCHOOL);
    expect(easinessFrom(NO_SCHOOL)('anything')).toEqual(UNFITTED);
  });

  it('is not thrown off by a small school, nor by one student with many answers', () => {
    const wrong = (count: number): ObservedAnswer[] =>
      Array.from({ length: count }, () => ({ skill: 'a', right: false, guess: 0 }));
    const [few, many] = [wrong(3), wrong(300)].map((answers) => middle(fitEasiness([answers]), 'a'));
    expect(few).toBeLessThan(UNFITTED.mean);
    // However often one student is wrong, the skill stays where other students would still be right now and then.
    expect(many).toBeGreaterThan(-1);
    const four = middle(fitEasiness(students(40, () => wrong(10))), 'a');
    expect(four).toBeLessThan((many ?? 0) - 0.5);
  });

  it('goes with a good or a weak school, for skills that were never seen there too', () => {
    const [weak, good] = [-1, 1].map((school) => fitEasiness(students(100, () => student(5, { school }))));
    expect(weak?.center.mean).toBeLessThan(0.2);
    expect(good?.center.mean).toBeGreaterThan(0.9);
    expect(middle(weak ?? NO_SCHOOL, 'never seen')).toBe(weak?.center.mean);
  });

  it('tells the levels of a skill apart, and leaves them equal where the level is not known', () => {
    const known = fitEasiness(students(300, () => student(6, { levels: true })));
    for (const skill of Object.keys(SHARES)) {
      const [easy = 0, , hard = 0] = easinessFrom(known)(skill).levels ?? [];
      expect(easy).toBeGreaterThan(0.5);
      expect(hard).toBeLessThan(-0.5);
    }
    const level = { skill: 'middle', right: true, guess: 0 };
    const chances = ([1, 2, 3] as const).map((one) =>
      predictedChances([{ ...level, level: one }], easinessFrom(known)),
    );
    expect(chances.flat()).toEqual(chances.flat().toSorted((one, other) => other - one));
    expect(fitEasiness(students(30, () => student(6))).skills.easy?.levels).toEqual([0, 0, 0]);
  });

  it('comes to the same by nights as at once, and forgets what was deleted', () => {
    const all = students(200, () => student(5));
    let school = nightlyFit(all.slice(0, 20), undefined);
    for (let night = 2; night <= 10; night += 1) school = nightlyFit(all.slice(0, 20 * night), school);
    for (let night = 0; night < 5; night += 1) school = nightlyFit(all, school);
    const atOnce = fitEasiness(all, { steps: 30, constants: constantsAt(school.spreads) });
    for (const skill of Object.keys(SHARES)) expect(middle(school, skill)).toBeCloseTo(middle(atOnce, skill), 1);
    const rest = all.map((answers) => answers.filter(({ skill }) => skill !== 'hard'));
    expect(Object.keys(nightlyFit(rest, school).skills).toSorted()).toEqual(['easy', 'middle']);
  });
});
