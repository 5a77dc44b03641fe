import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

/** The module as a page has it that was just opened: it remembers when the wait before ended. */
const opened = async () => {
  vi.useFakeTimers();
  vi.resetModules();
  return import('./still-loading.tsx');
};

it('says within three seconds that it takes long, and not at once', async () => {
  const { PATIENCE_MS, StillLoading } = await opened();
  render(<StillLoading />);
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  act(() => vi.advanceTimersByTime(PATIENCE_MS));
  expect(screen.getByText(/longer than usual/)).toBeTruthy();
  expect(PATIENCE_MS).toBeLessThan(3000);
  vi.useRealTimers();
});

it('counts waits that follow one another as one, and a later one anew', async () => {
  const { PATIENCE_MS, StillLoading } = await opened();
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const says = () => screen.queryByText(/longer than usual/) !== null;
  wait(60_000);
  const { rerender } = render(<StillLoading key="session" />);
  wait(PATIENCE_MS - 1000);
  rerender(<StillLoading key="area" />);
  expect(says()).toBe(false);
  wait(1000);
  expect(says()).toBe(true);
  rerender(<p>There</p>);
  wait(1000);
  rerender(<StillLoading key="next" />);
  wait(PATIENCE_MS - 1);
  expect(says()).toBe(false);
  vi.useRealTimers();
});

it('offers to load the page anew when it may be waiting for nothing', async () => {
  const { StillLoading } = await opened();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(<StillLoading />);
  act(() => vi.advanceTimersByTime(14_000));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => vi.advanceTimersByTime(1000));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
