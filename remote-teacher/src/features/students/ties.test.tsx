import { buildClassroom, buildRosterStudent } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const classId = 'class-1';
const [ana, ben] = [buildRosterStudent(), buildRosterStudent({ id: 'ben', fullName: 'Ben Osei' })];
let ties = [{ studentId: ana.id, email: 'thief@elsewhere.example' }];

beforeEach(() => {
  ties = [{ studentId: ana.id, email: 'thief@elsewhere.example' }];
  server.put('classes', classId, buildClassroom());
  server.put('rosters', classId, { classId, students: { [ana.id]: ana, ben }, groups: {} });
  server.put('boards', classId, { classId, assignments: {} });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('erasureReceipts', () => ({ receipts: [] }));
  server.answers('showTies', () => ({ ties }));
});

it('shows what is tied to a student’s account, and takes it away by signing the student out', async () => {
  server.answers('changeAccounts', () => {
    ties = [];
    return {};
  });
  openArea({ area: 'teacher', createRoutes, at: `students?class=${classId}`, uid });
  const line = await screen.findByText('thief@elsewhere.example');
  const list = line.closest('ul');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    `${ana.fullName}: thief@elsewhere.example`,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear and sign out' }));
  await waitFor(() => expect(screen.queryByText('thief@elsewhere.example')).toBe(null));
  expect(server.asked('changeAccounts')).toEqual([{ classId, studentIds: [ana.id], change: 'sign-out' }]);
});
