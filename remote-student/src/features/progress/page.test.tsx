import { weekOf } from '@lemma/mastery';
import type { MasteryLevel } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { openArea, server } from '@lemma/testing/screens';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

const had = (estimate: number, level: MasteryLevel, daysAgo: number) => {
  const lastAt = Date.now() - daysAgo * DAY;
  const knowledge = { estimate, low: estimate - 0.1, high: estimate + 0.05, answers: 30, correct: 20 };
  return { ...knowledge, ...{ level, lastAt, week: weekOf(lastAt), nextRecheckAt: lastAt + 7 * DAY } };
};

it('counts what waits for a review, and shows every skill at its level', async () => {
  const uid = crypto.randomUUID();
  server.answers('listSkills', () => ({ skills: [] }));
  const skills = {
    'integers.add': had(0.9, 'secure', 0),
    'decimals.add': had(0.9, 'secure', 90),
    'decimals.subtract': had(0.9, 'secure', 90),
  };
  const effort = { answers: 90, rapid: 0, hinted: 0, parent: 0 };
  const none = { ideas: [], growth: [], opensNext: [], lastAt: Date.now() };
  server.put('progress', uid, { studentId: uid, skills, ...none, effort });
  openArea({ area: 'student', createRoutes, at: 'progress', uid });
  await screen.findByText(/^2 skills have rested for a while/);
  screen.getByText(/new this week, “can do it”/);
  expect(screen.queryByText(/decimals.add: /)).toBeNull();
  const levels = screen.getByRole('heading', { name: 'All your skills in one picture' }).closest('section');
  if (!levels) throw new Error('no picture');
  const shown = within(levels)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(['can do it1 skill', 'to review2 skills']);
  expect(screen.queryByRole('heading', { name: 'What opens next' })).toBeNull();
});

it('tells what became possible as the home page does, also when it was before this week', async () => {
  const uid = crypto.randomUUID();
  server.answers('listSkills', () => ({ skills: [] }));
  const skills = { 'integers.add': had(0.9, 'secure', 9) };
  const gained = [{ skill: 'integers.add', at: Date.now() - 9 * DAY }];
  const effort = { answers: 90, rapid: 0, hinted: 0, parent: 0 };
  const none = { ideas: [], growth: [], opensNext: [], lastAt: Date.now() };
  server.put('progress', uid, { studentId: uid, skills, gained, ...none, effort });
  openArea({ area: 'student', createRoutes, at: 'progress', uid });
  await screen.findByText(/you can do this without help: integers.add/);
  expect(screen.queryByText(/No skill has moved/)).toBeNull();
});
