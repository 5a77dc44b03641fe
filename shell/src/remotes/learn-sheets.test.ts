// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

const TEXT = 'p { color: rgb(1, 2, 3) }';
const sheet = () => new Response(TEXT, { headers: { 'content-type': 'text/css' } });
const adopted = () => document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length);
type Answer = Response | 'does not match' | 'no answer';

/** A page with the sheet; `answers` are those of the fetches that follow, in their order. */
async function open(answers: readonly Answer[], ends: 'load' | 'error' | 'never' = 'load') {
  vi.resetModules();
  document.adoptedStyleSheets = [];
  // The watcher of the test before watches on.
  const address = `https://area.example/v/assets/look-${crypto.randomUUID()}.css`;
  const asked: unknown[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (from: string, { cache, integrity, signal }: RequestInit) => {
    asked.push([from === address, cache, integrity]);
    const answer = left.shift();
    if (answer === 'no answer') await new Promise((_, reject) => signal?.addEventListener('abort', reject));
    if (!(answer instanceof Response)) throw new TypeError('does not match');
    return answer;
  });
  const { learnSheets } = await import('./learn-sheets.ts');
  learnSheets([[address, 'sha384-look']]);
  const link = document.createElement('link');
  // Before the address, so that nothing is fetched for it.
  link.rel = 'stylesheet';
  Reflect.defineProperty(link, 'href', { value: address });
  Reflect.defineProperty(link, 'sheet', { value: ends === 'load' ? { cssRules: ['a rule'] } : null });
  document.head.append(link);
  const shown = vi.fn();
  link.addEventListener('load', shown);
  // The watcher hears of it in a microtask.
  await Promise.resolve();
  if (ends !== 'never') link.dispatchEvent(new Event(ends));
  return { link, asked, shown };
}

it('leaves a sheet that is as it was published', async () => {
  const { link, asked } = await open([sheet()]);
  await expect.poll(() => asked).toEqual([[true, 'force-cache', 'sha384-look']]);
  expect(link.isConnected).toBe(true);
  expect(adopted()).toEqual([]);
});

it.each([
  ['was changed', 'does not match'],
  ['came as another type', new Response('', { headers: { 'content-type': 'text/plain' } })],
] as const)('fetches one that %s past the cache, and puts it in the place of the other', async (_, cached) => {
  const { link, asked } = await open([cached, sheet()]);
  await expect.poll(() => link.isConnected).toBe(false);
  expect(asked[1]).toEqual([true, 'reload', 'sha384-look']);
  expect(adopted()).toEqual([1]);
});

it.each([1, 8])('fetches one that failed past the cache, also where the site has no other %i times', async (times) => {
  vi.useFakeTimers();
  const { link, asked } = await open([...Array<Answer>(times).fill('does not match'), sheet()], 'error');
  await vi.advanceTimersByTimeAsync(0);
  expect(link.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(5000 + (times - 1) * 15_000);
  expect(link.isConnected).toBe(false);
  expect(adopted()).toEqual([1]);
  expect(asked).toHaveLength(times + 1);
});

it('shows the screen without one that hangs, and gives up a request that hangs as well', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const aborts = new AbortController();
    setTimeout(() => aborts.abort(), milliseconds);
    return aborts.signal;
  });
  const { link, asked, shown } = await open(['no answer', sheet()], 'never');
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toHaveBeenCalledOnce();
  expect(link.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(8000 + 5000);
  expect(asked).toEqual(Array(2).fill([true, 'reload', 'sha384-look']));
  expect(link.isConnected).toBe(false);
  expect(adopted()).toEqual([1]);
});
