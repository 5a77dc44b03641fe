import { createMemoryRouter, Outlet, RouterProvider } from '@lemma/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SlowMove } from './slow-move.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says over the previous page that the next one takes long, until it is there', async () => {
  vi.useFakeTimers();
  const slow = Promise.withResolvers<{ default: () => string }>();
  const Next = lazy(() => slow.promise);
  const frame = () => (
    <>
      <SlowMove moves={router} />
      <Suspense fallback="waiting">
        <Outlet />
      </Suspense>
    </>
  );
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter([
    {
      Component: frame,
      children: [
        { path: '/', element: <p>Before</p> },
        { path: '/next', element: <Next /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText(/longer than usual/)).toBeNull();

  await act(async () => router.navigate('/next'));
  expect(screen.getByText('Before')).toBeTruthy();
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByText(/longer than usual/)).toBeTruthy();

  await act(async () => slow.resolve({ default: () => 'Next' }));
  expect(screen.getByText('Next')).toBeTruthy();
  expect(screen.queryByText(/longer than usual/)).toBeNull();
});
