import { DAY } from '@lemma/school/time';
import { buildDeskEntry } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'student-1';
const step = (skill: string, name: string) => ({ skill, name });
const trail = {
  behind: [step('fractions.add-unlike', 'Add fractions with unlike denominators')],
  now: [step('ratios.unit-rate', 'Find a unit rate')],
  next: [step('percent.of-number', 'Find a percent of a number')],
  later: [],
};
const open = (assignments: Record<string, ReturnType<typeof buildDeskEntry>>, family?: object) => {
  server.put('desks', uid, { studentId: uid, displayName: 'Ana L.', assignments, ...(family && { family }) });
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
  await vi.waitFor(() => expect(next.querySelectorAll('svg rect')).toHaveLength(8));
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
