import { submissionIdOf } from '@lemma/school/work';
import { buildDeskEntry, buildHandIn, buildSubmission, buildWorkItem } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  await expect.poll(() => comments()).toHaveLength(2);
  expect(comments()[0]).toMatch(/^On question 3 of “.+”:Draw both first\./);
  expect(comments()[1]).toMatch(/^On “.+”:Well done\./);
});

it('counts what is kept when that is opened, and asks for a copy only when one is downloaded', async () => {
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: {} });
  server.answers('countStored', () => ({ counts: { submissions: 7, desks: 1 } }));
  server.answers('exportChild', () => ({ data: {} }));
  server.answers('whoLooked', () => ({ looks: [], acts: [] }));
  openArea({ area: 'parent', createRoutes, at: '', uid });
  const asked = () => [server.asked('countStored').length, server.asked('exportChild').length];
  (await screen.findByText('What is kept about Sofia Rivera')).click();
  await screen.findByText('7 assignments');
  expect(screen.getByText(/^The list of assignments/).closest('li')?.textContent).toMatch(/stored$/);
  expect(asked()).toEqual([1, 0]);
  screen.getByRole('button', { name: 'Download a copy' }).click();
  await expect.poll(() => asked()).toEqual([1, 1]);
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

it('shows the questions of work on screen with the answers, how they went, who helped and the note', async () => {
  const handIns = [
    buildHandIn({ id: 'h1', by: 'student', byName: 'Sofia R.', pages: [] }),
    buildHandIn({
      id: 'h2',
      by: 'parent',
      byName: 'Jon',
      pages: [],
      helpLevel: 'explained',
      note: 'We drew it first.',
    }),
  ];
  const attempt = { verdict: 'wrong', sameValue: false, message: 'Not yet.', took: 1, hintsShown: 0, at: 1 } as const;
  const items = [
    buildWorkItem({
      ...{ id: 'i1', prompt: 'Find 7 + 5.', solved: true, closed: true, score: 1, points: 2 },
      attempts: [
        { ...attempt, id: 'a1', response: '11' },
        { ...attempt, id: 'a2', response: '12', verdict: 'right' },
      ],
    }),
    buildWorkItem({
      id: 'i2',
      prompt: 'Find 7 · 5.',
      closed: true,
      attempts: [{ ...attempt, id: 'a3', response: '34' }],
    }),
    buildWorkItem({ id: 'i3', prompt: 'Find 7 − 5.', closed: true, attempts: [] }),
  ];
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, state: 'submitted', submittedAt: Date.now() });
  const id = submissionIdOf('a1', 'student-1');
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: { a1: entry } });
  server.put('submissions', id, buildSubmission({ id, studentId: 'student-1', handIns, items }));
  openArea({ area: 'parent', createRoutes, at: '', uid });
  (await screen.findByText('See what was turned in')).click();
  const rows = within(await screen.findByRole('list', { name: 'Questions and answers' })).getAllByRole('listitem');
  const said = rows.map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^Question 1Find 7 \+ 5\..*12.*Correct after 2 tries · Points: 1/);
  expect(said[1]).toMatch(/34.*Not correct/);
  expect(said[2]).toMatch(/Not answered/);
  expect(screen.getByText(/^Sofia R\., .+ on screen\.$/)).toBeTruthy();
  expect(screen.getByText(/^Jon, .+ Jon explained it\.$/)).toBeTruthy();
  expect(screen.getByText('Note for the teacher: “We drew it first.”')).toBeTruthy();
});

it('shows the letter in the language in which it is sent, and says so beside it', async () => {
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: {} });
  server.put('digests', uid, { uid, often: 'weekly', language: 'es' });
  openArea({ area: 'parent', createRoutes, at: '', uid });
  server.answers('showDigest', () => ({ to: 'jon@school.example', letter: { subject: 'Esta semana', text: 'Hola.' } }));
  (await screen.findByRole('button', { name: 'Show me the email' })).click();
  expect(await screen.findByText(/^Your emails come in Spanish/)).toBeTruthy();
  await expect.poll(() => server.asked('showDigest')).toEqual([{ now: true, language: 'es' }]);
});

it('shows what stands under a letter when the letter is there, so that nothing moves down', async () => {
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: {} });
  const seen: (readonly [letterIsComing: boolean, hasMore: boolean])[] = [];
  const note = () => {
    const letter = screen.queryByRole('article');
    if (letter !== null)
      seen.push([letter.querySelector('[data-loads]') !== null, letter.textContent.includes('What is kept')]);
  };
  const watch = new MutationObserver(note);
  watch.observe(document.body, { childList: true, subtree: true });
  openArea({ area: 'parent', createRoutes, at: '', uid });
  await screen.findByText('What is kept about Sofia Rivera');
  watch.disconnect();
  expect(seen).toContainEqual([true, false]);
  expect(seen).not.toContainEqual([true, true]);
});

it('says that work was turned in late', async () => {
  server.put('guardians', link.id, link);
  const done = { state: 'submitted', submittedAt: Date.now(), late: true } as const;
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, ...done });
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: { a1: entry } });
  openArea({ area: 'parent', createRoutes, at: '', uid });
  await screen.findByText(/It was turned in after the due date\./);
});

it('shows the accommodations of the child when that is opened, and who set them', async () => {
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Sofia R.', assignments: {} });
  const access = { time: 'half-more', readAloud: true, byName: 'Maya Okafor', at: new Date(2026, 10, 2).getTime() };
  const child = { fullName: 'Sofia Rivera', displayName: 'Sofia R.', userName: 'sofia', state: 'active', classIds: [] };
  server.put('students', 'student-1', { id: 'student-1', ...child, access });
  server.answers('countStored', () => ({ counts: {} }));
  openArea({ area: 'parent', createRoutes, at: '', uid });
  fireEvent.click(await screen.findByText('What is kept about Sofia Rivera'));
  const title = await screen.findByText('Accommodations');
  expect(server.readsOf('students/student-1')).toEqual([]);
  fireEvent.click(title);
  expect(await screen.findByText('1.5 times the time')).toBeTruthy();
  expect(screen.getByText('Questions are read aloud')).toBeTruthy();
  expect(screen.getByText(/^Last changed by Maya Okafor/)).toBeTruthy();
});
