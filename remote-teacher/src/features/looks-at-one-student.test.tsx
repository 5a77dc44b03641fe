import { submissionIdOf } from '@lemma/school/work';
import { buildAssignment, buildClassroom, buildResultRow, buildRosterStudent, buildSubmission } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const ana = buildRosterStudent();
const insight = {
  ...{ classId: 'class-1', assignments: {}, groups: [], foldedAt: 0 },
  students: {
    [ana.id]: {
      ...{ skills: {}, ideas: [], struggles: [], gaps: [], growth: [], lastAt: Date.now() },
      effort: { answers: 11, rapid: 0, hinted: 4, parent: 0 },
    },
  },
};

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  const { id, fullName, displayName, userName, state } = ana;
  server.put('students', id, { id, fullName, displayName, userName, state, classIds: ['class-1'] });
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [id]: ana }, groups: {} });
  server.put('insights', 'class-1', insight);
  server.put('boards', 'class-1', { classId: 'class-1', assignments: {} });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showTies', () => ({ ties: [] }));
  server.answers('erasureReceipts', () => ({ receipts: [] }));
  server.answers('noteLook', () => ({}));
});

it('notes who looks at the analysis of one student', async () => {
  openArea({ area: 'teacher', createRoutes, at: `detailed-analysis?class=class-1&student=${ana.id}`, uid });
  await waitFor(() => expect(server.asked('noteLook')).toEqual([{ studentId: ana.id }]));
});

it('notes who looks at the work of one student on an assignment, and nobody where all are listed', async () => {
  const assignment = buildAssignment({ classId: 'class-1' });
  const { id: assignmentId } = assignment;
  server.put('assignments', assignmentId, assignment);
  const id = submissionIdOf(assignmentId, ana.id);
  server.put('submissions', id, buildSubmission({ id, assignmentId, classId: 'class-1', studentId: ana.id }));
  server.answers('showKeys', () => ({ items: [] }));
  const row = buildResultRow({ studentId: ana.id });
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows: { [ana.id]: row } });
  openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}`, uid });
  const toWork = await screen.findByRole('button', { name: `Open the work of ${ana.fullName}` });
  expect(server.asked('noteLook')).toEqual([]);
  fireEvent.click(toWork);
  await waitFor(() => expect(server.asked('noteLook')).toEqual([{ studentId: ana.id }]));
});

it('notes who looks at what an interview with a student of the class found', async () => {
  server.put('interviews', 'i1', {
    ...{ id: 'i1', teacherId: uid, kind: 'pupil', state: 'finished', scenarioId: '', skill: 'integers.add', goal: '' },
    ...{ skillName: 'Add integers', sheet: [], opening: '', ideas: [], suggestions: [], turns: [], undone: 0 },
    ...{ student: { name: ana.displayName, temperament: '', studentId: ana.id }, limits: {} },
    ...{ startedAt: Date.now(), updatedAt: Date.now(), active: 0 },
  });
  openArea({ area: 'teacher', createRoutes, at: 'teacher-training/results/i1', uid });
  await waitFor(() => expect(server.asked('noteLook')).toEqual([{ studentId: ana.id }]));
});

it('notes no look at one student on the list of a class', async () => {
  openArea({ area: 'teacher', createRoutes, at: 'students?class=class-1', uid });
  await screen.findAllByText(ana.fullName);
  expect(server.asked('noteLook')).toEqual([]);
});
