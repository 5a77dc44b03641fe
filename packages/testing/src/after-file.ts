import { afterAll, vi } from 'vitest';
import { leaveDocument } from './leave-document.ts';

const address = globalThis.location?.href;

/** Files that share a process share its globals: each gives back the clock, the globals, the environment and the document. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (address !== undefined) leaveDocument(address);
});
