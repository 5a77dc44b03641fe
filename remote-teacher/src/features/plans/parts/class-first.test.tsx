import { buildClassroom } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const row = (id: string, students: number | undefined) => ({
  ...{ id, idea: id, title: `idea ${id}`, text: '', parts: [] },
  ...(students !== undefined && { seen: { students, answers: 3 * students } }),
});
const putPlan = (rows: readonly object[]) => {
  const own = { seed: 1, locked: false, edited: false };
  server.put('classes', 'class-1', buildClassroom());
  server.put('plans', 'plan-1', {
    ...{ id: 'plan-1', ownerId: uid, title: 'Fractions', grade: '5', version: 1, createdAt: 1, updatedAt: 1 },
    request: { standard: '5.NF.A.2', minutes: 45, model: 'explore', needs: [], classId: 'class-1' },
    ...{ className: '6B Math', check: { checked: 1, right: 1, unread: 0, faults: [] } },
    blocks: [
      { ...own, id: 'goal', kind: 'goal', rows: [{ id: 'g', title: 'The goal', text: '', parts: [] }] },
      { ...own, id: 'ideas', kind: 'misconceptions', rows },
    ],
  });
  openArea({ area: 'teacher', createRoutes, at: 'lesson-plan?plan=plan-1', uid });
};

it('begins with what the class showed, the most students first', async () => {
  putPlan([row('a', 1), row('b', 4), row('c', undefined)]);
  const first = await screen.findByRole('heading', { name: 'What 6B Math showed in the last 30 days' });
  const lines = first.closest('section')?.querySelectorAll('li') ?? [];
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    'idea b · 4 students in this class, 12 answers',
    'idea a · 1 student in this class, 3 answers',
  ]);
  const goal = screen.getByText('The goal');
  expect(first.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('says that nothing is known of the class where its work shows nothing', async () => {
  putPlan([row('c', undefined)]);
  expect(await screen.findByText(/^Nothing is known yet of 6B Math on this/)).toBeTruthy();
});
