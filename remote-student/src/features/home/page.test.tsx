import { DAY } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { buildDeskEntry, buildSubmission } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'student-1';
const step = (skill: string, name: string) => ({ skill, name });
const trail = {
  behind: [step('fractions.add-unlike', 'Add fractions with unlike denominators')],
  now: [step('ratios.unit-rate', 'Find a unit rate')],
  next: [step('percent.of-number', 'Find a percent of a number')],
  later: [],
};
const open = (assignments: Record<string, ReturnType<typeof buildDeskEntry>>, family?: object, more?: object) => {
  server.put('desks', uid, { studentId: uid, displayName: 'Ana L.', assignments, ...(family && { family }), ...more });
  openArea({ area: 'student', createRoutes, at: '', uid });
};
const entry = buildDeskEntry({
  ...{ assignmentId: 'a1', title: 'Unit rates', skill: 'ratios.unit-rate', openAt: 1, dueAt: Date.now() + DAY },
  ...{ state: 'in-progress', itemsDone: 3, itemCount: 4 },
});

it('draws the next piece of work with as much of it filled as is done, above the one primary action', async () => {
  open({ a1: entry }, { skills: {}, activities: [], trail });
  const next = await screen.findByRole('region', { name: 'Next' });
  expect(within(next).getByText('Unit rates')).toBeTruthy();
  expect(within(next).getByRole('link', { name: 'Go on' }).getAttribute('href')).toContain('item=4');
  // Two bars of four parts.
  await expect.poll(() => next.querySelectorAll('svg rect')).toHaveLength(8);
  expect(next.querySelectorAll('svg rect.fill-tint')).toHaveLength(6);
});

it('leads along the path from what is behind to what comes, with the practice at what is now', async () => {
  open({ a1: entry }, { skills: {}, activities: [], trail });
  const path = await screen.findByRole('region', { name: 'Your path' });
  const stations = within(path).getAllByRole('listitem');
  expect(stations.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You can do this.*unlike denominators$/),
    expect.stringMatching(/^You are here.*Find a unit rate.*Practice/),
    expect.stringMatching(/^Next.*percent of a number$/),
  ]);
});

it('says so where everything is turned in, and shows no path to somebody of whom nothing is known', async () => {
  open({ a1: { ...entry, state: 'submitted', submittedAt: 1 } });
  expect(await screen.findByText('All done')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your path' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Practice' })).toBeTruthy();
});

const possible = { skill: 'fractions.add-unlike', name: 'Add fractions with unlike denominators', at: 500 };

it('tells once what became possible, and keeps it while the page is open', async () => {
  server.answers('noteGained', () => ({ noted: true }));
  const family = {
    skills: {},
    activities: [],
    trail,
    gained: [possible, { ...possible, skill: 'x', name: 'Old', at: 90 }],
  };
  open({ a1: entry }, family, { gainedSeen: 100 });
  const news = await screen.findByRole('region', { name: 'New: you can do this without help' });
  expect(
    within(news)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([possible.name]);
  await waitFor(() => expect(server.asked('noteGained')).toEqual([{ until: 500 }]));
  server.put('desks', uid, {
    ...{ studentId: uid, displayName: 'Ana L.', assignments: { a1: entry } },
    ...{ family, gainedSeen: 500 },
  });
  expect(screen.getByRole('region', { name: 'New: you can do this without help' })).toBeTruthy();
});

it('says nothing of what was told before', async () => {
  open({ a1: entry }, { skills: {}, activities: [], trail, gained: [possible] }, { gainedSeen: 500 });
  await screen.findByRole('region', { name: 'Your path' });
  expect(screen.queryByRole('region', { name: 'New: you can do this without help' })).toBeNull();
});

it('lets a student choose a goal, change it and take it back; nothing is chosen beforehand', async () => {
  server.answers('setGoal', () => ({ set: true }));
  open({ a1: entry }, { skills: {}, activities: [], trail, lately: [Date.now() - 1] });
  const goal = within(await screen.findByRole('region', { name: 'My goal for the week' }));
  fireEvent.click(goal.getByRole('button', { name: 'Choose a goal' }));
  expect(goal.getByRole<HTMLInputElement>('radio', { name: 'No goal' }).checked).toBe(true);
  expect(goal.getByRole('radio', { name: 'Find a unit rate' })).toBeTruthy();
  fireEvent.click(goal.getByRole('radio', { name: '10 questions' }));
  fireEvent.click(goal.getByRole('button', { name: 'That is my goal' }));
  const bar = await goal.findByRole('progressbar', { name: '10 questions' });
  expect(bar.getAttribute('aria-valuetext')).toBe('1 of 10 this week');
  await waitFor(() =>
    expect(server.asked('setGoal')).toMatchObject([{ aim: { kind: 'questions', count: 10 }, at: expect.any(Number) }]),
  );
  fireEvent.click(goal.getByRole('button', { name: 'Change it' }));
  fireEvent.click(goal.getByRole('radio', { name: 'No goal' }));
  fireEvent.click(goal.getByRole('button', { name: 'That is my goal' }));
  await goal.findByRole('button', { name: 'Choose a goal' });
  await waitFor(() => expect(server.asked('setGoal')).toMatchObject([{}, { aim: null }]));
});

it('counts without a network what was done on the screen of the work, though the home page was not opened since', async () => {
  const deskWith = (itemsDone: number) =>
    server.put('desks', uid, { studentId: uid, displayName: 'Ana L.', assignments: { a1: { ...entry, itemsDone } } });
  const submissionId = submissionIdOf('a1', uid);
  deskWith(0);
  const own = { id: submissionId, assignmentId: 'a1', studentId: uid, dueAt: Date.now() + 7 * DAY };
  server.put('submissions', submissionId, buildSubmission(own));
  server.answers('openWork', () => ({ submissionId }));
  openArea({ area: 'student', createRoutes, at: 'assignments?work=a1', uid });
  await screen.findByRole('textbox', { name: 'Your answer' });
  deskWith(2);
  await screen.findByRole('textbox', { name: 'Your answer' });
  cleanup();
  server.denies(`desks/${uid}`, 'offline');
  openArea({ area: 'student', createRoutes, at: '', uid });
  expect(await screen.findByText(/2 of 4 done/)).toBeTruthy();
});
