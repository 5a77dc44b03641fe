// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { watchStart } from './watch-start.ts';

it('says what went wrong, and goes on saying it when the time for patience has passed', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p data-wait>Loading...</p><script></script>';
  sessionStorage.setItem('lemma.reloaded', `${Date.now()}`);
  watchStart();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(10_000);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('did not load');
  expect(document.querySelector('button')?.textContent).toBe('Try again');
  vi.useRealTimers();
});
