import { buildDeskEntry } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'parent-1';

it('says which question a comment is about', async () => {
  const comment = { byName: 'Maya Okafor', at: Date.now() };
  const feedback = [
    { ...comment, id: 'f1', itemId: 'i3', question: 3, text: 'Draw both first.' },
    { ...comment, id: 'f2', text: 'Well done.' },
  ];
  const link = {
    parentId: uid,
    parentName: 'Jon',
    studentId: 'student-1',
    studentName: 'Sofia Rivera',
    state: 'active',
  };
  server.put('guardians', `${uid}_student-1`, { ...link, id: `${uid}_student-1`, classIds: ['class-1'], createdAt: 1 });
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, feedback });
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: { a1: entry } });
  openArea({ area: 'parent', createRoutes, at: '', uid });
  const comments = () => [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(comments()).toHaveLength(2));
  expect(comments()[0]).toMatch(/^On question 3 of “.+”:Draw both first\./);
  expect(comments()[1]).toMatch(/^On “.+”:Well done\./);
});
