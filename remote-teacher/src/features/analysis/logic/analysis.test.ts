import type { Insight, InsightGroup, InsightStudent } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { analysisTexts } from '#shared/text/en-analysis.ts';
import { answersCsv, codebookCsv } from './codebook.ts';
import { classGrowth, overSameWeeks } from './growth.ts';
import { addressUpTo, addressWith, readPlace } from './place.ts';
import { topicsOf } from './topics.ts';

const line = (means: readonly (readonly [number, number])[]): InsightStudent => ({
  ...{ skills: {}, ideas: [], struggles: [], gaps: [], lastAt: 0 },
  effort: { answers: 0, rapid: 0, hinted: 0, parent: 0 },
  growth: means.map(([week, mean]) => ({ week: week * WEEK, mean, low: 0, high: 1, skills: 1 })),
});
const group = (id: string, studentIds: string[], skill = 'x.add'): InsightGroup => ({
  ...{ kind: id.startsWith('p') ? 'prerequisite' : 'misconception', id, studentIds },
  evidence: studentIds.map((studentId) => ({
    ...{ studentId, assignmentId: 'a', itemId: 'i', skill, response: '2/5', at: Date.now() },
  })),
});
const insight = (students: Insight['students'], groups: InsightGroup[] = []): Insight => ({
  ...{ classId: 'c', students, assignments: {}, groups, foldedAt: 0 },
});

describe('growth of a class', () => {
  const students = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((id, index) => [
      id,
      line([
        [1, 0.4 + index / 50],
        [3, 0.6 + index / 50],
      ]),
    ]),
  );
  it('carries a student forward through weeks without work, and bounds the mean', () => {
    const known = insight({ ...students, f: line([[2, 0.9]]) });
    const weeks = classGrowth(known, Object.keys(known.students), 5);
    expect(weeks.map(({ week, students: count }) => [week / WEEK, count])).toEqual([
      [1, 5],
      [2, 6],
      [3, 6],
    ]);
    for (const { low, mean, high } of weeks) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
    }
  });
  it('shows nothing for a week with four students', () => {
    expect(classGrowth(insight(students), ['a', 'b', 'c', 'd'], 5)).toEqual([]);
  });
  it('puts classes over the same weeks, with gaps where one has none', () => {
    const point = (week: number) => ({ week, mean: 0.5, low: 0.4, high: 0.6, students: 9 });
    const { weeks, lines } = overSameWeeks([[point(1), point(3)], [point(2)]]);
    expect(weeks).toEqual([1, 2, 3]);
    expect(lines.map((one) => one.map((each) => each?.week ?? null))).toEqual([
      [1, null, 3],
      [null, 2, null],
    ]);
  });
});

describe('topics to teach', () => {
  const catalogue = [
    {
      ...{ code: 'x.add', name: 'Add', grade: 6, domain: 'd', standards: ['6.NS.B.3'], wordProblem: false },
      ...{ cases: [], misconceptions: [] },
    },
  ];
  const now = Date.now();
  const idea = (id: string) => ({ id, posterior: 0.9, chances: 6, shown: 4, lastAt: now, evidence: [] });
  const base = { assignmentId: 'a', itemId: 'i', skill: 'p.base', response: '1', at: now };
  const students = {
    a: { ...line([]), ideas: [idea('m1'), idea('m2')] },
    b: {
      ...{ ...line([]), ideas: [idea('m2')], gaps: [{ skill: 'p.base', blocks: [], evidence: [base] }] },
      skills: { 'p.base': { estimate: 0.2, low: 0, high: 1, answers: 5, level: 'beginning' as const, lastAt: now } },
    },
  };
  const known = insight(students, [group('m1', ['a', 'gone']), group('m2', ['a', 'b']), group('p.base', ['b'])]);
  const topics = (kind: 'misconception' | 'prerequisite' | '', standard = '') =>
    topicsOf(known, [{ id: 'a' }, { id: 'b' }], catalogue, { kind, standard }).map(({ id, studentIds }) => [
      id,
      studentIds.length,
    ]);
  it('sorts the groups by the members who are still in the class, largest first', () => {
    expect(topics('')).toEqual([
      ['m2', 2],
      ['m1', 1],
      ['p.base', 1],
    ]);
  });
  it('filters by kind and by standard', () => {
    expect(topics('prerequisite')).toEqual([['p.base', 1]]);
    expect(topics('', '6.NS.B.3')).toEqual([
      ['m2', 2],
      ['m1', 1],
      // Missing below the standard, and the reason why somebody is stuck on it.
      ['p.base', 1],
    ]);
  });
});

it('goes up a level and keeps the filters', () => {
  const search = new URLSearchParams('class=c&kind=misconception&group=g&student=s&work=a&item=i');
  expect(addressUpTo(search, 'group')).toBe('?class=c&kind=misconception&group=g');
  expect(addressUpTo(search, undefined)).toBe('?class=c&kind=misconception');
  expect(addressWith(search, { item: null })).not.toContain('item');
  expect(readPlace(new URLSearchParams('kind=nonsense')).kind).toBe('');
});

it('writes a line per answer, and a code book with every column', () => {
  const called = { skill: () => 'Add', idea: (id: string) => `the idea ${id}` };
  const answer = {
    ...{
      student: 'S07',
      assignment: 'A1',
      item: 2,
      skill: 'x.add',
      at: 0,
      took: 9000,
      mark: 'wrong' as const,
      tries: 1,
    },
    ...{
      hints: 0,
      solved: false,
      question: 'Add. `1/2` + `1/3`',
      key: '5/6',
      response: '=1+1',
      chances: ['m1', 'm2'],
      shown: ['m1'],
    },
  };
  const csv = answersCsv([answer], called);
  const [head = '', row] = csv.replace('\uFEFF', '').split('\r\n');
  expect(row).toBe(
    "S07,A1,2,x.add,Add,1970-01-01T00:00:00.000Z,9000,wrong,1,0,0,Add. 1/2 + 1/3,'5/6,'=1+1,m1 m2,m1,the idea m1",
  );
  const { columns, codebookHead } = analysisTexts.analysis;
  const codebook = codebookCsv(Object.values(codebookHead), (column) => columns[column]);
  for (const column of head.split(',')) expect(codebook).toContain(`\n${column},`);
});
