import { secureAmong } from '@lemma/mastery/mastery-level';
import type { Board, BoardEntry } from '@lemma/school/assignment';
import type { Roster } from '@lemma/school/class';
import { type Insight, type InsightStudent, missingNow, type WorkLine } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { histogramOf, itemLinesOf, masteryOf, tilesOf } from './figures.ts';
import { readFilters } from './filters.ts';
import { pseudonyms } from './pseudonyms.ts';
import { select } from './selection.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const ids = Array.from({ length: 20 }, (_, index) => `s${String(index).padStart(2, '0')}`);
const roster: Roster = {
  classId: 'c',
  students: Object.fromEntries(
    ids.map((id) => [
      id,
      {
        ...{ id, fullName: `Name ${id}`, displayName: id, userName: id, state: 'active', secretKind: 'words' },
        ...{ createdAt: NOW - 60 * DAY, parentCount: 0, groupIds: [] },
      },
    ]),
  ),
  groups: {},
};
const row = (marks: string, over: Partial<WorkLine> = {}): WorkLine => ({
  ...{ state: 'graded', score: [...marks].filter((one) => one === 'r').length, maxScore: marks.length, late: false },
  ...{ took: 10_000 * marks.length, at: NOW, submittedAt: NOW, marks },
  ...over,
});
const known = (estimate: number, answers: number): InsightStudent => ({
  skills: {
    'x.add': { estimate, low: estimate - 0.1, high: estimate + 0.05, answers, level: 'secure', lastAt: NOW },
  },
  ...{ ideas: [], struggles: [], gaps: [], growth: [], lastAt: NOW },
  effort: { answers, rapid: 0, hinted: 0, parent: 0 },
});
const item = (itemId: string, skill: string) => ({
  ...{ itemId, skill, answers: 0, right: 0, difficulty: 0, quintiles: [null, null, null, null, null] },
});
/** The first two questions correlate; the third is random. */
const insight: Insight = {
  classId: 'c',
  students: Object.fromEntries(ids.map((id, index) => [id, known(0.9, index === 0 ? 2 : 6)])),
  assignments: {
    old: { title: 'Old', dueAt: NOW - 40 * DAY, items: [item('i1', 'x.add')], rows: { s00: row('r') } },
    new: {
      title: 'New',
      dueAt: NOW - DAY,
      items: [item('i1', 'x.add'), item('i2', 'x.add'), item('i3', 'y.other')],
      rows: Object.fromEntries(
        ids
          .slice(0, 18)
          .map((id, index) => [
            id,
            row(`${index < 9 ? 'ww' : 'rr'}${index % 2 === 0 ? 'r' : 'w'}`, { late: index === 0 }),
          ]),
      ),
    },
  },
  groups: [{ kind: 'misconception', id: 'm', studentIds: ['s00', 's01'], evidence: [] }],
  foldedAt: NOW,
};
const onBoard = (id: string, over: Partial<BoardEntry>): BoardEntry => ({
  ...{ id, title: id, state: 'open', openAt: NOW - 50 * DAY, dueAt: NOW - DAY, itemCount: 3, studentCount: 20 },
  ...{ started: 0, submitted: 0, toGrade: 0, updatedAt: NOW },
  ...over,
});
const board: Board = {
  classId: 'c',
  assignments: {
    old: onBoard('old', { dueAt: NOW - 40 * DAY, state: 'closed' }),
    new: onBoard('new', {}),
    draft: onBoard('draft', { state: 'draft' }),
  },
};
const skill = (code: string, standards: string[]) => ({
  ...{ code, name: code, grade: 6, domain: 'd', standards, wordProblem: false, cases: [], misconceptions: [] },
});
const catalogue = [skill('x.add', ['6.NS.B.3']), skill('y.other', ['6.EE.A.1'])];
const chosen = (query: string, members?: ReadonlySet<string>) =>
  select({ insight, roster, board }, catalogue, readFilters(new URLSearchParams(query)), members);

describe('statistics', () => {
  it('count who turned in on time, late and not at all, only over work in the range', () => {
    expect(tilesOf(chosen('from=2026-11-01'), NOW)).toMatchObject({
      ...{ active: 18, students: 20, onTime: 17, late: 1, missing: 2, scores: 18, medianTime: 10_000 },
    });
    expect(tilesOf(chosen(''), NOW)).toMatchObject({ missing: 21, scores: 19 });
  });
  it('count as missing what the overview counts, and as mastered what the list of students sums up', () => {
    const students = Object.values(roster.students);
    const tiles = tilesOf(chosen(''), NOW);
    expect(tiles.missingNow).toBe(missingNow(Object.values(board.assignments), students, insight, NOW).length);
    expect(tiles.missingNow).toBeLessThan(tiles.missing);
    const each = ids.map((id) => secureAmong(Object.values(insight.students[id]?.skills ?? {}), NOW));
    expect(tiles.mastered).toEqual({
      secure: each.reduce((sum, { secure }) => sum + secure, 0),
      of: each.reduce((sum, { of }) => sum + of, 0),
    });
    expect(tilesOf(chosen(''), NOW + 60 * DAY).mastered.secure).toBeLessThan(tiles.mastered.secure);
  });
  it('count work that was asked for again as not turned in, and without a score', () => {
    const { assignments } = insight;
    const one = assignments.new;
    const again = one && { ...one, rows: { ...one.rows, s01: row('wwr', { state: 'resubmit' }) } };
    const told = { ...insight, assignments: { ...assignments, ...(again && { new: again }) } };
    const selection = select(
      { insight: told, roster, board },
      ...([catalogue, readFilters(new URLSearchParams('from=2026-11-01')), undefined] as const),
    );
    expect(tilesOf(selection, NOW)).toMatchObject({ onTime: 16, late: 1, again: 1, missing: 2, scores: 17 });
    expect(histogramOf(selection).reduce((sum, { count }) => sum + count, 0)).toBe(17);
  });
  it('leave work that waits for a grade out of the scores, and say how much', () => {
    const { assignments } = insight;
    const one = assignments.new;
    const waiting = one && {
      ...one,
      rows: { ...one.rows, s01: row('-', { state: 'submitted', score: 0, ungraded: true }) },
    };
    const told = { ...insight, assignments: { ...assignments, ...(waiting && { new: waiting }) } };
    const selection = select(
      { insight: told, roster, board },
      ...([catalogue, readFilters(new URLSearchParams('from=2026-11-01')), undefined] as const),
    );
    expect(tilesOf(selection, NOW)).toMatchObject({ onTime: 17, scores: 17, toGrade: 1 });
    expect(histogramOf(selection).reduce((sum, { count }) => sum + count, 0)).toBe(17);
  });
  it('put each piece of work into a tenth', () => {
    const bins = histogramOf(chosen('from=2026-11-01'));
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(18);
    expect(bins.map(({ count }) => count)).toEqual([4, 0, 0, 5, 0, 0, 5, 0, 0, 4]);
  });
  it('mark the question that does not correlate with the others, and only that one', () => {
    const lines = itemLinesOf(chosen('from=2026-11-01'));
    expect(lines.map(({ number, toCheck }) => [number, toCheck])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(lines[0]?.quintiles.at(0)).toBeLessThan(0.5);
  });
  it('can be filtered by standard and group', () => {
    expect(itemLinesOf(chosen('standard=6.EE.A.1')).map(({ number }) => number)).toEqual([3]);
    const two = chosen('from=2026-11-01', new Set(['s00', 's01']));
    expect(tilesOf(two, NOW)).toMatchObject({ students: 2, scores: 2 });
    expect(itemLinesOf(two)[0]?.answers).toBe(2);
  });
  it('give a cell of the heat map its level alone below five answers', () => {
    const { standards, rows } = masteryOf(chosen(''), NOW);
    expect(standards).toEqual(['6.NS.B.3']);
    // One try in each of two assignments and two in the other: what is known is said as a count.
    expect(rows[0]?.cells).toMatchObject([{ share: null, level: expect.any(String), set: false }]);
    expect(rows[0]?.cells[0]?.tried).toEqual({ right: 1, of: 3 });
    expect(rows[1]?.cells).toMatchObject([{ answers: 6, level: 'secure' }]);
  });
  it('show the level that a teacher set, and a number only from five answers on', () => {
    const own = { low: 0, high: 1, lastAt: NOW, estimate: 0.9, level: 'beginning', set: true } as const;
    const set = (id: string): InsightStudent => {
      const answers = id === 's00' ? 2 : 6;
      return { ...known(0.9, answers), skills: { 'x.add': { ...own, answers } } };
    };
    const said = { ...insight, students: Object.fromEntries(ids.map((id) => [id, set(id)])) };
    const filters = readFilters(new URLSearchParams(''));
    const { rows } = masteryOf(select({ insight: said, roster, board }, catalogue, filters, undefined), NOW);
    expect(rows[0]?.cells).toMatchObject([{ share: null, level: 'beginning', set: true }]);
    expect(rows[1]?.cells).toMatchObject([{ share: 0.9, level: 'beginning', set: true }]);
  });
  it('let estimates decay with time', () => {
    const { rows } = masteryOf(chosen(''), NOW + 67 * DAY);
    expect(rows[1]?.cells[0]?.share).toBeCloseTo(0.6, 2);
  });
});

it('give each student a number that does not follow the roster', () => {
  const aliases = pseudonyms(ids);
  expect([...aliases.values()].toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1));
  expect(ids.map((id) => aliases.get(id))).not.toEqual(ids.map((_, index) => index + 1));
});
it('read only valid filters from an address', () => {
  expect(readFilters(new URLSearchParams('from=yesterday&to=2026-11-21&anonymous=1'))).toEqual({
    ...{ from: '', to: '2026-11-21', group: '', standard: '', anonymous: true },
  });
});
