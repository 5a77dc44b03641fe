import { codeOf } from '@lemma/contract';
import { buildAssignment, buildClassroom, buildResultRow, buildRosterStudent, buildSubmission } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const itemId = 'item-1';
const ana = buildRosterStudent();
const rubric = {
  from: 'zero',
  items: [
    { id: 'all', label: 'All of it', points: 2 },
    { id: 'part', label: 'Part of it', points: 1 },
  ],
} as const;
const answered = buildResultRow({
  items: [
    {
      itemId,
      tries: 1,
      solved: false,
      score: 0,
      hints: 0,
      took: 20_000,
      wrong: [],
      last: { response: '2/5', verdict: 'unknown' },
    },
  ],
});
const given = { assignmentId, itemId, studentIds: [ana.id], rubric: ['part'] };

const open = () => openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}?grade=${itemId}`, uid });
const putResults = (rows: object) => server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows });
const part = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Part of it/ });
const save = () => screen.getByRole('button', { name: 'Save and next' });

beforeEach(() => {
  server.put(
    'assignments',
    assignmentId,
    buildAssignment({ rubrics: { [itemId]: { ...rubric, items: [...rubric.items] } } }),
  );
  server.put('classes', 'class-1', buildClassroom());
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana }, groups: {} });
  server.put('submissions', 'assignment-1_student-1', buildSubmission());
  putResults({ [ana.id]: answered });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showAsked', () => ({ questions: [null] }));
  server.answers('modelState', () => ({ state: 'none' }));
});

it('shows the answer without the name, and the rubric with nothing chosen', async () => {
  open();
  expect((await part()).checked).toBe(false);
  expect(screen.getByRole('heading', { name: 'Student 1' })).toBeTruthy();
  expect(screen.queryByText('Ana L.')).toBeNull();
  expect(screen.getByText(/^Answer 1 of 1 · 0 graded/)).toBeTruthy();
});

it('does not say who turned the pages in while names are hidden', async () => {
  const handIn = { id: 'h1', by: 'parent', byName: 'Dev Patel', uid: 'p1', at: 1, late: false, pages: [] };
  server.put('submissions', 'assignment-1_student-1', { ...buildSubmission(), handIns: [handIn] });
  putResults({ [ana.id]: { ...answered, pages: 1 } });
  open();
  expect(await screen.findByText(/^Turned in /)).toBeTruthy();
  expect(screen.queryByText(/Dev Patel/)).toBeNull();
});

it('says that there is nothing to grade yet', async () => {
  putResults({});
  open();
  expect(await screen.findByText('Nothing to grade yet')).toBeTruthy();
});

it('says that the work is not open to this account', async () => {
  server.denies(`results/${assignmentId}`, 'permission-denied');
  open();
  expect(await screen.findByText('This page is not open to you')).toBeTruthy();
});

it('says that the server cannot be reached, and continues after a retry', async () => {
  server.denies(`results/${assignmentId}`, 'offline');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.allows(`results/${assignmentId}`);
  fireEvent.click(again);
  expect(await part()).toBeTruthy();
});

it('saves exactly the chosen lines, once, however often the button is pressed', async () => {
  server.answers('gradeItem', () => ({}));
  open();
  fireEvent.click(await part());
  fireEvent.click(save(), { detail: 1 });
  fireEvent.click(save(), { detail: 2 });
  expect(await screen.findByText(/^Answer 1 of 1 · 1 graded/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/saved/i));
  expect(server.asked('gradeItem')).toEqual([given]);
});

it('grades by keys alone', async () => {
  server.answers('gradeItem', () => ({}));
  open();
  await part();
  fireEvent.keyDown(document, { key: '2' });
  fireEvent.keyDown(document, { key: 'Enter' });
  await waitFor(() => expect(server.asked('gradeItem')).toEqual([given]));
});

it('leaves the keys alone once they are switched off', async () => {
  server.answers('gradeItem', () => ({}));
  open();
  await part();
  const letters = screen.getByRole('checkbox', { name: 'Letters and digits grade' });
  fireEvent.click(letters);
  fireEvent.keyDown(document, { key: '2' });
  fireEvent.keyDown(document, { key: 'n' });
  expect((await part()).checked).toBe(false);
  expect(screen.queryByText('Ana L.')).toBeNull();
  fireEvent.click(letters);
  fireEvent.keyDown(document, { key: '2' });
  expect((await part()).checked).toBe(true);
});

it('does not count a refused grade as given', async () => {
  server.refuses('gradeItem', 'server/unavailable');
  const { faults } = open();
  fireEvent.click(await part());
  fireEvent.click(save());
  await waitFor(() => expect(faults.map(codeOf)).toEqual(['server/unavailable']));
  expect(await screen.findByText(/^Answer 1 of 1 · 0 graded/)).toBeTruthy();
});
