import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 180_000 });

/** Files that share a document leave it as they found it. */
afterEach(() => {
  cleanup();
  // A file may choose to have no document.
  if (typeof localStorage === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
