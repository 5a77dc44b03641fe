import { findSkill } from '@lemma/math';
import { expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { lessonCasesOf, taughtAs } from '../plan/lesson-cases.ts';
import { standards } from '../standards/standards.ts';
import { waysOf } from './ways.ts';

const covered = standards.filter(({ code }) => coverOf(code).kind !== 'none');

it('asks what connects the ways of two of them at least, each of which has what is asked for', () => {
  for (const { code } of covered) {
    // A heading has the ways of the standard below it that is the hardest.
    const ways = waysOf(taughtAs(code));
    expect(ways?.connects.length, code).toBeGreaterThanOrEqual(2);
    for (const place of ways?.connects ?? []) expect(ways?.steps[place - 1], code).toBeDefined();
    expect(ways?.connect, code).not.toMatch(/^\d/);
  }
});

it('has ways for the hardest case of every standard, and for cases that exist', () => {
  for (const { code } of covered) {
    const cases = lessonCasesOf(code);
    const ways = waysOf(taughtAs(code));
    const { skill, chosen } = cases?.hardest ?? {};
    const hardest = `${skill?.code}:${chosen?.id}`;
    expect(ways?.cases.has(hardest) || ways?.cases.has(skill?.code ?? ''), `${code} ${hardest}`).toBe(true);
    for (const each of ways?.cases ?? []) {
      const [name = '', id] = each.split(':');
      expect(
        findSkill(name)?.cases.some((one) => id === undefined || one.id === id),
        each,
      ).toBe(true);
    }
  }
});
