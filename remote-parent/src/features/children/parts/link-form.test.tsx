// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LinkForm } from './link-form.tsx';

const call = vi.hoisted(() => vi.fn(async () => ({ studentName: 'Ana' })));
vi.mock('@lemma/shared-auth', () => ({ useUid: () => 'maria', call }));

it('says that the code is missing, and sends nothing', async () => {
  const router = createMemoryRouter([{ path: '*', element: <LinkForm isFirst /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(await screen.findByText('Type the code.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});
