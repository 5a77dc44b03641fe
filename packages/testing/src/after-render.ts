import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 180_000 });

/** Files that share a document leave it as they found it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
