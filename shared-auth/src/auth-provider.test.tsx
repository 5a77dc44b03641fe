import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from './auth-provider.tsx';

function Outside() {
  useAuth();
  return null;
}

it('says that the hook must stand within its provider', () => {
  // React repeats what a component throws.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
  quiet.mockRestore();
});
