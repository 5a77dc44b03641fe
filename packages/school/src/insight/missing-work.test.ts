import { expect, it } from 'vitest';
import type { BoardEntry } from '../assignment/index.ts';
import type { RosterStudent } from '../class/index.ts';
import { DAY } from '../time/index.ts';
import { missingNow, missingWork } from './missing-work.ts';
import type { Insight } from './schema.ts';

const NOW = 1_800_000_000_000;
const entry = (part: Partial<BoardEntry>): BoardEntry => ({
  ...{ id: 'a', title: 'Fractions', state: 'open', openAt: NOW - 9 * DAY, dueAt: NOW - DAY, itemCount: 6 },
  ...{ studentCount: 3, started: 0, submitted: 0, toGrade: 0, updatedAt: NOW },
  ...part,
});
const student = (id: string, createdAt = NOW - 60 * DAY): RosterStudent => ({
  ...{ id, fullName: id, displayName: id, userName: id, state: 'active' as const, secretKind: 'words' as const },
  ...{ createdAt, parentCount: 0, groupIds: [] },
});
const all = ['ana', 'ben', 'cleo'].map((id) => student(id));
const row = (state: string) => ({ state, score: 0, maxScore: 2, late: false, took: 0, at: NOW, marks: '-' });
const rows = (states: Record<string, string>): Pick<Insight, 'assignments'> => ({
  assignments: {
    a: {
      ...{ title: 'Fractions', dueAt: NOW, items: [] },
      rows: Object.fromEntries(Object.entries(states).map(([id, state]) => [id, row(state)])),
    },
  },
});
const who = (found: ReturnType<typeof missingWork>) => found.map((one) => one.student.id);

it.each(['submitted', 'graded', 'returned', 'resubmit', 'excused'])(
  'does not list work as missing when it is %s',
  (state) => {
    expect(who(missingWork([entry({})], all, rows({ ana: state }), NOW))).toEqual(['ben', 'cleo']);
  },
);

it('lists begun work and work that was never opened, and tells them apart', () => {
  const found = missingWork([entry({})], all, rows({ ana: 'in-progress', ben: 'submitted' }), NOW);
  expect(found.map(({ student: { id }, begun }) => [id, begun])).toEqual([
    ['ana', true],
    ['cleo', false],
  ]);
});

it('lists work with an extension only after its extended due date', () => {
  const extended = entry({ dueBy: { ana: NOW + DAY } });
  expect(who(missingWork([extended], all, null, NOW))).toEqual(['ben', 'cleo']);
  expect(missingWork([extended], all, null, NOW + 2 * DAY)[0]).toMatchObject({ dueAt: NOW + DAY });
});

it('lists work that is due earlier for one student before the class’s due date', () => {
  expect(who(missingWork([entry({ dueAt: NOW + DAY, dueBy: { ben: NOW - 1 } })], all, null, NOW))).toEqual(['ben']);
});

it.each(['draft', 'scheduled'] as const)('lists nothing of a %s assignment that has not opened', (state) => {
  expect(missingWork([entry({ state, openAt: NOW + DAY })], all, null, NOW)).toEqual([]);
});

it('lists closed work of students who were in the class on the due date, but not as work to turn in', () => {
  const late = [...all, student('dana', NOW - 1)];
  expect(who(missingWork([entry({ state: 'closed' })], late, null, NOW))).toEqual(['ana', 'ben', 'cleo']);
  expect(who(missingWork([entry({})], late, null, NOW))).toContain('dana');
  expect(missingNow([entry({ state: 'closed' })], late, null, NOW)).toEqual([]);
});
