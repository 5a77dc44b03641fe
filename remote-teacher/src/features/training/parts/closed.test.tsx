import type { TrainingLine } from '@lemma/school/interview';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const line = (interviewId: string, of: Partial<TrainingLine> = {}): TrainingLine => ({
  ...{ interviewId, scenarioId: 'pupil', kind: 'pupil', student: 'Ana', state: 'in-progress', turns: 3, at: 1 },
  ...{ skill: 'integers.add', skillName: 'Add integers' },
  ...of,
});
const open = (at: string) => openArea({ area: 'teacher', createRoutes, at, uid });

beforeEach(() => {
  server.put('trainings', uid, { lines: { 'interview-1': line('interview-1') } });
  server.answers('removeInterview', () => ({}));
  server.answers('listScenarios', () => ({ scenarios: [] }));
});

it.each(['teacher-training/interview-1', 'teacher-training/results/interview-1'])(
  'says at %s why an interview is closed, and deletes it there',
  async (at) => {
    server.denies('interviews/interview-1', 'permission-denied');
    open(at);
    expect(
      await screen.findByText(/^You do not teach Ana any more, so this interview is closed to you\./),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete this interview' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this interview?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete this interview' }));
    await waitFor(() => expect(server.asked('removeInterview')).toEqual([{ interviewId: 'interview-1' }]));
  },
);

it('says nothing of the kind of an interview that is not the teacher’s', async () => {
  server.denies('interviews/interview-2', 'permission-denied');
  open('teacher-training/interview-2');
  expect(await screen.findByRole('heading', { name: 'This page is not open to you' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete this interview' })).toBeNull();
});

it('deletes an interview from the list, over or not', async () => {
  open('teacher-training');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete this interview: Ana: Add integers' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this interview?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete this interview' }));
  await waitFor(() => expect(server.asked('removeInterview')).toEqual([{ interviewId: 'interview-1' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
