import { DAY, MINUTE } from '@lemma/school/time';
import { type Submission, submissionIdOf } from '@lemma/school/work';
import { buildHandIn, buildSubmission, buildWorkItem } from '@lemma/testing';
import { network, openArea, server } from '@lemma/testing/screens';
import { toastStore } from '@lemma/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const assignmentId = 'assignment-1';
let uid: string;
let submissionId: string;

/** The server's time, where the device's clock is ahead by this much. */
const serverTime = (ahead: number) => Date.now() - ahead;
const hears = (ahead: number) => server.answers('openWork', () => ({ submissionId, now: serverTime(ahead) }));

/** Work with a time limit of ten minutes, of which these are over. */
const put = (ahead: number, minutesOver: number, over: Partial<Submission> = {}) => {
  const startedAt = serverTime(ahead) - minutesOver * MINUTE;
  const times = { startedAt, endsAt: startedAt + 10 * MINUTE, dueAt: startedAt + 7 * DAY };
  const items = [buildWorkItem(), buildWorkItem({ id: 'item-2' })];
  server.put(
    'submissions',
    submissionId,
    buildSubmission({ id: submissionId, studentId: uid, items, ...times, ...over }),
  );
};
const open = () => openArea({ area: 'student', createRoutes, at: `assignments?work=${assignmentId}`, uid });
const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your answer' }), { target: { value: text } });
const check = () => fireEvent.click(screen.getByRole('button', { name: /Check$/ }));

beforeEach(() => {
  uid = crypto.randomUUID();
  submissionId = submissionIdOf(assignmentId, uid);
  server.answers('saveDraft', () => ({}));
  server.answers('handIn', () => ({ submittedAt: 0, late: false }));
  server.answers('submitAttempt', () => ({ kind: 'invalid', at: 0, length: 0, message: 'That is no number.' }));
});

describe.each([
  ['ahead by a day', DAY],
  ['behind by a day', -DAY],
  ['right', 0],
])('a clock that is %s', (_, ahead) => {
  it('shows the time that is left, and turns nothing in', async () => {
    hears(ahead);
    put(ahead, 0);
    open();
    expect((await screen.findByRole('timer')).textContent).toMatch(/Time left: (10:00|9:5\d)/);
    expect(server.asked('handIn')).toEqual([]);
  });

  it('turns in what is over, and says that it is by the clock', async () => {
    hears(ahead);
    put(ahead, 11);
    open();
    expect(
      await screen.findByText(/^The time is over\. Your work is turned in with the answers that have/),
    ).toBeTruthy();
    await waitFor(() => expect(server.asked('handIn')).toEqual([{ submissionId, byClock: true }]));
  });

  it('offers to undo turning in as long as the time runs', async () => {
    const turnedIn: Partial<Submission> = { state: 'submitted', submittedAt: 1, handIns: [buildHandIn({ at: 1 })] };
    hears(ahead);
    put(ahead, 5, turnedIn);
    open();
    expect(await screen.findByRole('button', { name: 'Undo turning in' })).toBeTruthy();
    put(ahead, 11, turnedIn);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo turning in' })).toBeNull());
  });
});

it('goes on without a word where the server says that the time is not over, and asks for its time', async () => {
  // The work is given more time, which this device has not heard of yet.
  hears(0);
  put(0, 11);
  server.refuses('handIn', 'work/not-open');
  open();
  await waitFor(() => expect(server.asked('handIn')).toHaveLength(1));
  put(0, 1);
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeTruthy();
  expect(toastStore.getState().toasts).toEqual([]);
  await waitFor(() => expect(server.asked('openWork')).toHaveLength(2), { timeout: 8000 });
});

it('asks for the server’s time when the device’s clock is set meanwhile, and turns nothing in', async () => {
  hears(0);
  put(0, 5);
  open();
  await screen.findByRole('timer');
  const right = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => right() + DAY);
  hears(DAY);
  await waitFor(() => expect(server.asked('openWork')).toHaveLength(2), { timeout: 8000 });
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/Time left: (5:00|4:5\d)/));
  expect(server.asked('handIn')).toEqual([]);
  clock.mockRestore();
});

it('says when the time ends where the server’s time is not known, and turns nothing in', async () => {
  server.answers('openWork', () => ({ submissionId }));
  put(0, 11);
  open();
  expect(await screen.findByText(/^The time ends at/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(server.asked('handIn')).toEqual([]);
});

it('offers to undo turning in by the device’s clock where the server has not said its time', async () => {
  server.answers('openWork', () => ({ submissionId }));
  put(0, 5, { state: 'submitted', submittedAt: 1, handIns: [buildHandIn({ at: 1 })] });
  open();
  expect(await screen.findByRole('button', { name: 'Undo turning in' })).toBeTruthy();
});

it('says without a network that what comes after the end does not count', async () => {
  hears(0);
  put(0, 5);
  open();
  await type('5/6');
  network('offline');
  check();
  expect(await screen.findByText(/^No connection\. Your answer is safe/)).toBeTruthy();
  expect(
    screen.getByText('What arrives after the time is over does not count. Your teacher sees it beside your work.'),
  ).toBeTruthy();
  network('online');
  await waitFor(() => expect(server.asked('submitAttempt')).toHaveLength(1));
});

it('does not say so of work without a limit', async () => {
  hears(0);
  const items = [buildWorkItem()];
  server.put(
    'submissions',
    submissionId,
    buildSubmission({ id: submissionId, studentId: uid, items, dueAt: Date.now() + 7 * DAY }),
  );
  open();
  await type('5/6');
  network('offline');
  check();
  await screen.findByText(/^No connection\. Your answer is safe/);
  expect(screen.queryByText(/^What arrives after the time/)).toBeNull();
  network('online');
  await waitFor(() => expect(server.asked('submitAttempt')).toHaveLength(1));
});

it('offers no way back into work whose time is over without a network', async () => {
  hears(0);
  put(0, 5);
  open();
  await screen.findByRole('timer');
  network('offline');
  put(0, 11);
  expect(await screen.findByText(/^The time is over, and there is no connection\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on working' })).toBeNull();
  network('online');
  await waitFor(() => expect(server.asked('handIn')).toEqual([{ submissionId, byClock: true }]));
});
