import { buildDeskEntry } from '@lemma/testing';
import { network, openArea, server } from '@lemma/testing/screens';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('shows no form for a test that the child has not started, and says who starts it', async () => {
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, dueAt: Date.now() + 1e8, parentMayHandIn: true });
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Nico R.', assignments: { a1: entry } });
  server.answers('childWork', () => ({ questions: [], refused: 'not-begun' }));
  openArea({ area: 'parent', createRoutes, at: 'submissions?child=student-1&assignment=a1', uid });
  expect(await screen.findByText(/This assignment has a time limit. .+ starts it first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn in' })).toBeNull();
});

it('turns in without the answers whose time ended while the page was open', async () => {
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, dueAt: Date.now() + 1e8, parentMayHandIn: true });
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Nico R.', assignments: { a1: entry } });
  const question = { itemId: 'i1', prompt: 'Add.', field: { kind: 'number' as const }, solved: false };
  let isOver = false;
  server.answers('childWork', () => (isOver ? { questions: [], refused: 'over' as const } : { questions: [question] }));
  openArea({ area: 'parent', createRoutes, at: 'submissions?child=student-1&assignment=a1', uid });
  fireEvent.click(await screen.findByText('Question 1', { exact: true }));
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: '7' } });
  isOver = true;
  // What the page has read is asked for again when it is no longer fresh.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  network('offline');
  network('online');
  expect(await screen.findByText(/The time for this assignment is over/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^I wrote for my child/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Turn in' }));
  expect(screen.getAllByText('Add at least one page, or type an answer.').length).toBe(2);
  expect(server.asked('handInForChild')).toEqual([]);
});
