import type { Evidence } from '@lemma/school';
import { expect, it } from 'vitest';
import { exportedFrom } from './export-answers.ts';

const entry = {
  ...{ itemId: 'q2', skill: 'integers.add', at: 5, took: 9000, tries: 1, hints: 0, solved: false, lastAt: 5 },
  ...{ wrongStreak: 1, response: 'my name is Ana', chances: [], shown: [] },
};
const evidence = (studentId: string, classId: string): Evidence => ({
  studentId,
  work: {
    w: {
      ...{
        assignmentId: 'secret-assignment',
        classId,
        revision: 1,
        state: 'graded',
        late: false,
        score: 0,
        maxScore: 2,
      },
      ...{
        took: 9000,
        entries: [
          { ...entry, mark: 'unread' as const },
          { ...entry, mark: 'wrong' as const, response: '7' },
        ],
      },
    },
  },
});
const all = [evidence('ana-id', 'c'), evidence('ben-id', 'other')];

it('exports the answers of one class without ids and without text that is not mathematics', () => {
  const answers = exportedFrom('c', all, new Map([['secret-assignment', ['q1', 'q2']]]));
  expect(answers.map(({ item, response }) => [item, response])).toEqual([
    [2, ''],
    [2, '7'],
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/ana|ben|secret/);
  expect(new Set(answers.map(({ student }) => student)).size).toBe(1);
});
