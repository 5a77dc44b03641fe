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
    const { drawn } = await ask(
      '6 problems on solving equations with the letter on both sides, two with no solution and one true for every number',
    );
    const keys = drawn.map(({ item }) => item?.key);
    expect(keys.filter((key) => key === 'none')).toHaveLength(2);
    expect(keys.filter((key) => key === 'all')).toHaveLength(1);
  });

  it('of each version', async () => {
    const { drawn, wish, text } = await ask('warm-up on adding integers, 4 questions, versions A and B');
    expect(wish).toMatchObject({ versions: 2, count: 4 });
    expect(new Set(drawn.map(({ task }) => task)).size).toBe(8);
    expect(text).toContain('Version B');
  });

  it('and are told where no problem can keep to them', async () => {
    const { done, drawn } = await ask('5 problems on prime and composite numbers with negative answers');
    expect(drawn).toHaveLength(5);
    expect(done?.unused.join()).toContain('negative');
  });
});

describe('what follows changes one thing', () => {
  it('tells a problem with its own numbers', async () => {
    const start = '5 problems on adding two-digit numbers';
    const before = await ask(start);
    const { drawn } = await ask(start, 'turn number 2 into a story about lizards, keeping the same numbers');
    expect(drawn.filter((_, at) => at !== 1).map(({ task }) => task)).toEqual(
      before.drawn.filter((_, at) => at !== 1).map(({ task }) => task),
    );
    const numbers = before.features[1]?.given ?? [];
    expect(drawn[1]?.task).toContain('lizard');
    expect(numbers.every((each) => drawn[1]?.task.includes(String(each)))).toBe(true);
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
});
