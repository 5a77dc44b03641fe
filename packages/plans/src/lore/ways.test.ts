import { expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { standards } from '../standards/standards.ts';
import { waysOf } from './ways.ts';

const covered = standards.filter(({ code }) => coverOf(code).kind !== 'none');

it('asks what connects the ways of two of them at least, each of which has what is asked for', () => {
  for (const { code } of covered) {
    const ways = waysOf(code);
    expect(ways?.connects.length, code).toBeGreaterThanOrEqual(2);
    for (const place of ways?.connects ?? []) expect(ways?.steps[place - 1], code).toBeDefined();
    expect(ways?.connect, code).not.toMatch(/^\d/);
  }
});
