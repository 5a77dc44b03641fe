import { buildAssignment, buildClassroom, buildResultRow, buildRosterStudent, buildSubmission } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const [ana, ben] = [
  buildRosterStudent(),
  buildRosterStudent({ id: 'student-2', fullName: 'Ben Ode', displayName: 'Ben O.', userName: 'ben' }),
];
const handIn = { id: 'h1', by: 'student', byName: 'Ana', uid: 's1', at: 1, late: false, pages: [] } as const;
/** Work on paper: nothing was answered on the screen. */
const onPaper = (studentId: string) => {
  const work = buildSubmission({ id: `${assignmentId}_${studentId}`, studentId, state: 'submitted' });
  const [item] = work.items;
  if (!item) throw new Error('no question');
  const items = ['item-1', 'item-2'].map((id) => ({ ...item, id, points: 2, closed: true }));
  return { ...work, items, handIns: [{ ...handIn, by: 'parent' as const }] };
};
const waiting = (studentId: string) => buildResultRow({ studentId, score: 0, ungraded: true });

beforeEach(() => {
  server.put('assignments', assignmentId, buildAssignment());
  server.put('classes', 'class-1', buildClassroom());
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana, [ben.id]: ben }, groups: {} });
  const rows = { [ana.id]: waiting(ana.id), [ben.id]: waiting(ben.id) };
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows });
  for (const { id } of [ana, ben]) server.put('submissions', `${assignmentId}_${id}`, onPaper(id));
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showKeys', () => ({ items: [] }));
  server.answers('noteLook', () => ({}));
  server.answers('gradeItem', () => ({}));
});

const open = () => openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}?student=to-grade`, uid });
const points = (number: number) =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: `Points for question ${number}` });

it('opens the first work to grade, and never says that there is no answer', async () => {
  open();
  expect(await screen.findByRole('heading', { name: ana.fullName })).toBeTruthy();
  expect(await screen.findByText('2 of 2 questions to grade')).toBeTruthy();
  expect(screen.queryByText('No answer yet.')).toBeNull();
  expect(screen.queryByText('0 of 2')).toBeNull();
});

it('says to the teacher that the student has fewer questions', async () => {
  server.put('submissions', `${assignmentId}_${ana.id}`, { ...onPaper(ana.id), fewerItems: 'half' });
  open();
  expect(await screen.findByText('2 of 2 questions to grade · Half of the questions')).toBeTruthy();
});

it('grades the whole work by typing points, one question after the other, and goes on to the next student', async () => {
  open();
  const first = await points(1);
  fireEvent.change(first, { target: { value: '1.5' } });
  fireEvent.keyDown(first, { key: 'Enter' });
  const second = await points(2);
  expect(document.activeElement).toBe(second);
  fireEvent.click(screen.getByRole('button', { name: '2 points for question 2' }));
  const given = { assignmentId, studentIds: [ana.id], rubric: null };
  await waitFor(() =>
    expect(server.asked('gradeItem')).toEqual([
      { ...given, itemId: 'item-1', points: 1.5 },
      { ...given, itemId: 'item-2', points: 2 },
    ]),
  );
  const next = screen.getByRole('button', { name: 'Next to grade: Ben Ode' });
  expect(document.activeElement).toBe(next);
  fireEvent.click(next);
  expect(await screen.findByRole('heading', { name: 'Ben Ode' })).toBeTruthy();
  expect((await points(1)).value).toBe('');
});

it('stays with the student whose last points were given, until somebody goes on', async () => {
  open();
  await points(1);
  const graded = ({ id }: { readonly id: string }) => buildResultRow({ studentId: id, state: 'graded' });
  const rows = { [ana.id]: graded(ana), [ben.id]: graded(ben) };
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows });
  expect(await screen.findByText('Everything turned in here is graded.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: ana.fullName })).toBeTruthy();
});

it('sends nothing that the question has no room for', async () => {
  open();
  const field = await points(1);
  fireEvent.change(field, { target: { value: '3' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('From 0 to 2')).toBeTruthy();
  expect(server.asked('gradeItem')).toEqual([]);
});

it('leaves the buttons of a question that has points, for a slip of the finger', async () => {
  const work = onPaper(ana.id);
  const items = work.items.map((item) => ({
    ...item,
    score: 2,
    grade: { score: 2, points: 2, rubric: [], byName: 'Mo', at: 1 },
  }));
  server.put('submissions', work.id, { ...work, state: 'graded', items });
  openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}?student=${ana.id}`, uid });
  const given = await screen.findByRole('button', { name: '2 points for question 1' });
  expect(given.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '1 point for question 1' }));
  await waitFor(() => expect(server.asked('gradeItem')).toMatchObject([{ itemId: 'item-1', points: 1 }]));
});
