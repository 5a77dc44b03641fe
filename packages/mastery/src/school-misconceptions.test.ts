import { createRng } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { easinessFrom, NO_SCHOOL } from './easiness.ts';
import { nameMisconceptions } from './name-misconceptions.ts';
import { namedFrom, nightlyMisconceptions } from './school-misconceptions.ts';
import { SHIPPED_MISCONCEPTIONS } from './school-rates.ts';

const AT = Date.UTC(2026, 10, 27, 9);

/** Students with ten typed answers to a skill with two ideas; every so many have one and apply it to 4 of 5. */
function schoolOf(students: number, { seed = 1, x = 4, y = 20 } = {}) {
  const rng = createRng(seed);
  return Array.from({ length: students }, (_, student) => {
    const own = student % x === 0 ? 'x' : student % y === 1 ? 'y' : undefined;
    const answers = Array.from({ length: 10 }, (_, index): Answer => {
      const applied = own !== undefined && rng.chance(0.8);
      const slip = rng.chance(0.2) ? (rng.chance(0.1) ? 'x' : rng.chance(0.1) ? 'y' : 'other') : undefined;
      const wrong = applied ? own : slip;
      const at = AT + index * 60_000;
      return {
        ...{ assignmentId: 'a', itemId: `i${index}`, skill: 'fractions.add-unlike', at, lastAt: at, took: 20_000 },
        ...{ mark: wrong === undefined ? 'right' : 'wrong', tries: 1, hints: 0, solved: true, wrongStreak: 0 },
        ...{ response: `${index}`, chances: ['x', 'y'], byChance: [0.12, 0.12] },
        shown: wrong === undefined || wrong === 'other' ? [] : [wrong],
      };
    });
    return { own, answers };
  });
}
const misconceptionsOf = (students: ReturnType<typeof schoolOf>, ideas?: ReturnType<typeof nightlyMisconceptions>) =>
  nightlyMisconceptions(
    students.map(({ answers }) => answers),
    { ...NO_SCHOOL, ideas },
  );

describe('what a school learns of ideas', () => {
  it('is how common each is, how often they are applied, and that habits are rare', () => {
    const { commonOf, applied, habits, namedFrom } = misconceptionsOf(schoolOf(200));
    expect(commonOf.x).toBeGreaterThan(0.2);
    expect(commonOf.x).toBeLessThan(0.3);
    expect(commonOf.y).toBeGreaterThan(0.02);
    expect(commonOf.y).toBeLessThan(0.1);
    expect((applied[0] ?? 0) + (applied[1] ?? 0)).toBeLessThan(1 / 3);
    expect(habits[1]).toBeLessThan(0.25);
    expect(namedFrom).toBeLessThan(SHIPPED_MISCONCEPTIONS.namedFrom);
  });
  it('is hardly another bar for names where few are known', () => {
    const shipped = SHIPPED_MISCONCEPTIONS.namedFrom;
    for (const few of [[0.97], [0.85], [0.97, 0.95], [0.6]])
      expect(Math.abs(namedFrom(few) - shipped)).toBeLessThan(0.05);
    expect(namedFrom(Array.from({ length: 200 }, () => 0.99))).toBeLessThan(shipped);
  });
  it('is what is shipped where nobody answers, and near it where three students do', () => {
    const none = misconceptionsOf([]);
    expect(none).toMatchObject({ commonOf: {}, namedFrom: SHIPPED_MISCONCEPTIONS.namedFrom });
    expect(none.common).toBeCloseTo(SHIPPED_MISCONCEPTIONS.common, 6);
    expect(none.habits[1]).toBeCloseTo(0.25, 6);
    const { common, habits } = misconceptionsOf(schoolOf(3, { x: 100, y: 100 }));
    expect(common).toBeGreaterThan(0.07);
    expect(habits[1]).toBeGreaterThan(0.22);
  });
  it('names more of those who have one and at most one in twenty wrongly', () => {
    const students = schoolOf(200, { seed: 2 }).map((one) => ({ ...one, answers: one.answers.slice(0, 4) }));
    const namedWith = (ideas?: ReturnType<typeof nightlyMisconceptions>) => {
      const easinessOf = easinessFrom({ ...NO_SCHOOL, ideas });
      const names = students.flatMap(({ own, answers }) =>
        nameMisconceptions(answers, easinessOf).map(({ id }) => id === own),
      );
      return { right: names.filter(Boolean).length, wrong: names.filter((one) => !one).length };
    };
    const [before, after] = [namedWith(), namedWith(misconceptionsOf(students))];
    expect(after.right).toBeGreaterThan(before.right);
    expect(after.wrong).toBeLessThanOrEqual(0.05 * (after.right + after.wrong));
  });
  it('goes on from the night before and settles', () => {
    const students = schoolOf(60);
    let ideas = misconceptionsOf(students);
    for (let night = 0; night < 4; night += 1) ideas = misconceptionsOf(students, ideas);
    const next = misconceptionsOf(students, ideas);
    expect(next.common).toBeCloseTo(ideas.common, 3);
    expect(next.namedFrom).toBeCloseTo(ideas.namedFrom, 2);
  });
  it('leaves out guessing', () => {
    const hasty = schoolOf(60, { x: 2 }).map(({ own, answers }) => ({
      own,
      answers: answers.map((one) => ({ ...one, took: 1000, mark: 'rapid' as const })),
    }));
    expect(misconceptionsOf([...hasty, ...schoolOf(60, { x: 100 })]).commonOf.x).toBeLessThan(0.1);
  });
});
