import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Files that share a document leave it as they found it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
