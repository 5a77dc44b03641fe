import { DAY } from '@lemma/school/time';
import { buildAssignment, buildClassroom, buildItem, buildResultRow, buildRosterStudent } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { setLocale, textsLoaded } from '@lemma/ui';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const assignmentId = 'assignment-1';
const ana = buildRosterStudent();
const ben = buildRosterStudent({ id: 'student-2', fullName: 'Ben Ode', displayName: 'Ben O.', userName: 'ben' });

const [longer, shorter] = ['decimals.longer-is-larger', 'decimals.shorter-is-larger'] as const;

const wrong = (misconception: string) => ({
  ...{ itemId: 'i1', tries: 1, solved: false, score: 0, hints: 0, took: 9000, problem: 'p1' },
  wrong: [{ response: '0.35', misconception }],
});
const lineWith = (...ids: string[]) => ({
  ...{ skills: {}, struggles: [], gaps: [], growth: [], lastAt: 0 },
  ideas: ids.map((id) => ({ id, posterior: 0.97, chances: 6, shown: 5, lastAt: 0, evidence: [] })),
  effort: { answers: 6, rapid: 0, hinted: 0, parent: 0 },
});
const misconceptions = [
  { id: longer, name: 'Longer decimals are larger' },
  { id: shorter, name: 'Shorter decimals are larger' },
];

afterEach(() => {
  cleanup();
  setLocale('en');
});
beforeEach(() => {
  const item = buildItem({ id: 'i1', skill: 'decimals.add' });
  server.put('assignments', assignmentId, buildAssignment({ dueAt: Date.now() + DAY, items: [item] }));
  server.put('classes', 'class-1', buildClassroom());
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana, [ben.id]: ben }, groups: {} });
  server.put('insights', 'class-1', {
    ...{ classId: 'class-1', assignments: {}, groups: [], foldedAt: 0 },
    students: { [ana.id]: lineWith(longer), [ben.id]: lineWith() },
  });
  server.put('results', assignmentId, {
    ...{ assignmentId, classId: 'class-1' },
    rows: {
      [ana.id]: buildResultRow({ studentId: ana.id, items: [wrong(longer)] }),
      [ben.id]: buildResultRow({ studentId: ben.id, items: [wrong(longer), wrong(shorter)] }),
    },
  });
  server.answers('showAsked', () => ({ questions: [null, null] }));
  server.answers('listSkills', () => ({
    skills: [
      {
        ...{ code: 'decimals.add', name: 'Add decimals', grade: 5, domain: 'decimals', standards: [] },
        ...{ wordProblem: false, cases: [], misconceptions },
      },
    ],
  }));
});

it('counts as having an idea only those for whom it is named, and says who else answered like it', async () => {
  openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}?tab=groups`, uid });
  const name = await screen.findByText('Longer decimals are larger');
  expect(screen.getByRole('heading', { name: 'Ideas that are named' })).toBeTruthy();
  expect(screen.getByText(/An idea is named for a student when/)).toBeTruthy();
  const line = name.closest('li');
  if (!line) throw new Error('no line');
  expect(within(line).getByText(/not named for 1 more: Ben O\./)).toBeTruthy();
  expect(within(line).getByRole('button', { name: 'Make a group (1)' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Looks like an idea, in this assignment only' })).toBeTruthy();
  expect(screen.getByText('Shorter decimals are larger')).toBeTruthy();
});

it('names an idea in Spanish to a teacher who reads Spanish', async () => {
  await textsLoaded('es');
  setLocale('es');
  openArea({ area: 'teacher', createRoutes, at: `assignments/${assignmentId}?tab=groups`, uid });
  const name = await screen.findByText('cree que los decimales más largos son mayores');
  expect(name.closest('[lang="en"]')).toBeNull();
  expect(screen.queryByText('Longer decimals are larger')).toBeNull();
  expect(screen.getByText('cree que los decimales más cortos son mayores').closest('[lang="en"]')).toBeNull();
});
