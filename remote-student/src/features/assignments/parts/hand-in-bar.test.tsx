import type { CallOutput } from '@lemma/school/calls';
import { DAY } from '@lemma/school/time';
import { type Submission, submissionIdOf } from '@lemma/school/work';
import { buildAttempt, buildFeedback, buildHandIn, buildSubmission, buildWorkItem } from '@lemma/testing';
import { network, openArea, server } from '@lemma/testing/screens';
import { toastStore } from '@lemma/toast';
import { formatDateTime } from '@lemma/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createRoutes } from '#routes';

const assignmentId = 'assignment-1';
let uid: string;
let submissionId: string;

const solved = buildWorkItem({ solved: true, closed: true, score: 2 });
const put = (over: Partial<Submission> = {}) => {
  const own = { id: submissionId, studentId: uid, dueAt: Date.now() + 7 * DAY };
  server.put('submissions', submissionId, buildSubmission({ ...own, ...over }));
};
const open = () => openArea({ area: 'student', createRoutes, at: `assignments?work=${assignmentId}`, uid });
const handIn = () => screen.findByRole('button', { name: 'Turn in' });
const press = async () => fireEvent.click(await handIn());
const receipt = { submittedAt: Date.UTC(2026, 10, 21, 18), late: false };
const turnedIn: Partial<Submission> = {
  state: 'submitted',
  submittedAt: receipt.submittedAt,
  handIns: [buildHandIn()],
};

beforeEach(() => {
  uid = crypto.randomUUID();
  submissionId = submissionIdOf(assignmentId, uid);
  server.answers('openWork', () => ({ submissionId, now: Date.now() }));
  server.answers('saveDraft', () => ({}));
});

it('asks before work with unanswered questions is turned in, and sends nothing until then', async () => {
  put({ items: [buildWorkItem(), buildWorkItem({ id: 'item-2' })] });
  open();
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Turn in now?' });
  expect(dialog.textContent).toContain('2 questions are still open.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go on working' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked('handIn')).toEqual([]);
});

it('says what is not correct before it is turned in, and asks nothing where all is', async () => {
  const wrong = buildAttempt({ verdict: 'wrong' });
  const missed = buildWorkItem({ id: 'item-2', closed: true, tries: 1, attempts: [wrong] });
  put({ items: [solved, missed] });
  open();
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Turn in now?' });
  expect(dialog.textContent).toContain('1 question is not correct, and has no tries left. You can undo it');
  expect(dialog.textContent).not.toContain('still open');
  expect(server.asked('handIn')).toEqual([]);
});

it('undoes turning in until it is due and somebody has written on it, where no solutions are shown', async () => {
  const dueAt = Date.now() + DAY;
  const work = { items: [buildWorkItem({ closed: true })], ...turnedIn, dueAt };
  put(work);
  server.answers('takeBack', () => ({}));
  server.answers('readFeedback', () => ({}));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo turning in' }));
  await waitFor(() => expect(server.asked('takeBack')).toEqual([{ submissionId }]));
  const undo = () => screen.queryByRole('button', { name: 'Undo turning in' });
  put({ ...work, feedback: [buildFeedback({ at: Date.now() })] });
  await waitFor(() => expect(undo()).toBeNull());
  put(work);
  await waitFor(() => expect(undo()).not.toBeNull());
  put({ ...work, dueAt: Date.now() - DAY });
  await waitFor(() => expect(undo()).toBeNull());
});

it('says the end of a time limit where that comes before the due date', async () => {
  const endsAt = Date.now() + DAY / 2;
  put({ items: [buildWorkItem({ closed: true })], ...turnedIn, endsAt, dueAt: endsAt + 9 * DAY });
  server.answers('readFeedback', () => ({}));
  open();
  const until = await screen.findByText(/^You can go on working until/);
  expect(until.textContent).toContain(formatDateTime(endsAt));
});

it('turns in once, however often it is pressed, and shows the receipt that the server wrote', async () => {
  put({ items: [solved] });
  const { promise, resolve } = Promise.withResolvers<CallOutput<'handIn'>>();
  server.answers('handIn', () => promise);
  open();
  const button = await handIn();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(server.asked('handIn')).toHaveLength(1));
  fireEvent.click(button);
  expect(screen.queryByText('On time. Your work is safe.')).toBeNull();
  resolve(receipt);
  put({ items: [solved], ...turnedIn, score: 2 });
  expect(await screen.findByText('On time. Your work is safe.')).toBeTruthy();
  expect(screen.getByText(/^1 of 1 question correct\. Points:/).textContent).toContain('2');
  expect(screen.queryByRole('button', { name: 'Turn in' })).toBeNull();
  expect(server.asked('handIn')).toEqual([{ submissionId }]);
});

it('shows the pages that were turned in, by the student and by somebody else', async () => {
  const page = { name: 'page.png', type: 'image/png', size: 9, turn: 0 } as const;
  const own = buildHandIn({ id: 'h1', pages: [{ ...page, fileId: 'f1' }] });
  const other = { by: 'parent', byName: 'Jon', pages: [{ ...page, fileId: 'f2', name: 'other.png' }] } as const;
  put({ items: [solved], ...turnedIn, handIns: [own, buildHandIn({ ...other, id: 'h2', pages: [...other.pages] })] });
  open();
  expect(await screen.findByRole('button', { name: 'page.png' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'other.png' })).toBeTruthy();
});

it('turns in with unanswered questions after a confirmation', async () => {
  put();
  server.answers('handIn', () => receipt);
  open();
  await press();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn in' }));
  await waitFor(() => expect(server.asked('handIn')).toEqual([{ submissionId }]));
});

it('says without a network that it is not turned in yet, and turns in once the network is back', async () => {
  put({ items: [solved] });
  server.answers('handIn', () => receipt);
  open();
  await handIn();
  network('offline');
  await press();
  expect(await screen.findByText(/^Not turned in yet\./)).toBeTruthy();
  expect(server.asked('handIn')).toEqual([]);
  network('online');
  await waitFor(() => expect(server.asked('handIn')).toEqual([{ submissionId }]));
});

const field = () => screen.findByRole('textbox', { name: 'Your answer' });
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn in' }));

it('names the questions whose answers are typed or sent and not checked', async () => {
  put({ items: [buildWorkItem(), buildWorkItem({ id: 'item-2', draft: '7' }), { ...solved, id: 'item-3' }] });
  open();
  fireEvent.change(await field(), { target: { value: '5/6' } });
  await screen.findByText(/Saved on this device/);
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Turn in now?' });
  expect(dialog.textContent).toContain('Questions 1 and 2 have answers that are not checked: press Check there');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go on working' }));
  network('offline');
  fireEvent.click(screen.getByRole('button', { name: /Check$/ }));
  await screen.findByText(/^No connection\. Your answer is safe/);
  expect(screen.getByRole('button', { name: /1 of 3/ }).textContent).toContain('1 not sent yet');
  await press();
  const again = await screen.findByRole('dialog', { name: 'Turn in now?' });
  expect(again.textContent).toContain('Question 2 has an answer that is not checked');
  expect(again.textContent).toContain('Your answer to question 1 is not checked yet.');
  network('online');
});

it('says one thing while turning in waits, takes no answer, and gives the work back when it is called back', async () => {
  put({ items: [buildWorkItem()] });
  open();
  fireEvent.change(await field(), { target: { value: '5/6' } });
  network('offline');
  fireEvent.click(screen.getByRole('button', { name: /Check$/ }));
  await screen.findByText(/^No connection\. Your answer is safe/);
  await press();
  await confirm();
  await screen.findByText(/^Not turned in yet\./);
  expect(screen.queryByText(/^No connection\. Your answer is safe/)).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Check$|^Turn in$/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go on working' }));
  await screen.findByText(/^No connection\. Your answer is safe/);
  server.answers('submitAttempt', () => ({ kind: 'invalid', at: 0, length: 0, message: 'That is no number.' }));
  network('online');
  await waitFor(() => expect(server.asked('submitAttempt')).toHaveLength(1));
  await handIn();
  expect(server.asked('handIn')).toEqual([]);
});

it('marks unanswered questions as missed once the work is turned in', async () => {
  put({ items: [solved, buildWorkItem({ id: 'item-2', closed: true })], ...turnedIn });
  open();
  const list = await screen.findByRole('button', { name: /1 of 2/ });
  expect(list.textContent).toContain('1 right, 1 not answered');
});

it('says that turning in was refused, and offers it again', async () => {
  put({ items: [solved] });
  server.refuses('handIn', 'work/closed');
  open();
  await press();
  await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
  server.answers('handIn', () => receipt);
  await press();
  await waitFor(() => expect(server.asked('handIn')).toHaveLength(2));
});

it('says that turned-in work came late, and offers nothing more', async () => {
  put({ items: [solved], ...turnedIn, late: true });
  open();
  expect(await screen.findByText('It arrived after the due date. Your teacher sees that.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn in' })).toBeNull();
});
