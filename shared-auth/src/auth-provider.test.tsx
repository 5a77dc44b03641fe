import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from './auth-provider.tsx';

function Outside() {
  useAuth();
  return null;
}

it('reports that the hook must be used inside its provider', () => {
  // React logs errors that components throw.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
  quiet.mockRestore();
});
