import type { GrowthPoint, Insight } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { bottomOf, glancesOf } from './glance.ts';

const NOW = 1000 * WEEK;
const student = (id: string) => ({
  ...{ id, fullName: id, displayName: id, userName: id, state: 'active' as const, secretKind: 'words' as const },
  ...{ createdAt: 1, parentCount: 0, groupIds: [] },
});
const point = (weeksAgo: number, mean: number, answers = 25): GrowthPoint => ({
  ...{ week: NOW - weeksAgo * WEEK, mean, low: 0, high: 1, skills: 5, answers },
});
const insight = (growth: Record<string, GrowthPoint[]>): Insight => ({
  ...{ classId: 'c', assignments: {}, groups: [], foldedAt: NOW },
  students: Object.fromEntries(
    Object.entries(growth).map(([id, own]) => [
      id,
      {
        ...{ skills: {}, ideas: [], struggles: [], gaps: [], growth: own, lastAt: NOW },
        effort: { answers: 0, rapid: 0, hinted: 0, parent: 0 },
      },
    ]),
  ),
});
const roster = {
  ...{ classId: 'c', groups: {} },
  students: Object.fromEntries(['ana', 'ben', 'cleo', 'dan'].map((id) => [id, student(id)])),
};

it('shows whoever lost most first, by the change over four weeks, and nobody with too few answers', () => {
  const glances = glancesOf(
    roster,
    insight({
      ana: [point(9, 0.5), point(5, 0.7), point(0, 0.8)],
      ben: [point(6, 0.9), point(1, 0.75)],
      cleo: [point(2, 0.6)],
      dan: [point(0, 0.9, 2)],
    }),
  );
  expect(glances.map(({ student: { id }, change }) => [id, change])).toEqual([
    ['ben', -15],
    ['cleo', 0],
    ['ana', 10],
  ]);
});

it('puts the weeks of all students at the same places, on one scale', () => {
  const glances = glancesOf(roster, insight({ ana: [point(11, 0.65), point(0, 0.8)], ben: [point(1, 0.75)] }));
  const points = Object.fromEntries(glances.map((one) => [one.student.id, one.points]));
  expect([points.ana?.[0], points.ana?.at(-1), points.ben?.at(-2), points.ben?.at(-1)]).toEqual([
    0.65,
    0.8,
    0.75,
    null,
  ]);
  expect(bottomOf(glances)).toBeCloseTo(0.5);
});

it('has the weeks before the clock changed, which begin an hour off', () => {
  const HOUR = 3_600_000;
  const moved = { ...point(6, 0.6), week: NOW - 6 * WEEK - HOUR };
  const [ana] = glancesOf(roster, insight({ ana: [moved, point(0, 0.8)] }));
  expect([ana?.points.at(-7), ana?.points.at(-1), ana?.change]).toEqual([0.6, 0.8, 20]);
});

it('says no number of a student whose skills have one answer each, before they are twenty-five together', () => {
  const few = { ...point(0, 0.48, 10), skills: 10 };
  const many = { ...point(0, 0.6, 25), skills: 25 };
  expect(glancesOf(roster, insight({ ana: [few], ben: [many] })).map((one) => one.student.id)).toEqual(['ben']);
});
