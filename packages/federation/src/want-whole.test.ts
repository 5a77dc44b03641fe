// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { END_MARK, wantWhole } from './want-whole.ts';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const network = vi.spyOn(globalThis, 'fetch');
const WHOLE = `<!doctype html><body><div id="root"></div>${END_MARK}</body>\n</html>\n`;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  network.mockReset();
});
afterEach(() => vi.useRealTimers());

/** A page of which this came. */
async function comes(body: string): Promise<void> {
  document.body.innerHTML = body;
  wantWhole();
  document.dispatchEvent(new Event('readystatechange'));
  await vi.advanceTimersByTimeAsync(0);
}

it('leaves a page alone that is whole', async () => {
  await comes(`<div id="root"></div>${END_MARK}`);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it.each(['', '<div id="root"><p data-wait>Loading...</p></div>'])(
  'loads one anew that was cut after "%s"',
  async (body) => {
    network.mockResolvedValue(new Response(WHOLE));
    await comes(body);
    expect(network).toHaveBeenCalledWith(location.href, { cache: 'reload' });
    expect(document.querySelectorAll('[data-wait]')).toHaveLength(1);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('waits while it does not come whole', async () => {
  network
    .mockResolvedValueOnce(new Response(WHOLE.slice(0, 40)))
    .mockResolvedValueOnce(new Response(WHOLE, { status: 503 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(WHOLE));
  await comes('');
  await vi.advanceTimersByTimeAsync(6000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledTimes(1);
});
