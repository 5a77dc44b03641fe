import { AppError } from '@lemma/contract';
import type { StoredFile } from '@lemma/school/files';
import type { Uploaded, UploadOptions } from '@lemma/shared-auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadQueue, isUnderWay, mayTryAgain } from './upload-queue.ts';

const stored = (name: string): StoredFile => ({
  fileId: name,
  name,
  type: 'image/png',
  size: 1,
  pages: 1,
  purpose: 'hand-in',
  at: 1,
  digest: name,
});
const file = (name: string) => new File(['x'], name);

/** A network that the test controls: every file waits until the test lets it through or refuses it. */
function network() {
  const waiting: { name: string; options: UploadOptions; pass: () => void; fail: (fault: AppError) => void }[] = [];
  const send = (sent: File, options: UploadOptions) =>
    new Promise<Uploaded>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new AppError('upload/stopped', 'test')));
      const pass = () => resolve({ file: stored(sent.name), again: false });
      waiting.push({ name: sent.name, options, pass, fail: reject });
    });
  const queue = createUploadQueue(send);
  const last = () => {
    const own = waiting.at(-1);
    if (!own) throw new Error('nothing was sent');
    return own;
  };
  const states = () => queue.getUploads().map(({ file: { name }, state }) => `${name} ${state.kind}`);
  return { queue, waiting, last, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends one file after the other', async () => {
  const { queue, last, states, waiting } = network();
  queue.add([file('a'), file('b')], 'hand-in');
  expect(states()).toEqual(['a sending', 'b waiting']);
  last().options.onProgress(0.5);
  expect(queue.getUploads()[0]?.state).toEqual({ kind: 'sending', share: 0.5 });
  last().pass();
  await expect.poll(() => states()).toEqual(['a kept', 'b sending']);
  expect(waiting.map(({ name }) => name)).toEqual(['a', 'b']);
});
it('pauses without a network, and goes on when it is back', async () => {
  const { queue, last, states, waiting } = network();
  queue.add([file('a'), file('b')], 'hand-in');
  last().options.onProgress(0.4);
  last().fail(new AppError('network/offline', 'test'));
  await expect.poll(() => states()).toEqual(['a paused', 'b waiting']);
  expect(waiting).toHaveLength(1);
  queue.wake();
  expect(queue.getUploads()[0]?.state).toEqual({ kind: 'sending', share: 0.4 });
  last().pass();
  await expect.poll(() => states()).toEqual(['a kept', 'b sending']);
});
it('tries again by itself when nobody says that the network is back', async () => {
  const { queue, last, states } = network();
  queue.add([file('a')], 'hand-in');
  last().fail(new AppError('network/offline', 'test'));
  await expect.poll(() => states()).toEqual(['a paused']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(states()).toEqual(['a sending']);
});
it('goes on with the next file when one is refused', async () => {
  const { queue, last, states } = network();
  queue.add([file('a'), file('b')], 'hand-in');
  last().fail(new AppError('file/broken', 'test'));
  await expect.poll(() => states()).toEqual(['a failed', 'b sending']);
  expect(queue.getUploads()[0]?.state).toEqual({ kind: 'failed', code: 'file/broken' });
});
it('cancels an upload, and sends it again on request', async () => {
  const { queue, last, states } = network();
  queue.add([file('a'), file('b')], 'hand-in');
  const [first] = queue.getUploads();
  queue.stop(first?.key ?? '');
  await expect.poll(() => states()).toEqual(['a stopped', 'b sending']);
  queue.retry(first?.key ?? '');
  last().pass();
  await expect.poll(() => states()).toEqual(['a sending', 'b kept']);
});
it('changes the order without changing what is sent', () => {
  const { queue, states } = network();
  queue.add([file('a'), file('b'), file('c')], 'hand-in');
  queue.move('3', -1);
  expect(states()).toEqual(['a sending', 'c waiting', 'b waiting']);
  queue.move('1', -1);
  expect(states()).toEqual(['a sending', 'c waiting', 'b waiting']);
});

it('offers another try where it can help', () => {
  expect(mayTryAgain({ kind: 'failed', code: 'server/unavailable' })).toBe(true);
  expect(mayTryAgain({ kind: 'failed', code: 'file/broken' })).toBe(false);
  expect(mayTryAgain({ kind: 'stopped' })).toBe(true);
});

it('knows what would be lost with the page', () => {
  expect(isUnderWay({ kind: 'paused', share: 0.5 })).toBe(true);
  expect(isUnderWay({ kind: 'stopped' })).toBe(false);
  expect(isUnderWay({ kind: 'failed', code: 'file/broken' })).toBe(false);
});
