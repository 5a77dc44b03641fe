import type { RequestForm } from '@lemma/school/assistant';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { demoSchool } from '../demo-school.ts';
import { formIn, pressed } from '../press.ts';
import type { Memo } from '../wish/wish.ts';
import { drawSlot } from './draw-slot.ts';
import { featuresOf, regroups, remainderOf } from './features.ts';

const NOW = Date.UTC(2026, 10, 20);
async function ask(...turns: readonly string[]) {
  let made: Awaited<ReturnType<typeof pressed>> | undefined;
  let before: Memo | undefined;
  let form: RequestForm | undefined;
  for (const [at, text] of turns.entries()) {
    const asked = {
      text,
      before,
      classId: undefined,
      seed: 7 + at,
      turnId: `t${at}`,
      school: demoSchool(NOW),
      now: NOW,
    };
    const first = await answer(asked);
    form = formIn(first);
    made = await pressed(asked);
    before = made.memo ?? before;
  }
  const drawn = (made?.memo?.slots ?? []).flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const done = made && formIn(made);
  return {
    form,
    done,
    drawn,
    wish: made?.memo?.wish,
    features: drawn.map(featuresOf),
    text: JSON.stringify(made?.parts),
  };
}

describe('conditions hold on each problem that is shown', () => {
  it('of calculations', async () => {
    const { features } = await ask(
      '9 problems on subtracting two-digit numbers, all must need borrowing, nothing above 80',
    );
    expect(features).toHaveLength(9);
    expect(features.every((each) => regroups(each))).toBe(true);
    expect(Math.max(...features.flatMap(({ given }) => given))).toBeLessThanOrEqual(80);
  });

  it('where something is denied', async () => {
    const { features } = await ask('7 two-digit addition problems, none of them with carrying, sums below 70');
    expect(features.map(regroups)).toEqual(Array(7).fill(false));
    expect(features.every(({ answer: [sum = 0] }) => sum < 70)).toBe(true);
  });

  it('of fractions, remainders, times and answers', async () => {
    const fractions = await ask('5 problems on adding fractions, denominators 3, 6 and 9, unlike denominators');
    expect(fractions.features.flatMap(({ given }) => given)).toHaveLength(10);
    expect(fractions.drawn.every(({ item }) => !/\/(?!3\b|6\b|9\b)/.test(item?.math ?? '/'))).toBe(true);
    const divisions = await ask('6 division problems that each leave a remainder, divisors below 6');
    expect(divisions.features.every((each) => (remainderOf(each) ?? 0) > 0)).toBe(true);
    const clocks = await ask('4 problems on telling time to the half hour');
    expect(clocks.features.map(({ minutes = -1 }) => minutes % 30)).toEqual([0, 0, 0, 0]);
    const alike = await ask('4 problems on two-step equations, all with the same answer');
    expect(new Set(alike.drawn.map(({ item }) => item?.key)).size).toBe(1);
  });

  it('of so many as are said', async () => {
    const { drawn } = await ask('6 equations with x on both sides, two with no solution and one true for every number');
    const keys = drawn.map(({ item }) => item?.key);
    expect(keys.filter((key) => key === 'none')).toHaveLength(2);
    expect(keys.filter((key) => key === 'all')).toHaveLength(1);
  });

  it('of each version', async () => {
    const { drawn, wish, text } = await ask('warm-up on adding integers, 4 questions, versions A and B');
    expect(wish).toMatchObject({ versions: 2, count: 4 });
    expect(new Set(drawn.map(({ task }) => task)).size).toBe(8);
    expect(text).toContain('Version B');
    const own = await ask('division practice in two versions: one with 2-digit dividends and one with 3-digit, 3 each');
    expect(own.features.map(({ given: [first = 0] }) => String(first).length)).toEqual([2, 2, 2, 3, 3, 3]);
  });

  it('and are told where no problem can keep to them', async () => {
    const { done, drawn } = await ask('5 problems on prime and composite numbers with negative answers');
    expect(drawn).toHaveLength(5);
    expect(done).toMatchObject({ unkept: ['“negative answers”'] });
  });
});

describe('what follows changes one thing', () => {
  const first = 'Make 6 problems on factoring trinomials, leading coefficient 1';

  it('replaces those that are as it says', async () => {
    const before = await ask(first);
    const { drawn, features } = await ask(first, 'swap any having 3 or -3 as a root, leave the others');
    const same = drawn.filter(({ task }) => before.drawn.some((each) => each.task === task));
    const bad = before.features.filter(({ coefficients = [] }) =>
      [3, -3].some((x) => coefficients.reduceRight((sum, each) => sum * x + each, 0) === 0),
    );
    expect(drawn).toHaveLength(6);
    expect(same).toHaveLength(6 - bad.length);
    expect(
      features.every(({ coefficients = [] }) => coefficients.reduceRight((sum, each) => sum * 3 + each, 0) !== 0),
    ).toBe(true);
  });

  it('tells a problem with its own numbers', async () => {
    const start = '5 problems on adding two-digit numbers';
    const before = await ask(start);
    const { drawn } = await ask(
      start,
      'turn number 2 into a story about Rex, our class lizard, keeping the same numbers',
    );
    expect(drawn.filter((_, at) => at !== 1).map(({ task }) => task)).toEqual(
      before.drawn.filter((_, at) => at !== 1).map(({ task }) => task),
    );
    const numbers = before.features[1]?.given ?? [];
    expect(drawn[1]?.task).toContain('Rex the lizard');
    expect(numbers.every((each) => drawn[1]?.task.includes(String(each)))).toBe(true);
  });

  it('keeps the conditions with another operation', async () => {
    const { features, drawn } = await ask(
      '4 problems on adding fractions with unlike denominators, denominators up to 8',
      'same but subtraction',
    );
    expect(drawn.map(({ item }) => item?.math?.includes('-'))).toEqual([true, true, true, true]);
    expect(Math.max(...features.flatMap(({ given }) => given))).toBeLessThan(1);
  });

  it('adds more of another kind', async () => {
    const { drawn } = await ask('3 problems on comparing decimals', '2 more but on rounding decimals');
    expect(drawn).toHaveLength(5);
    expect(drawn.slice(3).every(({ task }) => task.startsWith('Round'))).toBe(true);
  });
});

describe('what no field of the form has', () => {
  it.each([
    ['4 problems on telling time to the half hour, a.m. and p.m., on blue paper', 'pm'],
    ['6 problems on comparing decimals, no hundredths', 'no hundredths'],
    ['5 problems on adding decimals with a hidden message', 'hidden message'],
  ])('%o tells %o', async (text, said) => {
    const { form, drawn } = await ask(text);
    expect(drawn.length).toBeGreaterThan(3);
    expect(form?.made).toBe(false);
    expect(form?.unused.join()).toContain(said);
  });

  it.each([
    '6 multiplication problems with tiles',
    '4 systems of equations in standard form, one with no solution, one with one solution',
  ])('of %o something stands above as not kept or not used', async (text) => {
    const { form, done, drawn } = await ask(text);
    expect(drawn.length).toBeGreaterThan(3);
    expect([...(form?.unused ?? []), ...(form?.unsure ?? []), ...(done?.unkept ?? [])]).not.toEqual([]);
  });
});
