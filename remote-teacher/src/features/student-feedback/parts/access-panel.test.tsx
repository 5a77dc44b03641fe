import type { StoredAccess } from '@lemma/school/people';
import { usualAccess } from '@lemma/school/people';
import { buildClassroom, buildRosterStudent } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const ana = buildRosterStudent();

const put = (access?: StoredAccess) => {
  const { id, fullName, displayName, userName, state } = ana;
  server.put('students', id, { id, fullName, displayName, userName, state, classIds: ['class-1'], access });
};

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  put();
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana }, groups: {} });
  server.put('boards', 'class-1', { classId: 'class-1', assignments: {} });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('noteLook', () => ({}));
  server.answers('whoLooked', () => ({ looks: [], acts: [] }));
  server.answers('setAccessProfile', () => ({}));
  server.answers('changeStudents', () => ({}));
});

/** The panel, opened. */
async function openPanel() {
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1`, uid });
  const title = await screen.findByText('Accommodations');
  const panel = title.closest('details');
  if (panel === null) throw new Error('no panel');
  expect(panel.open).toBe(false);
  fireEvent.click(title);
  return within(panel);
}

it('sends the one choice that was changed', async () => {
  put({ ...usualAccess, readAloud: true, byName: 'Toni', at: new Date(2026, 10, 2, 9).getTime() });
  const panel = await openPanel();
  expect(panel.getByText(/^Last changed by Toni, .*2/)).toBeTruthy();
  const read = panel.getByRole<HTMLInputElement>('switch', { name: /^Read questions aloud/ });
  expect(read.checked).toBe(true);
  fireEvent.change(panel.getByRole('combobox', { name: 'Time' }), { target: { value: 'half-more' } });
  fireEvent.change(panel.getByRole('combobox', { name: 'Number of questions' }), { target: { value: 'half' } });
  fireEvent.change(panel.getByRole('combobox', { name: 'Calculator' }), { target: { value: 'not-for-computing' } });
  fireEvent.click(panel.getByRole('switch', { name: /^Larger print/ }));
  const sent = (change: object) => ({ studentId: ana.id, change });
  await waitFor(() =>
    expect(server.asked('setAccessProfile')).toEqual([
      sent({ time: 'half-more' }),
      sent({ fewerItems: 'half' }),
      sent({ calculator: 'not-for-computing' }),
      sent({ largerPrint: true }),
    ]),
  );
});

it('has the language of the pages, which is sent for the class', async () => {
  const panel = await openPanel();
  fireEvent.change(await panel.findByRole('combobox', { name: 'Language of the pages' }), { target: { value: 'es' } });
  const changes = [{ studentId: ana.id, language: 'es' }];
  await waitFor(() => expect(server.asked('changeStudents')).toEqual([{ classId: 'class-1', changes }]));
});

it('is read, and not changed, by who may only view', async () => {
  server.put('classes', 'class-1', buildClassroom({ teacherIds: ['teacher-2', uid], onlookerIds: [uid] }));
  put({ ...usualAccess, time: 'double', fewerItems: 'three-quarters', largerPrint: true, byName: 'Toni', at: 1 });
  const panel = await openPanel();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Twice the time',
    'Three quarters of the questions',
    'Larger print on screen and on paper',
  ]);
  expect(panel.queryByRole('combobox')).toBeNull();
});
