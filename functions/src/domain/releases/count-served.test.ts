import { SERVED_BOUND } from '@lemma/contract';
import type { ServedHealth } from '@lemma/school/release';
import { describe, expect, it } from 'vitest';
import { countServed, MOST_TABS, type Tabs } from './count-served.ts';

const { oneIn } = SERVED_BOUND;
const health = (loads: number, failed: number): ServedHealth => ({ counts: [{ oneIn, loads, failed }] });
const report = (failed: boolean, tab = 'new', rate: number = oneIn) => ({ tab, failed, oneIn: rate });
const tabsOf = (count: number): Tabs => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, false]));

describe('counting a load of a version that everybody is served', () => {
  it('counts a first one, with its rate', () => {
    expect(countServed(undefined, {}, report(false), 7)).toEqual(health(1, 0));
  });

  it('counts a tab once, and one that fails later as failed', () => {
    expect(countServed(health(1, 0), { new: false }, report(false), 7)).toBeUndefined();
    expect(countServed(health(1, 0), { new: false }, report(true), 7)).toEqual(health(1, 1));
    expect(countServed(health(1, 1), { new: true }, report(true), 7)).toBeUndefined();
  });

  it('counts one failed tab of a person, also after many that came up', () => {
    expect(countServed(health(9, 1), { other: true }, report(true), 7)).toBeUndefined();
    expect(countServed(health(30, 0), tabsOf(MOST_TABS), report(false), 7)).toBeUndefined();
    expect(countServed(health(30, 0), tabsOf(MOST_TABS), report(true), 7)).toEqual(health(31, 1));
  });

  it('keeps counts of different rates apart, and of no more than a few', () => {
    const two = countServed(health(5, 1), {}, report(false, 'new', 1), 7);
    expect(two?.counts).toEqual([...health(5, 1).counts, { oneIn: 1, loads: 1, failed: 0 }]);
    const three = countServed(two, {}, report(false, 'new', 30), 7);
    expect(countServed(three, {}, report(false, 'new', 20), 7)).toBeUndefined();
  });

  it('halts once, when the loads speak against the version, and counts on', () => {
    const halted = countServed(health(4, 2), {}, report(true), 7);
    expect(halted).toEqual({ ...health(5, 3), haltedAt: 7 });
    expect(countServed(halted, {}, report(true), 8)).toEqual({ ...health(6, 4), haltedAt: 7 });
  });

  it('holds at the largest rate that a tab may state', () => {
    const count = { oneIn: 30, loads: 103, failed: 2 };
    expect(countServed({ counts: [count] }, {}, report(true, 'new', 30), 7)?.haltedAt).toBeUndefined();
  });
});
