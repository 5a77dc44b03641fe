import { buildAssignment, buildClassroom, buildResultRow, buildRosterStudent } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const ana = buildRosterStudent();
const open = (at: string) => openArea({ area: 'teacher', createRoutes, at, uid });
const addressOf = async (name: string | RegExp) =>
  new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '', 'http://here').searchParams;

beforeEach(() => {
  localStorage.clear();
  server.put('classes', 'class-1', buildClassroom());
  server.put('classes', 'class-2', buildClassroom({ id: 'class-2', name: 'Period 5', createdAt: 2 }));
  server.answers('listSkills', () => ({ skills: [] }));
});

it('starts an assignment in the class of its address, whichever was used last', async () => {
  localStorage.setItem('lemma.teacher.class', 'class-2');
  open('assignments?class=class-1');
  expect((await addressOf('New assignment')).get('class')).toBe('class-1');
});

it('remembers the class of its address for links without one', async () => {
  localStorage.setItem('lemma.teacher.class', 'class-2');
  open('assignments?class=class-1');
  await screen.findByRole('link', { name: 'New assignment' });
  expect(localStorage.getItem('lemma.teacher.class')).toBe('class-1');
});

it('creates corrections in the class that the answers are from', async () => {
  localStorage.setItem('lemma.teacher.class', 'class-2');
  server.put('assignments', assignmentId, buildAssignment());
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana }, groups: {} });
  const wrong = [{ response: '2/5', misconception: 'fractions.add-across' }];
  const item = { itemId: 'item-1', tries: 1, solved: false, score: 0, hints: 0, took: 1000, wrong };
  const row = buildResultRow({ studentId: ana.id, items: [item] });
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows: { [ana.id]: row } });
  server.answers('showAsked', () => ({ questions: [null] }));
  open(`assignments/${assignmentId}?tab=groups`);
  expect((await addressOf('Make corrections')).get('class')).toBe('class-1');
});

it('deletes selected drafts after a question, and offers it for nothing else', async () => {
  const line = {
    openAt: 1,
    dueAt: 2,
    itemCount: 1,
    studentCount: 1,
    started: 0,
    submitted: 0,
    toGrade: 0,
    updatedAt: 1,
  };
  const assignments = {
    d1: { ...line, id: 'd1', title: 'Half done', state: 'draft' },
    o1: { ...line, id: 'o1', title: 'Published', state: 'open' },
  };
  server.put('boards', 'class-1', { classId: 'class-1', assignments });
  server.answers('removeDraft', () => ({}));
  open('assignments?class=class-1');
  const boxOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') ?? document.body).getByRole('checkbox');
  fireEvent.click(await boxOf('Published'));
  expect(screen.queryByRole('button', { name: 'Delete drafts' })).toBeNull();
  fireEvent.click(await boxOf('Half done'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete drafts' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 draft?' });
  expect(server.asked('removeDraft')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete drafts' }));
  await waitFor(() => expect(server.asked('removeDraft')).toEqual([{ assignmentId: 'd1' }]));
});
