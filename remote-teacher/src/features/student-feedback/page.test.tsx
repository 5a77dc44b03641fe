import { buildAttempt, buildClassroom, buildRosterStudent, buildSubmission, buildWorkItem } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const { lastActiveAt: _never, ...ana } = buildRosterStudent();
const insight = (now: number) => {
  const struggle = { skill: 'fractions.add', score: 5, wrongStreak: 5, hints: 0, took: 1, lastAt: now, evidence: [] };
  return {
    ...{ classId: 'class-1', assignments: {}, groups: [], foldedAt: 0 },
    students: {
      [ana.id]: {
        ...{ skills: {}, ideas: [], struggles: [struggle], gaps: [], growth: [], lastAt: now },
        effort: { answers: 11, rapid: 0, hinted: 4, parent: 0 },
      },
    },
  };
};

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  const { id, fullName, displayName, userName, state } = ana;
  server.put('students', id, { id, fullName, displayName, userName, state, classIds: ['class-1'] });
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana }, groups: {} });
  server.put('boards', 'class-1', { classId: 'class-1', assignments: {} });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showAsked', () => ({ questions: [null, null] }));
  server.answers('noteLook', () => ({}));
  server.answers('showTies', () => ({ ties: [] }));
  server.answers('erasureReceipts', () => ({ receipts: [] }));
  server.answers('whoLooked', () => ({ looks: [], acts: [] }));
  server.denies('insights/class-1', 'late');
  server.denies(`progress/${ana.id}`, 'late');
});

/** What the fold writes of one child beside the class's insight. */
const progress = (now: number, more: object = {}) => ({
  ...{ studentId: ana.id, skills: {}, ideas: [], growth: [], opensNext: [], gaps: [], lastAt: now },
  struggles: [{ skill: 'fractions.add', wrongStreak: 5, lastAt: now }],
  effort: { answers: 11, rapid: 0, hinted: 4, parent: 0 },
  ...more,
});

const said = () => document.body.textContent;

it.each([
  ['the page of a student', `students/${ana.id}?class=class-1`],
  ['the list of students', 'students?class=class-1'],
])('says no figure and no "never" before it is known: %s', async (_, at) => {
  openArea({ area: 'teacher', createRoutes, at, uid });
  await screen.findAllByText(ana.fullName);
  expect(said()).not.toMatch(/never|\bstuck on|mastered\s*–|0 skills/i);
  server.put('insights', 'class-1', insight(Date.now()));
  server.put('progress', ana.id, progress(Date.now()));
  // The last answer was a moment ago, though the last sign-in is not known.
  await waitFor(() => expect(said()).toMatch(/now|seconds ago/));
  expect(said()).not.toMatch(/never/i);
});

it('says on how many skills a student is stuck, and how long, without what is stored of the class', async () => {
  server.put('progress', ana.id, progress(Date.now()));
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  expect(await screen.findByText('up to 5 wrong in a row')).toBeTruthy();
});

it('notes who looks at the student', async () => {
  server.put('progress', ana.id, progress(Date.now()));
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  await waitFor(() => expect(server.asked('noteLook')).toEqual([{ studentId: ana.id }]));
});

it('says nothing of what a student is stuck on where the stored progress does not', async () => {
  server.put('progress', ana.id, progress(Date.now(), { struggles: undefined }));
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  const label = await screen.findByText(/stuck on/);
  expect(label.parentElement?.textContent).toMatch(/–/);
});

it('shows first the skills of which something is known, and the others by one press', async () => {
  const now = Date.now();
  const known = (answers: number) => ({
    ...{ estimate: 0.5, low: 0.2, high: 0.8, answers, level: 'developing', lastAt: now, nextRecheckAt: now, week: 0 },
  });
  server.put('progress', ana.id, progress(now, { skills: { told: known(3), few: known(2) } }));
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  const more = await screen.findByRole('button', { name: 'Show 1 skill with too few answers' });
  const codes = () => screen.getAllByText(/^(told|few)$/).map(({ textContent }) => textContent);
  expect(codes()).toEqual(['told']);
  fireEvent.click(more);
  expect(codes().toSorted()).toEqual(['few', 'told']);
});

it('gives the filter of standards its place before anything is known, and no column of dashes', async () => {
  openArea({ area: 'teacher', createRoutes, at: 'students?class=class-1', uid });
  const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Standard of the level' });
  expect(filter.disabled).toBe(true);
  server.put('insights', 'class-1', insight(Date.now()));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Level/ })).toBeNull());
  expect(screen.getByRole('columnheader', { name: 'Skills mastered' })).toBeTruthy();
});

it('says of a named misconception how often all of the work shows it, and how often the work below', async () => {
  const idea = { id: 'm', posterior: 0.9, chances: 4, shown: 3, lastAt: Date.now(), evidence: [] };
  server.put('progress', ana.id, progress(Date.now(), { ideas: [idea] }));
  server.answers('showKeys', () => ({ items: [] }));
  const items = [buildWorkItem({ attempts: [buildAttempt({ misconception: 'm' })] })];
  server.put('submissions', 'w1', buildSubmission({ id: 'w1', studentId: ana.id, classId: 'class-1', items }));
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  expect(await screen.findByText(/^In 3 of 4 answers that could show it/)).toBeTruthy();
  expect(screen.getByText('Of this class’s assignments: 1 answer on 1 question.')).toBeTruthy();
});

it('shows an answer behind a misconception once, with its key and how often it was given', async () => {
  const idea = { id: 'm', posterior: 0.9, chances: 4, shown: 3, lastAt: Date.now(), evidence: [] };
  server.put('progress', ana.id, progress(Date.now(), { ideas: [idea] }));
  server.answers('showKeys', () => ({ items: [] }));
  server.answers('showAsked', () => ({ questions: [{ prompt: 'Add 3 and 9.', key: '12' }] }));
  const items = ['i1', 'i2'].map((id) =>
    buildWorkItem({
      id,
      prompt: 'Add 3 and 9.',
      attempts: [buildAttempt({ response: '7', misconception: 'm' })],
    }),
  );
  server.put('submissions', 'w1', buildSubmission({ id: 'w1', studentId: ana.id, classId: 'class-1', items }));
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  const line = (await screen.findByText('× 2')).closest('li');
  await waitFor(() => expect(line?.textContent).toContain('Key: 12'));
  expect(server.asked('showAsked')).toEqual([
    { asked: [{ assignmentId: 'assignment-1', studentId: ana.id, itemId: 'i1', response: '7' }] },
  ]);
});

it('reads of the class’s roster the line of the student alone, again after a change of it', async () => {
  const ben = buildRosterStudent({ id: 'ben', fullName: 'Ben Osei' });
  const put = (language?: 'es') =>
    server.put('rosters', 'class-1', {
      ...{ classId: 'class-1', groups: { g1: { id: 'g1', name: 'Red table' } } },
      students: { [ana.id]: { ...ana, groupIds: ['g1'], ...(language && { language }) }, ben },
    });
  put();
  server.put('progress', ana.id, progress(Date.now()));
  server.answers('changeStudents', () => {
    put('es');
    return {};
  });
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  expect(await screen.findByText('Red table')).toBeTruthy();
  const own = ['classId', 'groups', `students.${ana.id}`];
  expect(server.readsOf('rosters/class-1')).toEqual([own]);
  const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: /language/i });
  fireEvent.change(language, { target: { value: 'es' } });
  await waitFor(() => expect(server.readsOf('rosters/class-1')).toEqual([own, own]));
  await waitFor(() => expect(language.value).toBe('es'));
});

it('shows a student who has no line in the class', async () => {
  server.put('rosters', 'class-1', { classId: 'class-1', students: {}, groups: {} });
  server.put('progress', ana.id, progress(Date.now()));
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  expect(await screen.findByText(/stuck on/)).toBeTruthy();
});
