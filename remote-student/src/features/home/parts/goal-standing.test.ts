import type { Desk } from '@lemma/school/desk';
import { DAY, HOUR } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { goalStanding, mondayOf } from './goal-standing.ts';

// A Thursday afternoon where the device is.
const NOW = new Date(2026, 10, 26, 15, 0).getTime();
const desk = (family: object): Desk => ({
  ...{ studentId: 'ana', displayName: 'Ana', assignments: {} },
  family: { skills: {}, activities: [], ...family },
});
const known = (level: string) => ({ 'fractions.add-unlike': { level } });

describe('a goal of the week', () => {
  it('begins on Monday where the device is, also for who works on Sunday evening', () => {
    expect(new Date(mondayOf(NOW)).getDay()).toBe(1);
    expect(mondayOf(NOW)).toBe(new Date(2026, 10, 23).getTime());
    const sunday = new Date(2026, 10, 29, 22, 0).getTime();
    expect(mondayOf(sunday)).toBe(mondayOf(NOW));
    expect(mondayOf(sunday + 3 * HOUR)).toBe(new Date(2026, 10, 30).getTime());
  });

  it('counts the questions of this week, and begins anew without a word of the last', () => {
    const lately = [NOW - HOUR, NOW - DAY, NOW - 2 * DAY, NOW - 5 * DAY];
    const aim = { kind: 'questions', count: 3 } as const;
    expect(goalStanding(desk({ lately }), aim, NOW)).toEqual({ aim, done: 3, wanted: 3, reached: true });
    expect(goalStanding(desk({ lately }), aim, NOW + 7 * DAY)).toEqual({ aim, done: 0, wanted: 3, reached: false });
    expect(goalStanding(desk({}), aim, NOW).done).toBe(0);
  });

  it('is reached with a skill when the estimate says so, and stays so once it was told', () => {
    const aim = { kind: 'skill', skill: 'fractions.add-unlike', name: 'Add' } as const;
    expect(goalStanding(desk({ skills: known('nearly') }), aim, NOW).reached).toBe(false);
    expect(goalStanding(desk({ skills: known('secure') }), aim, NOW).reached).toBe(true);
    const gained = [{ skill: aim.skill, name: 'Add', at: NOW }];
    expect(goalStanding(desk({ skills: known('nearly'), gained }), aim, NOW).reached).toBe(true);
  });
});
