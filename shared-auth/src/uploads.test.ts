import { AppError, codeOf } from '@lemma/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { sendBy } from './uploads.ts';

/** A request that the test answers when it wants to. */
class DelayedRequest {
  static last: DelayedRequest | undefined;
  upload = {};
  timeout = 0;
  status = 0;
  responseText = '';
  ontimeout = () => {};
  onload = () => {};
  onerror = () => {};
  open = vi.fn();
  setRequestHeader = vi.fn();
  abort = vi.fn();
  send = () => {
    DelayedRequest.last = this;
  };
}

afterEach(() => vi.unstubAllGlobals());

function begin() {
  vi.stubGlobal('XMLHttpRequest', DelayedRequest);
  const line = async () => ({ address: 'https://school.example/upload', authorization: 'Bearer x' });
  const send = sendBy(line, () => new AppError('unknown', 'test'));
  const code = send(new URLSearchParams({ size: '1' }), 'Ana López.png', new Blob(['x']), () => {}).then(
    () => 'sent',
    (fault: unknown) => codeOf(fault),
  );
  return { code, request: () => vi.waitUntil(() => DelayedRequest.last) };
}

it('waits two minutes for a part, then reports a temporary error', async () => {
  const { code, request } = begin();
  const paused = await request();
  expect(paused.timeout).toBe(120_000);
  paused.ontimeout();
  expect(await code).toBe('network/timeout');
});
it('keeps the name of the file out of the address', async () => {
  DelayedRequest.last = undefined;
  const { request } = begin();
  const { open, setRequestHeader } = await request();
  expect(open).toHaveBeenCalledWith('PUT', 'https://school.example/upload?size=1');
  expect(setRequestHeader).toHaveBeenCalledWith('lemma-file-name', 'Ana%20L%C3%B3pez.png');
});
it('ends when the answer was cut off', async () => {
  DelayedRequest.last = undefined;
  const { code, request } = begin();
  Object.assign(await request(), { status: 200, responseText: '{"kind":' }).onload();
  expect(await code).toBe('sent');
});
