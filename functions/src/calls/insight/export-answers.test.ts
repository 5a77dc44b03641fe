import { generateProblem, skills } from '@lemma/math';
import type { Evidence } from '@lemma/school/insight';
import { buildAssignment, buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { evidenceOf } from '../../domain/evidence/evidence.ts';
import { newSubmission } from '../../domain/work/submission.ts';
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

const chosen = (over: object): Evidence => {
  const [ana] = all;
  const work = ana?.work.w;
  if (!work) throw new Error('no work');
  return {
    studentId: 'ana-id',
    work: { w: { ...work, entries: [{ ...entry, mark: 'wrong', response: 'b', ...over }] } },
  };
};

it('exports a choice by the text of its option, and an older choice as an option', () => {
  const responseOf = (over: object) =>
    exportedFrom('c', [chosen(over)], new Map(), () => ({ question: '', key: '' }))[0]?.response;
  expect(responseOf({ choice: true, picked: 'A right triangle' })).toBe('A right triangle');
  expect(responseOf({ choice: true })).toBe('option b');
  expect(responseOf({})).toBe('b');
});

it('keeps the text of a chosen option with the answer', () => {
  const skill = skills.find((one) => generateProblem(one, 1, 1).answer.kind === 'choice');
  if (!skill) throw new Error('no skill with choices');
  const assignment = buildAssignment({ items: [buildItem({ id: 'q1', skill: skill.code })] });
  const begun = newSubmission(assignment, 'ana', 1);
  const [item] = begun.items;
  const option = item?.field.options?.at(-1);
  if (!item || !option) throw new Error('no options');
  const attempt = { id: 'a', response: option.id, sameValue: false, message: '', at: 2, took: 9000, hintsShown: 0 };
  const tried = { ...begun, items: [{ ...item, attempts: [{ ...attempt, verdict: 'wrong' as const }] }] };
  expect(evidenceOf(tried, assignment).entries[0]?.picked).toBe(option.label.slice(0, 60));
});

it('exports the answers of one class without ids and without text that is not mathematics', () => {
  const answers = exportedFrom('c', all, new Map([['secret-assignment', ['q1', 'q2']]]), () => ({
    question: '',
    key: '',
  }));
  expect(answers.map(({ item, response }) => [item, response])).toEqual([
    [2, ''],
    [2, '7'],
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/ana|ben|secret/);
  expect(new Set(answers.map(({ student }) => student)).size).toBe(1);
});
