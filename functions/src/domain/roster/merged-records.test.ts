import type { Consent } from '@lemma/school/privacy';
import { describe, expect, it } from 'vitest';
import { mergedConsent, mergedJudgements, withPractice } from './merged-records.ts';

const paper: Consent = { by: 'parent', name: 'Jon Rivera', on: '2026-11-20', uses: ['letters'], recordedAt: 5 };
const school: Consent = { by: 'school', name: '', on: '2026-11-01', uses: ['model'], recordedAt: 9 };

describe('the consents of a child’s two accounts', () => {
  it('is the only one where there is one', () => {
    expect(mergedConsent(undefined, paper)).toEqual(paper);
    expect(mergedConsent(paper, undefined)).toEqual(paper);
    expect(mergedConsent(undefined, undefined)).toBeUndefined();
  });
  it('keeps both, the newest first', () => {
    expect(mergedConsent(paper, school)).toEqual({ ...school, merged: [paper] });
    expect(mergedConsent({ ...school, merged: [paper] }, { ...paper, recordedAt: 20 })?.merged).toHaveLength(2);
  });
  it('is revoked where either is, whatever account it belongs to and whatever is newer', () => {
    const revoked = { ...paper, revokedAt: 6 };
    expect(mergedConsent(revoked, school)).toEqual({ ...revoked, merged: [school] });
    expect(mergedConsent(school, revoked)).toEqual({ ...revoked, merged: [school] });
  });
});

it('merges the judgements of both accounts, the newest for each misconception and skill', () => {
  const said = (at: number, verdict: 'confirmed' | 'dismissed') => ({ byName: 'Ms Rivera', at, verdict });
  const own = { ideas: { a: said(2, 'confirmed'), b: said(2, 'confirmed') }, levels: {} };
  const level = { byName: 'Ms Rivera', at: 1, level: 'secure', reason: 'on paper' } as const;
  const double = { ideas: { a: said(3, 'dismissed'), b: said(1, 'dismissed') }, levels: { s: level } };
  const ideas = { a: said(3, 'dismissed'), b: said(2, 'confirmed') };
  expect(mergedJudgements(own, double)).toEqual({ ideas, levels: { s: level } });
});

it('takes the practice of both accounts on one day, and no work that has a submission', () => {
  const work = {
    ...{ assignmentId: 'practice', classId: 'practice', revision: 1, state: 'graded', late: false },
    ...{ score: 0, maxScore: 0, took: 0, entries: [] },
  };
  const double = { studentId: 'anna', work: { 'practice-7': work, a1_anna: work } };
  expect(Object.keys(withPractice({ 'practice-7': work }, double))).toEqual(['practice-7', 'practice-7-anna']);
});
