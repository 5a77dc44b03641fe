import { skills } from '@lemma/math';
import type { Evidence, EvidenceEntry } from '@lemma/school/insight';
import { expect, it } from 'vitest';
import { summaryOf } from './summary-of.ts';

const GRADE = 4;
const NOW = 1_790_000_000_000;
const COUNTING = 'whole-numbers.count-on';

const entry = (skill: string, at: number, part: Partial<EvidenceEntry> = {}): EvidenceEntry => ({
  ...{ itemId: `i${at}`, skill, at: NOW + at, took: 9000, mark: 'right', tries: 1, hints: 0, solved: true },
  ...{ lastAt: NOW + at, wrongStreak: 0, response: '1', chances: [], shown: [] },
  ...part,
});
const workOf = (entries: readonly EvidenceEntry[]): Evidence['work'][string] => ({
  ...{ assignmentId: 'a', classId: 'c', revision: 1, state: 'submitted', late: false, score: 0, maxScore: 9 },
  ...{ took: 9000, entries: [...entries] },
});
/** A placement in which everything went wrong. */
const expected = Object.fromEntries(skills.map(({ code }) => [code, { estimate: 0.4, low: 0.1, high: 0.8 }]));
const pathAfter = (entries: readonly EvidenceEntry[]) =>
  summaryOf({ studentId: 'ana', work: { a: workOf(entries) }, placed: { at: NOW, grade: GRADE, expected } }).progress
    .path;
const codesOf = (path: ReturnType<typeof pathAfter>) =>
  [...(path?.now ?? []), ...(path?.next ?? []), ...(path?.later ?? [])].map(({ skill }) => skill);
const ofGrade = skills.filter(({ grade, domain }) => grade === GRADE && domain === 'whole-numbers');

it('leads a fourth grader who answers questions of grade 4 away from counting', () => {
  const right = ofGrade.slice(0, 7).map(({ code }, at) => entry(code, at));
  const wrong = ofGrade.slice(7, 12).map(({ code }, at) => entry(code, 20 + at, { mark: 'wrong', solved: false }));
  expect(codesOf(pathAfter([]))).toContain(COUNTING);
  expect(codesOf(pathAfter([...right, ...wrong]))).not.toContain(COUNTING);
});

it('stays where one answer alone, a picked one, or an earlier one speaks for it', () => {
  const [one, other] = ofGrade.map(({ code }) => code);
  const two = [entry(one ?? '', 1), entry(other ?? '', 2)];
  expect(codesOf(pathAfter(two))).not.toContain(COUNTING);
  expect(codesOf(pathAfter(two.slice(1)))).toContain(COUNTING);
  expect(codesOf(pathAfter(two.map((answer) => ({ ...answer, choice: true }))))).toContain(COUNTING);
  expect(codesOf(pathAfter([...two, entry(COUNTING, 3, { mark: 'wrong', solved: false })]))).toContain(COUNTING);
});
