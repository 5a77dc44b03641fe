import { codeOf } from '@lemma/contract';
import { DAY } from '@lemma/school/time';
import { buildAssignment, buildClassroom, buildItem, buildResultRow, buildRosterStudent } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const ana = buildRosterStudent();
const ben = buildRosterStudent({ id: 'student-2', fullName: 'Ben Ode', displayName: 'Ben O.', userName: 'ben' });

const open = () => openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}`, uid });
const putRoster = (...students: readonly (typeof ana)[]) =>
  server.put('rosters', 'class-1', {
    classId: 'class-1',
    students: Object.fromEntries(students.map((student) => [student.id, student])),
    groups: {},
  });
const pick = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr, li')?.textContent;

beforeEach(() => {
  server.put('assignments', assignmentId, buildAssignment({ dueAt: Date.now() + DAY }));
  server.put('classes', 'class-1', buildClassroom());
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows: { [ana.id]: buildResultRow() } });
  putRoster(ana, ben);
  server.answers('listSkills', () => ({ skills: [] }));
});

it('shows who has done what', async () => {
  open();
  expect(await rowOf('Ana López')).toMatch(/turned in.*2/);
  expect(await rowOf('Ben Ode')).toContain('not started');
});

it('says of a student with fewer questions how many, beside the score', async () => {
  const four = ['item-1', 'item-2', 'item-3', 'item-4'];
  const items = four.map((id) => buildItem({ id }));
  server.put('assignments', assignmentId, buildAssignment({ dueAt: Date.now() + DAY, items }));
  const [first] = buildResultRow().items;
  if (!first) throw new Error('no question');
  const rowWith = (ids: readonly string[], over: object = {}) =>
    buildResultRow({ items: ids.map((itemId) => ({ ...first, itemId })), ...over });
  const rows = { [ana.id]: rowWith(four.slice(0, 2)), [ben.id]: rowWith(four, { studentId: ben.id }) };
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows });
  open();
  expect(await rowOf('Ana López')).toContain('2 of 4 questions');
  expect(await rowOf('Ben Ode')).not.toContain('questions');
});

it('says nothing of questions where work was excused that nobody has begun', async () => {
  const row = buildResultRow({ state: 'excused', items: [] });
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows: { [ana.id]: row } });
  open();
  expect(await rowOf('Ana López')).not.toContain('question');
});

it('says that photos wait for a grade, and gives them no points until then', async () => {
  const row = buildResultRow({ ungraded: true, score: 0, maxScore: 8 });
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows: { [ana.id]: row } });
  open();
  const line = await rowOf('Ana López');
  expect(line).toContain('turned in, to grade');
  expect(line).not.toContain('of 8');
});

it('says that nobody is in the class', async () => {
  putRoster();
  open();
  expect(await screen.findByText('Nobody is in this class.')).toBeTruthy();
});

it('says that a mistyped address leads to no assignment, with the way to the list', async () => {
  server.denies(`assignments/${assignmentId}`, 'permission-denied');
  open();
  expect(await screen.findByText(/^There is no such assignment in your classes/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Assignments' }).getAttribute('href')).toBe('/dashboard/assignments');
});

it('calls work checked that the program has marked, after a comment too', async () => {
  const row = buildResultRow({ state: 'submitted', ungraded: false, feedbackCount: 1 });
  server.put('results', assignmentId, { assignmentId, classId: 'class-1', rows: { [ana.id]: row } });
  open();
  expect(await rowOf('Ana López')).toContain('turned in, checked');
});

it('says that the class is not open to this account', async () => {
  server.denies('rosters/class-1', 'permission-denied');
  open();
  expect(await screen.findByText('This page is not open to you')).toBeTruthy();
});

it('says that the server cannot be reached, and shows the table after a retry', async () => {
  server.denies(`results/${assignmentId}`, 'offline');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.allows(`results/${assignmentId}`);
  fireEvent.click(again);
  expect(await screen.findByText('Ben Ode')).toBeTruthy();
});

it('returns the selected work once, however often the button is pressed', async () => {
  server.answers('returnWork', () => ({}));
  open();
  await pick('Ana López');
  const button = await screen.findByRole('button', { name: 'Return 1 piece of work' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Return/ })).toBeNull());
  expect(server.asked('returnWork')).toEqual([{ assignmentId, studentIds: [ana.id] }]);
});

it('keeps the selection after a refusal, and says so', async () => {
  server.refuses('excuseWork', 'server/unavailable');
  const { faults } = open();
  await pick('Ben Ode');
  const button = await screen.findByRole('button', { name: 'Excuse' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(faults.map(codeOf)).toContain('server/unavailable'));
  expect(server.asked('excuseWork')).toEqual([{ assignmentId, studentIds: [ben.id], excused: true }]);
  // The actions appear only while students are selected.
  expect(screen.getByRole('button', { name: /Excuse$/ })).toBeTruthy();
});

it('offers no changes to a teacher who only views', async () => {
  server.put('classes', 'class-1', buildClassroom({ teacherIds: [uid, 'lead'], leaderId: 'lead', onlookerIds: [uid] }));
  open();
  expect(await screen.findByText('Ben Ode')).toBeTruthy();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
