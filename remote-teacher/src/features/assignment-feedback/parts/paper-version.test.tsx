import { buildAssignment, buildClassroom, buildWorkItem } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const two = ['item-1', 'item-2'].map((id) => buildWorkItem({ id, prompt: `Ask ${id}` }));
const answer = (largePrint: readonly { studentId: string; fullName: string }[]) => () => ({
  variants: [{ name: 'A', items: [buildWorkItem()], keys: [] }],
  largePrint: [...largePrint],
});

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  server.put('assignments', 'assignment-1', buildAssignment());
  server.put('boards', 'class-1', { classId: 'class-1', assignments: {} });
  server.put('rosters', 'class-1', { classId: 'class-1', students: {}, groups: {} });
  server.answers('showKeys', () => ({ items: [] }));
});

const open = () => openArea({ area: 'teacher', createRoutes, at: 'assignments/assignment-1?paper=1', uid });
const sheet = () => screen.findByRole('region', { name: 'Variant A' });

it('prints in large type with the name, for a student whose accommodations say so', async () => {
  server.answers('paperVersions', answer([{ studentId: 's1', fullName: 'Ana López' }]));
  open();
  expect((await sheet()).closest('[data-large-print]')).toBeNull();
  const forWhom = screen.getByRole('combobox', { name: 'Print for' });
  fireEvent.change(forWhom, { target: { value: 's1' } });
  const large = await sheet();
  expect(large.closest('[data-large-print]')).not.toBeNull();
  expect(large.textContent).toContain('Name Ana López');
  // The address may be sent on or stand on a screen.
  expect(window.location.href).not.toContain('s1');
});

it('prints for a student with fewer questions these alone, numbered from 1, with their key', async () => {
  server.answers('paperVersions', () => ({
    variants: [{ name: 'A', items: two, keys: two.map(({ id }) => ({ itemId: id, key: id.slice(-1), solution: [] })) }],
    largePrint: [],
    fewerItems: [{ studentId: 's1', fullName: 'Ana López', itemIds: ['item-2'] }],
  }));
  open();
  expect((await sheet()).textContent).toContain('Ask item-1');
  fireEvent.change(screen.getByRole('combobox', { name: 'Print for' }), { target: { value: 's1' } });
  const own = await sheet();
  expect(own.closest('[data-large-print]')).toBeNull();
  expect(own.textContent).not.toContain('Ask item-1');
  expect(own.textContent).toContain('1. Ask item-2');
  const key = screen.getByRole('region', { name: 'Key for variant A' });
  expect(within(key).getAllByRole('listitem')[0]?.textContent).toMatch(/^1\. 2/);
});

it('asks for no student where nobody has larger print or fewer questions', async () => {
  server.answers('paperVersions', answer([]));
  open();
  await sheet();
  expect(screen.queryByRole('combobox', { name: 'Print for' })).toBeNull();
});
