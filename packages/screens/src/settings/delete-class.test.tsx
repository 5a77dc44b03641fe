// @vitest-environment happy-dom
import type { Classroom } from '@lemma/school/class';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClassForm } from './class-form.tsx';
import { DeletedClasses } from './delete-class.tsx';

const school = vi.hoisted(() => ({ classes: [] as object[], asked: [] as unknown[] }));
vi.mock('@lemma/toast', () => ({ news: vi.fn() }));
vi.mock('@lemma/shared-auth', () => ({
  useUid: () => 'maya',
  whereQuery: () => ({ queryKey: ['classes'] }),
  call: async (name: string, input: object) => {
    if (name === 'deletedClasses') return { classes: school.classes };
    school.asked.push([name, input]);
    return {};
  },
}));

const classroom: Classroom = {
  ...{ id: 'c1', name: '7A', teacherName: 'Maya Okafor', teacherIds: ['maya', 'pat'] },
  ...{ grade: 7, code: 'ABC', codeExpiresAt: 0, createdAt: 0, archivedAt: 1 },
};
const receipt = { id: 'e1', at: 0, students: 2, documents: 60, files: 1, changed: 3, byName: '', isReturning: false };

afterEach(() => {
  cleanup();
  school.classes = [];
  school.asked = [];
});

const show = (element: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);

it('deletes a class only when its name is typed', async () => {
  show(<ClassForm classroom={classroom} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the class 7A' }));
  const field = await screen.findByLabelText(/type the name of the class: 7A/);
  fireEvent.change(field, { target: { value: '7B' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete the class' }));
  expect(await screen.findByText('This is not the name of the class.')).toBeTruthy();
  expect(school.asked).toEqual([]);
  fireEvent.change(field, { target: { value: ' 7a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete the class' }));
  await expect.poll(() => school.asked).toEqual([['deleteClass', { classId: 'c1', name: ' 7a' }]]);
});

it.each([
  ['is in use', { archivedAt: undefined }],
  ['is being deleted', { deletingAt: 2 }],
  ['is owned by somebody else', { leaderId: 'pat' }],
])('offers no deletion where the class %s', (_, change) => {
  show(<ClassForm classroom={Object.assign({ ...classroom }, change)} />);
  expect(screen.queryByRole('button', { name: 'Delete the class 7A' })).toBeNull();
});

it('brings a deleted class back by one button, and says when another is gone for good', async () => {
  const until = Date.UTC(2026, 11, 20, 12);
  school.classes = [
    { ...receipt, name: '7A', restorableUntil: until },
    { ...receipt, id: 'e2', goneAt: until },
  ];
  show(<DeletedClasses present={[]} />);
  expect((await screen.findByText(/^7A, deleted on/)).textContent).toMatch(/2 student accounts.*Can be brought back/);
  expect(screen.getByText(/^A class, deleted on/).textContent).toMatch(/Gone for good/);
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back: 7A' }));
  await expect.poll(() => school.asked).toEqual([['restoreClass', { id: 'e1' }]]);
  expect(screen.getAllByRole('button').length).toBe(1);
});
