// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** A page with the sheet, which comes; `answers` are those of the fetches that follow, in their order. */
async function open(answers: readonly (Response | 'does not match')[]) {
  vi.resetModules();
  // The watcher of the test before watches on.
  const address = `https://area.example/v/assets/look-${crypto.randomUUID()}.css`;
  const asked: unknown[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (from: string, { cache, integrity }: RequestInit) => {
    asked.push([from === address, cache, integrity]);
    const answer = left.shift();
    if (answer === undefined || answer === 'does not match') throw new TypeError('does not match');
    return answer;
  });
  const { learnSheets } = await import('./learn-sheets.ts');
  learnSheets([[address, 'sha384-look']]);
  const link = document.createElement('link');
  // Before the address, so that nothing is fetched for it.
  link.rel = 'stylesheet';
  Reflect.defineProperty(link, 'href', { value: address });
  document.head.append(link);
  // The watcher hears of it in a microtask.
  await Promise.resolve();
  link.dispatchEvent(new Event('load'));
  return { link, asked };
}
const sheet = () => new Response('', { headers: { 'content-type': 'text/css' } });

it('leaves a sheet that is as it was published', async () => {
  const { link, asked } = await open([sheet()]);
  expect(asked).toEqual([[true, 'force-cache', 'sha384-look']]);
  expect(link.isConnected).toBe(true);
});

it.each([
  ['was changed', 'does not match'],
  ['came as another type', new Response('', { headers: { 'content-type': 'text/plain' } })],
] as const)('fetches one that %s past the cache, and puts it in the place of the other', async (_, cached) => {
  const { link, asked } = await open([cached, sheet()]);
  await vi.waitFor(() => expect(link.isConnected).toBe(false));
  expect(asked[1]).toEqual([true, 'reload', 'sha384-look']);
  expect(document.head.querySelector('link[rel=stylesheet]')).not.toBeNull();
});

it('tries again later while the site has no other', async () => {
  vi.useFakeTimers();
  const { link, asked } = await open(['does not match', 'does not match', 'does not match', sheet()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(link.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(link.isConnected).toBe(false);
  expect(asked).toHaveLength(4);
});
