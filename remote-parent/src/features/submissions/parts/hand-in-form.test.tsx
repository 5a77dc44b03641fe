import { buildDeskEntry } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'parent-1';
const link = {
  ...{ id: `${uid}_student-1`, parentId: uid, parentName: 'Jon', state: 'active', createdAt: 1 },
  ...{ studentId: 'student-1', studentName: 'Nico Rivera', classIds: ['class-1'] },
};

it('says beside each field what it lacks, until it has it', async () => {
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, dueAt: Date.now() + 1e8, parentMayHandIn: true });
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Nico R.', assignments: { a1: entry } });
  server.answers('childWork', () => ({ questions: [] }));
  openArea({ area: 'parent', createRoutes, at: 'submissions?child=student-1&assignment=a1', uid });
  fireEvent.click(await screen.findByRole('button', { name: 'Turn in' }));
  const help = screen.getByRole('radiogroup');
  expect(screen.getAllByText('Say how much you helped.').length).toBe(2);
  expect(help.parentElement?.textContent).toContain('Say how much you helped.');
  expect(help.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Add at least one page, or type an answer.').length).toBe(2);
  fireEvent.click(screen.getAllByRole('radio')[0] ?? help);
  expect(help.parentElement?.textContent).not.toContain('Say how much you helped.');
});

it('keeps the receipt when the desk says that the work is turned in, and has points', async () => {
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, dueAt: Date.now() + 1e8, parentMayHandIn: true });
  const desk = (over: object) =>
    server.put('desks', 'student-1', {
      ...{ studentId: 'student-1', displayName: 'Nico R.' },
      assignments: { a1: { ...entry, ...over } },
    });
  server.put('guardians', link.id, link);
  desk({});
  const question = { itemId: 'i1', prompt: 'Add.', field: { kind: 'number' as const }, solved: false };
  server.answers('childWork', () => ({ questions: [question] }));
  server.answers('handInForChild', () => ({ at: Date.now(), late: false, pages: [] }));
  openArea({ area: 'parent', createRoutes, at: 'submissions', uid });
  fireEvent.click(await screen.findByText('Question 1', { exact: true }));
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('radio', { name: /^I wrote for my child/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Turn in' }));
  await screen.findByText(/1 typed answer for/);
  act(() => desk({ state: 'returned', submittedAt: Date.now(), score: 1, maxScore: 1, itemsDone: 1, revision: 5 }));
  await waitFor(() => expect(screen.queryByRole('option', { name: new RegExp(entry.title) })).toBeNull());
  expect(screen.getByText(/1 typed answer for/)).toBeTruthy();
});
