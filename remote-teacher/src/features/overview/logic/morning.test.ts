import { presentStudents } from '@lemma/school/class';
import { type Insight, teachFirst } from '@lemma/school/insight';
import { DAY, HOUR } from '@lemma/school/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstOf, newsSince } from './morning.ts';
import { noteVisit } from './note-visit.ts';
import { waitingIn } from './waiting.ts';

const NOW = 1_800_000_000_000;
const student = (id: string, fullName: string) => ({
  ...{ id, fullName, displayName: fullName, userName: id, state: 'active' as const, secretKind: 'words' as const },
  ...{ createdAt: NOW - 60 * DAY, parentCount: 0, groupIds: [] },
});
const roster = { classId: 'c', students: { ana: student('ana', 'Ana'), ben: student('ben', 'Ben') }, groups: {} };
const struggle = (skill: string, lastAt: number) => ({
  ...{ skill, score: 4, wrongStreak: 4, hints: 0, took: 60_000, lastAt, evidence: [] },
});
const line = (...struggles: ReturnType<typeof struggle>[]) => ({
  ...{ skills: {}, ideas: [], struggles, gaps: [], growth: [], lastAt: NOW },
  effort: { answers: 0, rapid: 0, hinted: 0, parent: 0 },
});
const row = (submittedAt: number) => ({
  ...{ state: 'submitted', score: 1, maxScore: 2, late: false, took: 0, at: NOW, marks: '-', submittedAt },
});
const insight = (students: Insight['students'], rows: Insight['assignments'][string]['rows'] = {}): Insight => ({
  ...{ classId: 'c', students, groups: [], foldedAt: NOW },
  assignments: { a: { title: 'Fractions', dueAt: NOW, items: [], rows } },
});

describe('the news', () => {
  it('counts work that was turned in after the last visit, of students who are still here', () => {
    const rows = { ana: row(NOW - HOUR), ben: row(NOW - 3 * DAY), gone: row(NOW - HOUR) };
    expect(newsSince(insight({}, rows), roster, NOW - DAY).turnedIn).toEqual([
      { assignmentId: 'a', title: 'Fractions', students: 1 },
    ]);
  });
  it('names who got stuck since then, and not who was stuck before', () => {
    const known = insight({ ana: line(struggle('x', NOW - HOUR)), ben: line(struggle('x', NOW - 9 * DAY)) });
    expect(newsSince(known, roster, NOW - DAY).stuck.map(({ id }) => id)).toEqual(['ana']);
  });
});

describe('the one thing to do first', () => {
  const waiting = (known: Insight | null) => waitingIn([], roster, known, NOW);
  it('is what the analysis has first: here the skill on which most students are stuck', () => {
    const known = insight({
      ana: line(struggle('x', NOW), struggle('y', NOW)),
      ben: line(struggle('y', NOW)),
    });
    expect(firstOf(waiting(known), true)).toEqual({
      kind: 'teach',
      topic: teachFirst(known, presentStudents(roster), NOW)[0],
    });
    expect(firstOf(waiting(known), true)).toMatchObject({ topic: { kind: 'struggle', skill: 'y' } });
  });
  it('is a contested answer before work to grade, and nothing of either for who may only view', () => {
    const quiet = { ...waiting(null), notices: { grade: 2, contested: 1, parents: 0, cards: 0 } };
    expect(firstOf(quiet, true)).toEqual({ kind: 'contested', count: 1 });
    expect(firstOf({ ...quiet, notices: { ...quiet.notices, contested: 0 } }, true)).toEqual({
      kind: 'grade',
      count: 2,
    });
    expect(firstOf(quiet, false)).toBeUndefined();
  });
});

describe('a visit', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    const setItem = (key: string, value: string) => void stored.set(key, value);
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem });
  });
  afterEach(() => vi.unstubAllGlobals());
  it('tells the news of a day at first, then of the time since the visit before', () => {
    expect(noteVisit('c', NOW)).toBe(NOW - DAY);
    expect(noteVisit('c', NOW + 10_000)).toBe(NOW - DAY);
    expect(noteVisit('c', NOW + 2 * DAY)).toBe(NOW + 10_000);
    expect(noteVisit('other', NOW + 2 * DAY)).toBe(NOW + DAY);
  });
});
