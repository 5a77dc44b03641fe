import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../time/index.ts';
import { defaultLatePolicy, type LatePolicy } from './late-policy.ts';
import { isReleased, type Override, releaseOf, rulesOf, stretchAt, timelineOf, windowOf } from './overrides.ts';

const window = { openAt: 1000 * HOUR, dueAt: 1100 * HOUR };
const policy: LatePolicy = {
  early: [{ hours: 24, percent: 110 }],
  late: [
    { hours: 48, percent: 50 },
    { hours: 24, percent: 80 },
  ],
  after: { kind: 'closed' },
};

describe('stretchAt', () => {
  it.each([
    [window.openAt - 1, 'before', 0],
    [window.openAt, 'early', 110],
    [window.dueAt - 24 * HOUR, 'early', 110],
    [window.dueAt - 24 * HOUR + 1, 'on-time', 100],
    [window.dueAt, 'on-time', 100],
    [window.dueAt + 1, 'late', 80],
    [window.dueAt + 24 * HOUR, 'late', 80],
    [window.dueAt + 24 * HOUR + 1, 'late', 50],
    [window.dueAt + 48 * HOUR + 1, 'closed', 0],
  ] as const)('at %d says %s, %d %%', (now, phase, percent) => {
    expect(stretchAt(window, policy, now)).toMatchObject({ phase, percent });
  });
  it('gives late work all points by default, none in practice, or a fixed share', () => {
    expect(stretchAt(window, defaultLatePolicy, window.dueAt + 9999 * HOUR)).toMatchObject({
      phase: 'late',
      percent: 100,
    });
    const practice = { ...policy, after: { kind: 'practice' as const } };
    expect(stretchAt(window, practice, window.dueAt + 99 * HOUR)).toMatchObject({ phase: 'practice', percent: 0 });
    const fixed = { ...policy, late: [], after: { kind: 'fixed' as const, percent: 40 } };
    expect(stretchAt(window, fixed, window.dueAt + 1)).toMatchObject({ phase: 'late', percent: 40 });
  });
  it('has no gap and no overlap, whatever the steps', () => {
    const hours = fc.integer({ min: 1, max: 300 });
    const steps = fc.array(fc.record({ hours, percent: fc.integer({ min: 0, max: 100 }) }), { maxLength: 5 });
    fc.assert(
      fc.property(steps, steps, (early, late) => {
        const all = timelineOf(window, { early, late, after: { kind: 'closed' } });
        for (const [index, one] of all.entries()) expect(one.until).toBe(all[index + 1]?.from);
        expect(stretchAt(window, { early, late, after: { kind: 'closed' } }, window.dueAt).phase).toBe('on-time');
      }),
    );
  });
});

describe('windowOf', () => {
  const group = (id: string, dueAt: number) => ({ id, name: id, groupId: id, studentIds: ['ana', 'ben'], dueAt });
  const own = { id: 'o', name: 'Ana', studentIds: ['ana'], dueAt: 7 };
  it('prefers a student’s own date to a group’s, and takes the latest of several groups', () => {
    const overrides = [group('g1', 20), group('g2', 15), own];
    expect(windowOf({ openAt: 1, dueAt: 10, overrides }, 'ana')).toEqual({ openAt: 1, dueAt: 7, extended: true });
    expect(windowOf({ openAt: 1, dueAt: 10, overrides }, 'ben')).toEqual({ openAt: 1, dueAt: 20, extended: true });
    expect(windowOf({ openAt: 1, dueAt: 10, overrides }, 'kim')).toEqual({ openAt: 1, dueAt: 10, extended: false });
  });
});

it.each([
  [{ when: 'at-once' }, [true, true, true]],
  [{ when: 'after-due' }, [false, true, false]],
  [{ when: 'on', at: 6 }, [false, true, false]],
  [{ when: 'returned' }, [false, false, true]],
  [{ when: 'never' }, [false, false, false]],
] as const)('releases %o', (rule, [early, late, returned]) => {
  const work = { dueAt: 10, returned: false };
  expect(isReleased(rule, work, 5)).toBe(early);
  expect(isReleased(rule, work, 11)).toBe(late);
  expect(isReleased(rule, { ...work, returned: true }, 5)).toBe(returned);
});

it('shows no solutions of what was published before publishing stored when, and a draft shows the setting of today', () => {
  expect(releaseOf({ publishedAt: 1 }).solutions).toEqual({ when: 'never' });
  expect(releaseOf({}).solutions).toEqual({ when: 'after-due' });
  const release = { results: { when: 'returned' }, solutions: { when: 'at-once' } } as const;
  expect(releaseOf({ publishedAt: 1, release })).toEqual(release);
});

describe('rulesOf', () => {
  const half: LatePolicy = { early: [], late: [], after: { kind: 'fixed', percent: 50 } };
  const override = (over: Partial<Override>): Override => ({ id: 'o', name: 'o', studentIds: ['ana'], ...over });
  it('uses the class’s rules by default', () => {
    expect(rulesOf({ timeLimit: 30 }, 'ana')).toEqual({ policy: defaultLatePolicy, timeLimit: 30 });
  });
  it('prefers a student’s own rules to a group’s, each rule separately', () => {
    const overrides = [
      override({ timeLimit: 40 }),
      override({ policy: half, dueAt: 9 }),
      override({ groupId: 'g', timeLimit: 90 }),
    ];
    expect(rulesOf({ timeLimit: 30, overrides }, 'ana')).toEqual({ policy: half, timeLimit: 40 });
    expect(rulesOf({ timeLimit: 30, overrides }, 'ben')).toEqual({ policy: defaultLatePolicy, timeLimit: 30 });
    expect(windowOf({ openAt: 1, dueAt: 5, overrides: [...overrides, override({ timeLimit: 1 })] }, 'ana').dueAt).toBe(
      9,
    );
  });
  it('takes the longest time limit of several groups, and none if one group has none', () => {
    const groups = [override({ groupId: 'g', timeLimit: 40 }), override({ groupId: 'h', timeLimit: 60 })];
    expect(rulesOf({ timeLimit: 30, overrides: groups }, 'ana').timeLimit).toBe(60);
    const free = [...groups, override({ groupId: 'i', timeLimit: 0 })];
    expect(rulesOf({ timeLimit: 30, overrides: free }, 'ana').timeLimit).toBeUndefined();
  });
  it.each([
    ['usual', 25],
    ['quarter-more', 32],
    ['half-more', 38],
    ['double', 50],
    ['unlimited', undefined],
  ] as const)('gives %s time by the access profile', (time, minutes) => {
    expect(rulesOf({ timeLimit: 25 }, 'ana', time).timeLimit).toBe(minutes);
    expect(rulesOf({}, 'ana', time).timeLimit).toBeUndefined();
  });
  it('multiplies a group’s limit by the access profile, and takes the child’s own limit as it is', () => {
    const group = override({ groupId: 'g', timeLimit: 40 });
    expect(rulesOf({ timeLimit: 30, overrides: [group] }, 'ana', 'double').timeLimit).toBe(80);
    const own = override({ timeLimit: 45 });
    expect(rulesOf({ timeLimit: 30, overrides: [group, own] }, 'ana', 'double').timeLimit).toBe(45);
    expect(rulesOf({ timeLimit: 30, overrides: [own] }, 'ana', 'unlimited').timeLimit).toBe(45);
  });
});
