import { buildClassroom, buildRosterStudent } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const ana = buildRosterStudent();
const ref = { assignmentId: 'a1', itemId: 'i1', skill: 'fractions.add' };

beforeEach(() => {
  const now = Date.now();
  const struggle = {
    ...{ skill: ref.skill, score: 14.3, wrongStreak: 11, hints: 4, took: 156_000, lastAt: now },
    evidence: [{ ...ref, response: '3/7', at: now }],
  };
  server.put('classes', 'class-1', buildClassroom());
  server.put('rosters', 'class-1', { classId: 'class-1', students: { [ana.id]: ana }, groups: {} });
  const given = { id: 'a1', title: 'Sums', state: 'open', openAt: 1, dueAt: now + 1e9, updatedAt: 1 };
  server.put('boards', 'class-1', {
    classId: 'class-1',
    assignments: { a1: { ...given, itemCount: 4, studentCount: 1, started: 1, submitted: 0, toGrade: 0 } },
  });
  server.put('insights', 'class-1', {
    ...{ classId: 'class-1', assignments: {}, groups: [], foldedAt: 0 },
    students: {
      [ana.id]: {
        ...{ skills: {}, ideas: [], struggles: [struggle], gaps: [], growth: [], lastAt: now },
        effort: { answers: 11, rapid: 0, hinted: 4, parent: 0 },
      },
    },
  });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showAsked', () => ({
    questions: [{ prompt: 'Add two thirds and one fourth.', key: '11/12' }],
  }));
});

const open = (search: string) =>
  openArea({ area: 'teacher', createRoutes, at: `?class=class-1&list=help${search}`, uid });

it('shows the newest answers to one skill with their question, and what stands behind them in words', async () => {
  open('&skill=fractions.add');
  const list = within(await screen.findByRole('list', { name: 'Needs help now' }));
  expect(await list.findByText(/Add two thirds and one fourth/)).toBeTruthy();
  expect(list.getByText(/^11 wrong tries in a row, 4 hints, last answered .+\.$/)).toBeTruthy();
  expect(list.getByRole('link', { name: ana.fullName })).toBeTruthy();
  expect(server.asked('showAsked')).toEqual([
    { asked: [{ assignmentId: 'a1', itemId: 'i1', studentId: ana.id, response: '3/7' }] },
  ]);
});

it('lists all skills without a figure that only sorts', async () => {
  open('');
  const table = await screen.findByRole('table');
  expect(table.textContent).toContain('11');
  expect(table.textContent).not.toMatch(/Struggle|14\.3/);
});

it('says calmly on the overview that nothing is urgent, where no answers of late tell', async () => {
  const effort = { answers: 3, rapid: 0, hinted: 0, parent: 0 };
  const line = { skills: {}, ideas: [], struggles: [], gaps: [], growth: [], lastAt: Date.now(), effort };
  server.put('insights', 'class-1', {
    ...{ classId: 'class-1', assignments: {}, groups: [], foldedAt: 0 },
    students: { [ana.id]: line },
  });
  openArea({ area: 'teacher', createRoutes, at: '?class=class-1', uid });
  expect(await screen.findByText(/^Nothing urgent to teach: the answers of the last 30 days/)).toBeTruthy();
});

it('has one row for a child on the overview, with every skill that the child is stuck on', async () => {
  const now = Date.now();
  const struggle = { score: 14.3, wrongStreak: 11, hints: 4, took: 156_000, lastAt: now, evidence: [] };
  const effort = { answers: 11, rapid: 0, hinted: 4, parent: 0 };
  const line = { skills: {}, ideas: [], gaps: [], growth: [], lastAt: now, effort };
  const struggles = [
    { ...struggle, skill: 'fractions.add' },
    { ...struggle, skill: 'decimals.add', wrongStreak: 5, score: 5 },
  ];
  server.put('insights', 'class-1', {
    ...{ classId: 'class-1', assignments: {}, groups: [], foldedAt: 0 },
    students: { [ana.id]: { ...line, struggles } },
  });
  openArea({ area: 'teacher', createRoutes, at: '?class=class-1', uid });
  const name = await screen.findByRole('link', { name: ana.fullName });
  const row = name.closest('li')?.textContent ?? '';
  expect(row).toMatch(/fractions\.add.*11 wrong tries in a row.*decimals\.add.*5 wrong tries in a row/);
});
