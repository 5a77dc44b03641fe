import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OnDemand } from './on-demand.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Part = () => <p>here</p>;

it('shows nothing until the part is loaded, and then the part', async () => {
  const coming = Promise.withResolvers<ComponentType>();
  const { container } = render(<OnDemand load={() => coming.promise} />);
  expect(container.textContent).toBe('');
  await act(async () => coming.resolve(Part));
  expect(screen.getByText('here')).toBeTruthy();
});

it('throws where it is rendered, so that the boundary around it catches the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const coming = Promise.withResolvers<ComponentType>();
  render(
    <>
      <p>the page</p>
      <QuietBoundary where="a part">
        <OnDemand load={() => coming.promise} />
      </QuietBoundary>
    </>,
  );
  await act(async () => coming.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.queryByText('here')).toBeNull();
});
