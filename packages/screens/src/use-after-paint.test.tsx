import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is false in the frame that shows the part, and true once that is painted', () => {
  const inFrame: boolean[] = [];
  const { result } = renderHook(() => useAfterPaint());
  // The frame's own work, as a browser runs it before it paints.
  requestAnimationFrame(() => inFrame.push(result.current));
  expect(result.current).toBe(false);
  act(() => vi.runAllTimers());
  expect(inFrame).toEqual([false]);
  expect(result.current).toBe(true);
});

it('asks for nothing after the part is gone', () => {
  const { unmount } = renderHook(() => useAfterPaint());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
