import type { CallOutput } from '@lemma/school/calls';
import { buildAttempt, buildWorkItem } from '@lemma/testing';
import { network, openArea, server } from '@lemma/testing/screens';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';
import { journal } from '#shared/outbox/outbox.ts';

let uid: string;
const item = (n: number, over: Parameters<typeof buildWorkItem>[0] = {}) =>
  buildWorkItem({ id: `p1-${n}`, prompt: `Add number ${n}.`, tries: 3, hintCount: 0, ...over });
const open = (at = '?practice=1') => openArea({ area: 'student', createRoutes, at, uid });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const check = () => fireEvent.click(screen.getByRole('button', { name: /Check$/ }));
const right = (): CallOutput<'answerPractice'> => {
  const attempt = buildAttempt({ verdict: 'right', response: '5' });
  return { kind: 'checked', attempt, item: item(1, { attempts: [attempt], solved: true, closed: true }) };
};

beforeEach(() => {
  // Each student has a separate outbox on the same device.
  uid = crypto.randomUUID();
  server.answers('startPractice', () => ({ items: [1, 2].map((n) => ({ item: item(n), reason: 'new' as const })) }));
  server.answers('answerPractice', right);
  server.put('desks', uid, { studentId: uid, displayName: 'Ana L.', assignments: {} });
});

it('keeps an answer that is checked without a connection, and checks it when the connection is back', async () => {
  open();
  await type('5');
  network('offline');
  check();
  expect(await screen.findByText(/^No connection. Your answer is safe on this device/)).toBeTruthy();
  expect((await field()).value).toBe('5');
  network('online');
  expect(await screen.findByText('That is right.')).toBeTruthy();
  expect(server.asked('answerPractice')).toMatchObject([{ itemId: 'p1-1', response: '5' }]);
});

it('tells of no points and no tries, and shows how a question is done after the last one', async () => {
  server.answers('answerPractice', () => {
    const attempt = buildAttempt({ verdict: 'wrong', response: '6', message: 'Not yet.' });
    return { kind: 'checked', attempt, item: item(1, { attempts: [attempt], solved: false, closed: true }) };
  });
  server.answers('practiceSolution', () => ({ key: '5', steps: [{ line: '2 + 3 = 5', why: 'Add.' }] }));
  open();
  await field();
  expect(screen.queryByText(/point|try|tries/i)).toBeNull();
  await type('6');
  check();
  const done = await screen.findByRole('region', { name: 'How it is done' });
  await waitFor(() => expect(done.textContent).toContain('Add.'));
  expect(server.asked('practiceSolution')).toEqual([{ itemId: 'p1-1' }]);
  expect(screen.getByText('Look at how it is done, then go on.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next question' }));
  expect(await screen.findByText('Add number 2.')).toBeTruthy();
});

it('sends the working with the answer, where the question offers to write it', async () => {
  const written = { lines: ['2x = 8', 'x = 4'], mended: [], asked: 0 };
  const asked = item(1, { math: '2x + 3 = 11', writing: { ask: 'offered' } });
  server.answers('startPractice', () => ({ items: [{ item: asked, reason: 'new' as const }] }));
  await journal.saveDraft(uid, 'practice', 'p1-1 0#lines', { text: JSON.stringify(written), base: '' });
  open();
  expect(await screen.findAllByRole('button', { name: 'Show work' })).not.toEqual([]);
  await type('4');
  check();
  await screen.findByText('That is right.');
  expect(server.asked('answerPractice')).toMatchObject([{ itemId: 'p1-1', response: '4', written }]);
});

it('opens on the first question that is open, and one that is done can still be opened', async () => {
  const done = item(1, { attempts: [buildAttempt({ verdict: 'right', response: '5' })], solved: true, closed: true });
  server.answers('startPractice', () => ({
    items: [done, item(2)].map((one) => ({ item: one, reason: 'new' as const })),
  }));
  open();
  expect(await screen.findByText('Add number 2.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Previous question' }));
  expect(await screen.findByText('Add number 1.')).toBeTruthy();
});

it('sends an answer that waits when the area is opened again on another page, and tells of it', async () => {
  open();
  await type('5');
  network('offline');
  check();
  await screen.findByText(/^No connection/);
  cleanup();
  open('');
  expect(await screen.findByText('1 answer in “Practice”')).toBeTruthy();
  network('online');
  expect(await screen.findByText('1 answer in “Practice” checked')).toBeTruthy();
  expect(server.asked('answerPractice')).toHaveLength(1);
});

it('sends what waits before it asks for the questions of a new day', async () => {
  open();
  await type('5');
  server.refuses('answerPractice', 'server/unavailable');
  check();
  await waitFor(() => expect(server.asked('answerPractice')).toHaveLength(1));
  cleanup();
  const order: string[] = [];
  server.answers('answerPractice', () => {
    order.push('answer');
    return right();
  });
  server.answers('startPractice', () => {
    order.push('questions');
    return { items: [{ item: item(2), reason: 'new' as const }] };
  });
  open();
  await screen.findByText('Add number 2.');
  expect(order).toEqual(['answer', 'questions']);
});

it('tells of an answer that came after a new day had begun, once', async () => {
  server.refuses('answerPractice', 'data/not-found');
  open();
  await type('5');
  check();
  await waitFor(() => expect(server.asked('answerPractice')).toHaveLength(1));
  cleanup();
  open('');
  expect(await screen.findByText('1 practice answer came after a new day’s practice had begun')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText(/practice answer came after/)).toBeNull());
});
