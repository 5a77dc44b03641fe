import { AppError } from '@lemma/contract';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RemoteFailed } from './remote-failed.tsx';

it('tries again when it is asked to, and by itself when the network is back', () => {
  const retry = vi.fn();
  const { unmount } = render(<RemoteFailed fault={new AppError('remote/unreachable', 'teacher@1')} onRetry={retry} />);
  screen.getByRole('button', { name: 'Try again' }).click();
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
});
