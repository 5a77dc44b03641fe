import type { Insight } from '@lemma/school/insight';
import type { ResultRow } from '@lemma/school/results';
import { buildItem, buildResultRow } from '@lemma/testing';
import { expect, it } from 'vitest';
import { misconceptionGroups } from './misconception-groups.ts';
import type { SharedData } from './shared-data.ts';

const skill = (code: string, over: Partial<SharedData['catalogue'][number]> = {}): SharedData['catalogue'][number] => ({
  ...{ code, name: code, grade: 6, domain: 'd', standards: [], wordProblem: false, cases: [] },
  ...{ misconceptions: [{ id: 'longer', name: 'longer decimals are larger' }], ...over },
});
const item = (itemId: string, response: string): ResultRow['items'][number] => ({
  ...{ itemId, tries: 1, solved: false, score: 0, hints: 0, took: 9000, problem: 'p1' },
  wrong: [{ response, misconception: 'longer' }],
});
const lineWith = (id: string): Insight['students'][string] => ({
  ...{ skills: {}, struggles: [], gaps: [], growth: [], lastAt: 0 },
  ideas: [{ id, posterior: 0.97, chances: 6, shown: 5, lastAt: 0, evidence: [] }],
  effort: { answers: 6, rapid: 0, hinted: 0, parent: 0 },
});
const groupsOf = (rows: Record<string, ResultRow['items']>, named: readonly string[] = []) =>
  misconceptionGroups({
    insight: { students: Object.fromEntries(named.map((id) => [id, lineWith('longer')])) },
    assignment: {
      items: [
        buildItem({ id: 'picked-1', skill: 'decimals.compare' }),
        buildItem({ id: 'picked-2', skill: 'decimals.compare' }),
        buildItem({ id: 'typed', skill: 'decimals.add' }),
      ],
    },
    catalogue: [skill('decimals.compare', { choice: true }), skill('decimals.add')],
    results: {
      ...{ assignmentId: 'a1', classId: 'c1' },
      rows: Object.fromEntries(
        Object.entries(rows).map(([studentId, items]) => [studentId, buildResultRow({ studentId, items })]),
      ),
    },
  });

it('names no misconception of a student who only chose options, however often', () => {
  expect(groupsOf({ guesser: [item('picked-1', 'a'), item('picked-2', 'b')] })).toEqual([]);
});

it('groups those who typed an answer that shows the misconception, and counts chosen options beside it', () => {
  const groups = groupsOf({
    guesser: [item('picked-1', 'a')],
    ana: [item('picked-1', 'a'), item('typed', '0.35')],
    ben: [item('typed', '0.41')],
  });
  expect(groups).toMatchObject([{ misconception: 'longer', studentIds: ['ana', 'ben'], answers: 3 }]);
});

it('counts as having it only those for whom all of their work names it, by options too, and puts them first', () => {
  const rows = { ana: [item('typed', '0.35')], ben: [item('typed', '0.41')], cem: [item('picked-1', 'a')] };
  expect(groupsOf(rows, ['ben', 'cem'])).toMatchObject([
    { namedIds: ['ben', 'cem'], studentIds: ['ben', 'cem', 'ana'], answers: 3 },
  ]);
  expect(groupsOf(rows)).toMatchObject([{ namedIds: [], studentIds: ['ana', 'ben'] }]);
});
