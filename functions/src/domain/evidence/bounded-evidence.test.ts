import type { Evidence, EvidenceEntry, EvidenceWork } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { boundedEvidence } from './bounded-evidence.ts';
import { joined } from './joined.ts';
import { summaryOf } from './summary-of.ts';

const codes = ['integers.add', 'fractions.add-unlike', 'integers.subtract'];
const entry = (day: number, place: number): EvidenceEntry => ({
  ...{
    itemId: `i${place}`,
    skill: codes[place % 3] ?? '',
    at: day * DAY + place * 60_000,
    took: 9000,
    tries: 1,
    hints: 0,
  },
  ...{
    mark: (day + place) % 3 === 0 ? 'wrong' : 'right',
    solved: (day + place) % 3 !== 0,
    lastAt: day * DAY + place * 60_000,
  },
  ...{ wrongStreak: 0, response: '1', chances: [], shown: [] },
});
const work = (day: number, revision = 1): EvidenceWork => ({
  ...{ assignmentId: `a${day}`, classId: 'c', revision, state: 'returned', late: false, score: revision, maxScore: 9 },
  ...{ took: 1, entries: Array.from({ length: 10 }, (_, place) => entry(day, place)) },
});
const days = (count: number) => Array.from({ length: count }, (_, day) => [`w${day}`, work(day + 1)] as const);
const all: Evidence = { studentId: 'ana', work: Object.fromEntries(days(300)) };
const bounded = boundedEvidence(all);
const nobody: Evidence = { studentId: 'ana', work: {} };
const entriesOf = ({ work: own }: Evidence) => Object.values(own).flatMap(({ entries }) => entries);

describe('evidence that has grown long', () => {
  it('keeps a bounded number of answers, and every piece of work', () => {
    expect(entriesOf(bounded).length).toBeLessThan(1100);
    expect(Object.keys(bounded.work)).toHaveLength(300);
    expect(bounded.work.w0).toMatchObject({ score: 1, entries: [], older: true });
  });

  it('tells the same sums as before, and estimates levels from the newest answers', () => {
    const [before, after] = [summaryOf(all).progress, summaryOf(bounded).progress];
    expect(after.effort).toEqual(before.effort);
    expect(after.growth.map(({ week }) => week)).toEqual(before.growth.map(({ week }) => week));
    expect(after.growth.at(-1)?.answers).toBe(before.growth.at(-1)?.answers);
    for (const code of codes) {
      const [one, other] = [before.skills[code], after.skills[code]];
      expect(other?.answers).toBe(one?.answers);
      expect(other?.level).toBe(one?.level);
      expect(Math.abs((other?.estimate ?? 0) - (one?.estimate ?? 1))).toBeLessThan(0.05);
    }
  });

  it('stays the same when it is bounded again, and counts regraded work once', () => {
    expect(boundedEvidence(bounded)).toBe(bounded);
    const anew = joined(bounded, [['w0', work(1, 2)]]);
    expect(anew.work.w0).toMatchObject({ revision: 2, score: 2, older: true, entries: [] });
    expect(summaryOf(anew).progress.effort).toEqual(summaryOf(all).progress.effort);
  });

  it('goes on from there, day by day, without end', () => {
    const grown = days(400).reduce((evidence, made) => joined(evidence, [made]), nobody);
    expect(entriesOf(grown).length).toBeLessThan(1650);
    expect(summaryOf(grown).progress.effort.answers).toBe(4000);
  });

  it('sums up old answers now and then, however many skills keep answers of their own', () => {
    const of = (day: number, place: number) => ({ ...entry(day, place), skill: `skill-${(day * 10 + place) % 150}` });
    let evidence = nobody;
    let times = 0;
    for (const [id, one] of days(400)) {
      const entries = one.entries.map((_, place) => of(Number(id.slice(1)) + 1, place));
      const after = joined(evidence, [[id, { ...one, entries }]]);
      if (after.earlier !== evidence.earlier) times += 1;
      evidence = after;
    }
    expect(summaryOf(evidence).progress.effort.answers).toBe(4000);
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThanOrEqual(6);
  });
});
