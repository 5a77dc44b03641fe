// @vitest-environment happy-dom
import type { Classroom } from '@lemma/school/class';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CoTeachers } from './co-teachers.tsx';

const school = vi.hoisted(() => ({
  invitations: [] as object[],
  async call(name: string, _input: object): Promise<unknown> {
    if (name === 'handOverLead')
      this.invitations.push({ id: 'o1', email: 'pat@school.example', kind: 'lead', role: 'teaches', endsAt: 0 });
    if (name !== 'listCoTeachers') return {};
    const teachers = [
      { uid: 'maya', name: 'Maya Okafor', email: 'maya@school.example', role: 'leads' },
      { uid: 'pat', name: 'Pat Lee', email: 'pat@school.example', role: 'teaches' },
    ];
    const declined = [{ id: 'd1', email: 'ines@school.example', kind: 'join', role: 'teaches' }];
    return { teachers, invitations: [...this.invitations], declined };
  },
}));
vi.mock('@lemma/toast', () => ({ news: vi.fn() }));
vi.mock('@lemma/shared-auth', () => ({
  useUid: () => 'maya',
  call: (name: string, input: object) => school.call(name, input),
}));

const classroom: Classroom = {
  ...{ id: 'c1', name: '7A', teacherName: 'Maya Okafor', teacherIds: ['maya', 'pat'] },
  ...{ grade: 7, code: 'ABC', codeExpiresAt: 0, createdAt: 0 },
};

afterEach(cleanup);

it('shows an invitation to lead the class at once, although the class itself has not changed', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CoTeachers classroom={classroom} />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Change what Pat Lee may do in 7A' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Make owner/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make owner' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, ask them' }));
  expect(await screen.findByText(/asked to become the owner/)).toBeTruthy();
});

it('says who has declined', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CoTeachers classroom={classroom} />
    </QueryClientProvider>,
  );
  const list = await screen.findByRole('list', { name: 'Invited, declined' });
  expect(list.textContent).toContain('ines@school.example');
  expect(list.textContent).toContain('Declined');
});
