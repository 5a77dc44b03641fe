import { type Evidence, type EvidenceEntry, evidenceSchema } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { foldedOf, lineAfterLeaving, summaryOf } from './summary-of.ts';

const entry = (at: number, mark: EvidenceEntry['mark'], response = '1'): EvidenceEntry => ({
  ...{ itemId: `i${at}`, skill: 'integers.add', at, took: 9000, mark, tries: 1, hints: 0, solved: mark === 'right' },
  ...{ lastAt: at, wrongStreak: mark === 'right' ? 0 : 1, response, chances: [], shown: [] },
});
const work = (classId: string, entries: readonly EvidenceEntry[]): Evidence['work'][string] => ({
  ...{ assignmentId: `of-${classId}`, classId, revision: 1, state: 'submitted', late: false, score: 0, maxScore: 2 },
  ...{ took: 9000, entries: [...entries] },
});
const before = [entry(1, 'wrong'), entry(2, 'wrong')];
const after = [entry(8 * DAY, 'right'), entry(9 * DAY, 'right'), entry(10 * DAY, 'right')];
const evidence: Evidence = { studentId: 'ana', work: { a: work('left', before), b: work('new', after) } };

it('shows a class that a student has left only its own work, and the new class everything', () => {
  const left = lineAfterLeaving(evidence, 'left');
  expect(left).toEqual(summaryOf({ studentId: 'ana', work: { a: work('left', before) } }).line);
  expect(left.skills['integers.add']?.answers).toBe(2);
  expect(summaryOf(evidence).line.skills['integers.add']?.answers).toBe(5);
});

it('asks for no recheck of a mastered skill only where the teacher wants none', () => {
  const alone = after.map((one) => ({ ...one, recheck: false }));
  const of = (all: Evidence['work']) => summaryOf({ studentId: 'ana', work: all });
  const { progress, line } = of({ a: work('c', alone) });
  expect(progress.skills['integers.add']?.recheck).toBe(false);
  expect(line.skills['integers.add']).not.toHaveProperty('recheck');
  const elsewhere = of({ a: work('c', alone), b: work('d', [entry(11 * DAY, 'right')]) });
  expect(elsewhere.progress.skills['integers.add']).not.toHaveProperty('recheck');
});

it('says the same whatever order the work came in', () => {
  const turned: Evidence = { studentId: 'ana', work: { b: work('new', after.toReversed()), a: work('left', before) } };
  expect(summaryOf(turned)).toEqual(summaryOf(evidence));
});

it('stores what was found of a skill with the evidence, so that no night moves a level in either document', () => {
  const fitted = (fittedAt: number, mean: number) => Object.assign(() => ({ mean, variance: 0.05 }), { fittedAt });
  const first = foldedOf(evidence, fitted(1, 1.8));
  expect(evidenceSchema.parse(first.evidence)).toEqual(first.evidence);
  const night = foldedOf(first.evidence, fitted(2, -1));
  expect(night.line.skills).toEqual(first.line.skills);
  expect(night.progress.skills).toEqual(first.progress.skills);
  expect(night.evidence).toEqual(first.evidence);
  const elsewhere = work('new', [{ ...entry(12 * DAY, 'wrong'), skill: 'integers.subtract' }]);
  const next = foldedOf({ ...first.evidence, work: { ...evidence.work, c: elsewhere } }, fitted(2, -1));
  expect(next.line.skills['integers.add']).toEqual(first.line.skills['integers.add']);
  expect(next.progress.skills['integers.add']).toEqual(first.progress.skills['integers.add']);
  expect(foldedOf(evidence, fitted(2, -1)).line.skills).not.toEqual(first.line.skills);
});

it('tells of one child what the line in the class tells, without the answers, so that a page of one need not read all', () => {
  const apart = ['integers.add', 'integers.subtract'] as const;
  const wrong = apart.flatMap((skill) => [1, 2, 3, 4].map((at) => ({ ...entry(at, 'wrong'), skill, wrongStreak: at })));
  const { progress, line } = summaryOf({ studentId: 'ana', work: { a: work('c', wrong) } });
  expect(line.struggles.length * line.gaps.length).toBeGreaterThan(0);
  expect(progress.struggles).toEqual(
    line.struggles.map(({ skill, wrongStreak, lastAt }) => ({ skill, wrongStreak, lastAt })),
  );
  expect(progress.gaps).toEqual(line.gaps.map(({ skill, blocks }) => ({ skill, blocks })));
});
