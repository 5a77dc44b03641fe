import { afterAll, vi } from 'vitest';

/** Files that share a process share its globals: each gives back the clock, the globals and the environment. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
