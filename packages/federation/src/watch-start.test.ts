// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStart } from './watch-start.ts';

const HEAL = Symbol.for('lemma.heal');
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const message = () => document.querySelector('[role=alert]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, HEAL);
});

/** A page that was loaded anew this often already, one of whose scripts fails; `mends`: whether a file was repaired. */
async function fails(times: number, mends: boolean): Promise<void> {
  document.body.innerHTML = '<p data-wait>Loading...</p><script></script><script></script>';
  if (times > 0) sessionStorage.setItem('lemma.reloaded', `${Date.now()} ${times}`);
  Reflect.set(globalThis, HEAL, async () => mends);
  watchStart();
  for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
}

it('loads the page anew once, whatever is wrong', async () => {
  await fails(0, false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(message()).toBeUndefined();
});

it('loads it again where that was in vain because a damaged file was still in the cache', async () => {
  await fails(1, true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(message()).toBeUndefined();
});

it.each([
  ['nothing could be mended', 1, false],
  ['mending does not help', 3, true],
])('says what went wrong where %s, and goes on saying it', async (_, times, mends) => {
  await fails(times, mends);
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  expect(message()).toContain('did not load');
  expect(document.querySelectorAll('button')).toHaveLength(1);
});

it('offers a new page where a file never comes, and goes on waiting for it', async () => {
  document.body.innerHTML = '<p data-wait>Loading...</p>';
  watchStart();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(document.querySelector('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('[data-wait]')?.textContent).toContain('longer than usual');
  expect(message()).toBeUndefined();
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says so above a page that the build has drawn, whose buttons do nothing yet', async () => {
  document.body.innerHTML = '<div id="root" data-drawn="en"><button>Sign in</button></div>';
  watchStart();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(document.querySelector('p[data-notice] button')?.textContent).toBe('Try again');
});
