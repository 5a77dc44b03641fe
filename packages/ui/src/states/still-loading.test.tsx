import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PATIENCE, StillLoading } from './still-loading.tsx';

it('says within three seconds that it takes long, and not at once', () => {
  vi.useFakeTimers();
  render(<StillLoading />);
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  act(() => vi.advanceTimersByTime(PATIENCE));
  expect(screen.getByText(/longer than usual/)).toBeTruthy();
  expect(PATIENCE).toBeLessThan(3000);
  vi.useRealTimers();
});
