import { codeOf } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import { type AccessProfile, usualAccess } from '@lemma/school/people';
import { DAY } from '@lemma/school/time';
import { type Submission, submissionIdOf } from '@lemma/school/work';
import { buildAttempt, buildHandIn, buildSubmission, buildWorkItem } from '@lemma/testing';
import { network, openArea, server } from '@lemma/testing/screens';
import { toastStore } from '@lemma/toast';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const assignmentId = 'assignment-1';
let uid: string;
let submissionId: string;
let path: string;

const put = (over: Partial<Submission> = {}) => {
  const own = { id: submissionId, studentId: uid, dueAt: Date.now() + 7 * DAY };
  server.put('submissions', submissionId, buildSubmission({ ...own, ...over }));
};
const open = () => openArea({ area: 'student', createRoutes, at: `assignments?work=${assignmentId}`, uid });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const check = () => fireEvent.click(screen.getByRole('button', { name: /Check$/ }));
const reply = (over: Parameters<typeof buildAttempt>[0]): CallOutput<'submitAttempt'> => {
  const attempt = buildAttempt(over);
  return { kind: 'checked', attempt, item: buildWorkItem({ attempts: [attempt] }) };
};

beforeEach(() => {
  // Each student has a separate outbox on the same device.
  uid = crypto.randomUUID();
  submissionId = submissionIdOf(assignmentId, uid);
  path = `submissions/${submissionId}`;
  server.answers('openWork', () => ({ submissionId }));
  server.answers('saveDraft', () => ({}));
});

it('shows the question with its points and tries, and begins with an empty field', async () => {
  put();
  open();
  expect((await field()).value).toBe('');
  const question = screen.getByRole('article', { name: 'Question 1 of 1' });
  expect(question.textContent).toContain('2 points');
  expect(question.textContent).toContain('3 tries left');
  expect(question.textContent).toContain('Add.');
});

it('says that there is nothing to check yet, and asks nothing', async () => {
  put();
  open();
  await field();
  check();
  expect(await screen.findByText('Type your answer first, then check it.')).toBeTruthy();
  expect(server.asked('submitAttempt')).toEqual([]);
});

it('says that the work is not open to this account', async () => {
  server.denies(path, 'permission-denied');
  open();
  expect(await screen.findByText('This page is not open to you')).toBeTruthy();
});

it('says that the server cannot be reached, and shows the question after a retry', async () => {
  server.denies(path, 'offline');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  put();
  fireEvent.click(again);
  expect(await field()).toBeTruthy();
});

it('says why opening the work failed, and opens it after a retry', async () => {
  put();
  server.refuses('openWork', 'server/unavailable');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers('openWork', () => ({ submissionId }));
  fireEvent.click(again);
  expect(await field()).toBeTruthy();
});

it('sends an answer once, however often it is checked, and shows the result', async () => {
  put();
  const { promise, resolve } = Promise.withResolvers<CallOutput<'submitAttempt'>>();
  server.answers('submitAttempt', () => promise);
  open();
  await type('2/5');
  check();
  check();
  fireEvent.submit(await field());
  await waitFor(() => expect(server.asked('submitAttempt')).toHaveLength(1));
  check();
  resolve(reply({ response: '2/5' }));
  expect(await screen.findByText('Look at the size of the pieces.')).toBeTruthy();
  expect(screen.getByText(/2 tries left/)).toBeTruthy();
  expect(server.asked('submitAttempt')).toEqual([
    {
      ...{ submissionId, itemId: 'item-1', attemptId: expect.any(String), response: '2/5', setAside: true },
      took: expect.any(Number),
    },
  ]);
});

it('keeps unreadable text, and says that it used up no try', async () => {
  put();
  server.answers('submitAttempt', () => ({ kind: 'invalid', message: 'A number is missing here.', at: 2, length: 1 }));
  open();
  await type('2/');
  check();
  expect(await screen.findByText('A number is missing here.')).toBeTruthy();
  expect(screen.getByText(/This costs no try\./)).toBeTruthy();
  expect((await field()).value).toBe('2/');
  expect(screen.getByText(/3 tries left/)).toBeTruthy();
});

it('keeps a refused answer on the screen, and says why', async () => {
  put();
  server.refuses('submitAttempt', 'auth/forbidden');
  open();
  await type('5/6');
  check();
  expect(await screen.findByText('We couldn’t save this answer')).toBeTruthy();
  expect(screen.queryByText(/came later/)).toBeNull();
  expect((await field()).value).toBe('5/6');
  expect(toastStore.getState().toasts).toMatchObject([{ title: 'This is not open to you' }]);
});

it('stores an answer without a network, says so, and sends it once the network is back', async () => {
  put();
  server.answers('submitAttempt', () => reply({ response: '5/6', verdict: 'right', message: '' }));
  open();
  await type('5/6');
  network('offline');
  check();
  expect(await screen.findByText(/^No connection. Your answer is safe on this device/)).toBeTruthy();
  expect(screen.getByText('Your answer:', { exact: false })).toBeTruthy();
  expect(server.asked('submitAttempt')).toEqual([]);
  network('online');
  expect(await screen.findByText('That is right.')).toBeTruthy();
  expect(server.asked('submitAttempt')).toHaveLength(1);
});

it('has no field and no keys beside an answer that waits for the connection, and then has them again', async () => {
  put();
  server.answers('submitAttempt', () => reply({ response: '5/6', verdict: 'wrong', message: 'Not yet.' }));
  open();
  await type('5/6');
  network('offline');
  check();
  expect(await screen.findByText(/You can change it after that\./)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Check$|^Get a hint$/ })).toBeNull();
  network('online');
  expect(await screen.findByText('Not yet.')).toBeTruthy();
  await waitFor(async () => expect((await field()).value).toBe('5/6'));
});

it('restores the typed text after the page was left', async () => {
  put();
  open();
  await type('7/8');
  expect(await screen.findByText(/Saved on this device\./)).toBeTruthy();
  cleanup();
  open();
  await waitFor(async () => expect((await field()).value).toBe('7/8'));
});

it('takes a hint once, and says why it failed', async () => {
  put();
  server.refuses('takeHint', 'server/unavailable');
  const { faults } = open();
  await type('1');
  const hint = screen.getByRole('button', { name: 'Get a hint' });
  fireEvent.click(hint);
  fireEvent.click(hint);
  await waitFor(() => expect(faults.map(codeOf)).toContain('server/unavailable'));
  expect(server.asked('takeHint')).toEqual([{ submissionId, itemId: 'item-1', index: 0 }]);
  expect((await field()).value).toBe('1');
});

it('says once what a wrong try costs, and of each slip whether it used one', async () => {
  const slip = buildAttempt({
    verdict: 'wrong',
    sameValue: true,
    message: 'The number is right. Look at the unit again.',
  });
  put({ items: [buildWorkItem({ tryCost: 0.25, attempts: [slip] })] });
  open();
  const question = await screen.findByRole('article', { name: 'Question 1 of 1' });
  expect(question.textContent).toContain('3 tries left · each wrong one −25%');
  expect(question.textContent).toContain('Look at the unit again.No try was used.');
  put({ items: [buildWorkItem({ tryCost: 0.25, attempts: [slip, { ...slip, id: 'second' }] })] });
  await waitFor(() => expect(question.textContent).toContain('This used a try: it was said before.'));
  expect(question.textContent).toContain('2 tries left');
});

it('asks nothing about the last of the tries, and shows how it is done where the teacher lets it', async () => {
  const wrong = buildAttempt({ verdict: 'wrong', message: 'Point at each part of the picture.' });
  const missed = buildWorkItem({ id: 'item-1', tries: 1, closed: true, attempts: [wrong] });
  server.answers('openWork', () => ({ submissionId, solutions: true }));
  server.answers('showSolutions', () => ({ items: [{ itemId: 'item-1', key: '21', solution: [] }] }));
  put({ items: [missed], state: 'submitted', submittedAt: 1, handIns: [buildHandIn()] });
  open();
  expect(await screen.findByText('That is not correct.')).toBeTruthy();
  expect(screen.queryByText('Point at each part of the picture.')).toBeNull();
  expect((await screen.findByRole('region', { name: 'How it is done' })).textContent).toContain('21');
});

describe('for a student whose teacher set accommodations', () => {
  const needs = (access: Partial<AccessProfile>) => {
    const own = { fullName: 'Ana López', displayName: 'Ana L.', userName: 'ana', classIds: [], state: 'active' };
    server.put('students', uid, { id: uid, ...own, access: { ...usualAccess, ...access, byName: 'Lee', at: 1 } });
  };
  const speak = vi.fn<(said: { text: string }) => void>();
  const cancel = vi.fn();
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  beforeEach(() => {
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    vi.stubGlobal('speechSynthesis', { speak, cancel });
    speak.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('reads the question when it opens, and stops at the button', async () => {
    needs({ readAloud: true });
    put();
    open();
    await waitFor(() => expect(speak).toHaveBeenCalled());
    expect(speak.mock.calls.at(-1)?.[0].text).toMatch(/^Add\./);
    cancel.mockClear();
    const times = speak.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(cancel).toHaveBeenCalled();
    expect(speak).toHaveBeenCalledTimes(times);
    fireEvent.click(await screen.findByRole('button', { name: 'Read it to me' }));
    expect(speak).toHaveBeenCalledTimes(times + 1);
  });

  it('reads nothing by itself for others', async () => {
    needs({ largerPrint: true });
    put();
    open();
    await field();
    expect(await screen.findByRole('button', { name: 'Read it to me' })).toBeTruthy();
    expect(speak).not.toHaveBeenCalled();
  });

  it('has a calculator beside a question, and none beside a bare calculation if the teacher says so', async () => {
    needs({ calculator: 'not-for-computing' });
    const { math: _bare, ...story } = buildWorkItem({ prompt: 'How long are 3 ribbons of 12 cm?' });
    put({ items: [story] });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Calculator' }));
    const calculator = within(await screen.findByRole('region', { name: 'Calculator' }));
    for (const key of ['1', '2', 'times', '3', 'equals'])
      fireEvent.click(calculator.getByRole('button', { name: key }));
    expect(calculator.getByRole('status').textContent).toBe('36');
    cleanup();
    put({ items: [buildWorkItem({ prompt: 'Multiply.', math: '12 × 3' })] });
    open();
    await field();
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
  });

  it('has no calculator where nobody set one', async () => {
    needs({ readAloud: false });
    put();
    open();
    await field();
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
  });
});
