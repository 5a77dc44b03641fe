import type { Assignment } from '@lemma/school/assignment';
import type { RosterStudent } from '@lemma/school/class';
import type { ResultRow } from '@lemma/school/results';
import { buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import type { SharedData } from './shared-data.ts';
import { answerSheet, gradebook } from './sheets.ts';

const student = (id: string, fullName: string): RosterStudent => ({
  ...{ id, fullName, displayName: fullName, userName: id, state: 'active', secretKind: 'words' },
  ...{ createdAt: 1, parentCount: 0, groupIds: [] },
});
const assignment: Assignment = {
  ...{ id: 'a1', classId: 'c1', title: 'Halves', instructions: '', state: 'open', seed: 1, openAt: 1, dueAt: 1000 },
  ...{ parentMayHandIn: true, createdBy: 't', createdAt: 1, updatedAt: 1 },
  items: [buildItem({ id: 'i1', skill: 'integers.add', points: 4 })],
};
const row: ResultRow = {
  ...{ studentId: 'ben', state: 'submitted', score: 3, maxScore: 4, late: true, submittedAt: 5000 },
  items: [
    {
      ...{ itemId: 'i1', tries: 2, solved: true, score: 3, hints: 1, took: 61_400 },
      ...{ wrong: [{ response: '-7', misconception: 'm1' }], last: { response: '3', verdict: 'right' } },
    },
  ],
  ...{ feedbackCount: 0, revision: 1 },
};
const skill = {
  ...{ code: 'integers.add', name: 'Add integers', grade: 7, domain: 'd', standards: [], wordProblem: false },
  ...{ cases: [], misconceptions: [{ id: 'm1', name: 'drops the sign' }] },
};
const shared: SharedData = {
  ...{ uid: 't', assignment, className: '6B', students: [student('cleo', 'Cleo'), student('ben', 'Ben')], groups: [] },
  ...{ results: { assignmentId: 'a1', classId: 'c1', rows: { ben: row } }, catalogue: [skill] },
};

it('has a gradebook line for every student, with numbers as numbers and missing work marked', () => {
  const { head, rows } = gradebook(shared, 9000, (word) => word);
  expect(head.at(-1)).toBe('1. Add integers (4)');
  expect(rows).toEqual([
    ['Ben', 'ben', 'submitted', true, new Date(5000), new Date(1000), 3, 4, 75, 3],
    ['Cleo', 'cleo', 'missing', false, null, new Date(1000), undefined, 4, null, undefined],
  ]);
});

it('has a line for every answered question, with this student’s own numbers, the key, and choices by their text', () => {
  const options = [
    { id: 'a', label: '`-7`' },
    { id: 'b', label: '`3`' },
  ];
  const picture = { kind: 'clock' as const, hour: 3, minute: 0, alt: 'A clock.' };
  const asked = { prompt: 'Add.', math: '-2 + 5', picture, key: '3', options };
  const chosen = {
    ...row,
    items: row.items.map((item) => ({ ...item, wrong: [{ response: 'a', misconception: 'm1' }] })),
  };
  const results = { ...shared.results, rows: { ben: chosen } };
  const { head, rows } = answerSheet(
    { ...shared, results },
    (word) => word,
    ({ studentId }) => (studentId === 'ben' ? asked : undefined),
  );
  expect(head.slice(4, 6)).toEqual(['asked', 'key']);
  expect(rows).toEqual([
    ['Ben', 'ben', 1, 'Add integers', 'Add. -2 + 5 [A clock.]', '3', 2, true, 1, 61, 3, '3', '-7', 'drops the sign'],
  ]);
});

it('names no misconception for an answer that was chosen from options', () => {
  const picked = { ...shared, catalogue: [{ ...skill, choice: true }] };
  const { rows } = answerSheet(
    picked,
    (word) => word,
    () => undefined,
  );
  expect(rows[0]?.at(-1)).toBe('');
});
