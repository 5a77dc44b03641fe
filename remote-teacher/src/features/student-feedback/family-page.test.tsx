import { DAY } from '@lemma/school/time';
import { buildClassroom, buildRosterStudent, buildSubmission } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const ana = buildRosterStudent();
const skill = (estimate: number, low: number, answers: number) => ({
  ...{ estimate, low, high: 0.99, answers, level: 'developing', lastAt: Date.now(), week: 0 },
  nextRecheckAt: Date.now() + DAY,
});
const named = (code: string) => ({
  ...{ code, name: `Skill ${code}`, canDo: code, grade: 6, domain: 'EE', standards: ['6.EE.A.1'] },
  ...{ wordProblem: false, cases: [], misconceptions: [] },
});

beforeEach(() => {
  server.put('classes', 'class-1', buildClassroom());
  const { id, fullName, displayName, userName, state } = ana;
  server.put('students', id, { id, fullName, displayName, userName, state, classIds: ['class-1'] });
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [id]: ana }, groups: {} });
  server.put('insights', 'class-1', { classId: 'class-1', assignments: {}, students: {}, groups: [], foldedAt: 0 });
  server.answers('listSkills', () => ({ skills: ['a', 'b', 'c'].map(named) }));
  server.answers('noteLook', () => ({}));
});

const put = (id: string, over: Partial<ReturnType<typeof buildSubmission>>) =>
  server.put('submissions', id, buildSubmission({ id, assignmentId: id, ...over }));
it('says what went well from the work itself before a skill is mastered, and never that it is too early then', async () => {
  server.put('progress', ana.id, {
    ...{ studentId: ana.id, skills: { a: skill(0.7, 0.4, 4), b: skill(0.5, 0.2, 1) }, ideas: [], growth: [] },
    ...{ opensNext: [], effort: { answers: 5, rapid: 0, hinted: 0, parent: 0 }, lastAt: Date.now() },
  });
  put('w1', { title: 'Like terms', state: 'graded', score: 7, maxScore: 8 });
  put('w2', { title: 'Equations', state: 'in-progress', dueAt: Date.now() + DAY });
  put('w3', {
    title: 'Areas',
    state: 'submitted',
    score: 0,
    maxScore: 8,
    handIns: [{ id: 'h', by: 'parent', byName: 'Dev', uid: 'p', at: 1, late: false, pages: [] }],
  });
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1&view=family`, uid });
  expect(await screen.findByText(/^Like terms: 7.of.8 points$/)).toBeTruthy();
  expect(screen.queryByText(/skills mastered/)).toBeNull();
  expect(document.body.textContent).not.toMatch(/too early/);
  expect(screen.getByText('Equations').closest('li')?.textContent).toMatch(/due /);
  expect(screen.getByText('Areas').closest('li')?.textContent).toContain('to be graded');
});

const putProgress = (ideas: readonly unknown[]) =>
  server.put('progress', ana.id, {
    ...{ studentId: ana.id, skills: { a: { ...skill(0.97, 0.93, 12), level: 'strong' } }, ideas, growth: [] },
    ...{ opensNext: [], effort: { answers: 9, rapid: 0, hinted: 0, parent: 0 }, lastAt: Date.now() },
  });

it('names a misconception under what comes next, and what is mastered under what goes well', async () => {
  server.answers('listSkills', () => ({
    skills: [{ ...named('a'), misconceptions: [{ id: 'm', name: 'adds the tops' }] }],
  }));
  putProgress([{ id: 'm', posterior: 0.9, chances: 4, shown: 3, lastAt: Date.now(), evidence: [] }]);
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1&view=family`, uid });
  const partOf = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('section')?.textContent ?? '';
  expect(await partOf('What comes next')).toContain('A mistake to look at together: adds the tops');
  expect(await partOf('What goes well')).toMatch(/1 of 1 skills mastered/);
});

it('is in the language of the child’s pages, or the one chosen, and gives the teacher’s back', async () => {
  const inSpanish = { [ana.id]: { ...ana, language: 'es' } };
  server.put('rosters', 'class-1', { classId: 'class-1', students: inSpanish, groups: {} });
  putProgress([]);
  openArea({ area: 'teacher', createRoutes, at: `students/${ana.id}?class=class-1&view=family`, uid });
  // The page is whole once the names of skills have come in its language.
  await screen.findByText('Skill a');
  fireEvent.change(await screen.findByLabelText('Idioma de esta página'), { target: { value: 'en' } });
  expect(await screen.findByRole('heading', { name: 'What goes well' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Language of this page'), { target: { value: 'es' } });
  fireEvent.click(await screen.findByRole('link', { name: 'Estudiante' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
});
