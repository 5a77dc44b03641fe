import { submissionIdOf } from '@lemma/school/work';
import { buildDeskEntry, buildHandIn, buildSubmission } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'parent-1';

const link = {
  ...{ id: `${uid}_student-1`, parentId: uid, parentName: 'Jon', state: 'active', createdAt: 1 },
  ...{ studentId: 'student-1', studentName: 'Sofia Rivera', classIds: ['class-1'] },
};

it('says which question a comment is about', async () => {
  const comment = { byName: 'Maya Okafor', at: Date.now() };
  const feedback = [
    { ...comment, id: 'f1', itemId: 'i3', question: 3, text: 'Draw both first.' },
    { ...comment, id: 'f2', text: 'Well done.' },
  ];
  server.put('guardians', `${uid}_student-1`, link);
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, feedback });
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: { a1: entry } });
  openArea({ area: 'parent', createRoutes, at: '', uid });
  const comments = () => [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(comments()).toHaveLength(2));
  expect(comments()[0]).toMatch(/^On question 3 of “.+”:Draw both first\./);
  expect(comments()[1]).toMatch(/^On “.+”:Well done\./);
});

it('counts what is kept when that is opened, and asks for a copy only when one is downloaded', async () => {
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: {} });
  server.answers('countStored', () => ({ counts: { submissions: 7 } }));
  server.answers('exportChild', () => ({ data: {} }));
  server.answers('whoLooked', () => ({ looks: [], acts: [] }));
  openArea({ area: 'parent', createRoutes, at: '', uid });
  const asked = () => [server.asked('countStored').length, server.asked('exportChild').length];
  (await screen.findByText('What is kept about Sofia Rivera')).click();
  await screen.findByText('7 records');
  expect(asked()).toEqual([1, 0]);
  screen.getByRole('button', { name: 'Download a copy' }).click();
  await vi.waitFor(() => expect(asked()).toEqual([1, 1]));
});

it('shows what was turned in, when that is opened', async () => {
  const page = { fileId: 'f1', name: 'page.png', type: 'image/png', size: 9, turn: 0 } as const;
  const handIn = buildHandIn({ by: 'parent', byName: 'Jon', pages: [page] });
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, state: 'submitted', submittedAt: Date.now() });
  const id = submissionIdOf('a1', 'student-1');
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: { a1: entry } });
  server.put('submissions', id, buildSubmission({ id, studentId: 'student-1', handIns: [handIn] }));
  openArea({ area: 'parent', createRoutes, at: '', uid });
  (await screen.findByText('See what was turned in')).click();
  expect(await screen.findByRole('button', { name: 'page.png' })).toBeTruthy();
  expect(screen.getByText(/^Jon, .+ 1 page\.$/)).toBeTruthy();
});

it('says beside the letter that emails come in another language than the page', async () => {
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: {} });
  server.put('digests', uid, { uid, often: 'weekly', language: 'es' });
  openArea({ area: 'parent', createRoutes, at: '', uid });
  server.answers('showDigest', () => ({ to: 'jon@school.example', letter: { subject: 'This week', text: 'Hello.' } }));
  (await screen.findByRole('button', { name: 'Show me the letter' })).click();
  expect(await screen.findByText(/^Your emails come in Spanish/)).toBeTruthy();
});
