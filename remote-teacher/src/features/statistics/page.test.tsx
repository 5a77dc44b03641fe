import { buildClassroom } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const classes = ['4A Math', 'Algebra 1'];

beforeEach(() => {
  localStorage.removeItem('lemma.teacher.class');
  for (const [at, name] of classes.entries()) {
    const id = `class-${at + 1}`;
    server.put('classes', id, buildClassroom({ id, name, createdAt: at }));
    server.put('rosters', id, { classId: id, students: {}, groups: {} });
    server.put('boards', id, { classId: id, assignments: {} });
    server.put('insights', id, { classId: id, assignments: {}, students: {}, groups: [], foldedAt: 0 });
  }
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showTies', () => ({ ties: [] }));
  server.answers('erasureReceipts', () => ({ receipts: [] }));
});

const menu = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Class' });
const shows = (name: string) => waitFor(() => expect(menu().value).toBe(`class-${classes.indexOf(name) + 1}`));

it('shows again, with "Back", the class that was shown there, though no address named it', async () => {
  const { address, back } = openArea({ area: 'teacher', createRoutes, at: 'statistics', uid });
  await shows('Algebra 1');
  fireEvent.change(menu(), { target: { value: 'class-1' } });
  // The menu says so at once, the address when the page follows.
  await waitFor(() => expect(address()).toContain('class=class-1'));
  await shows('4A Math');
  await back();
  await shows('Algebra 1');
  expect(address()).not.toContain('class=');
  // From here on it is the class in use again, for every link without one.
  expect(localStorage.getItem('lemma.teacher.class')).toBe('class-2');
});
