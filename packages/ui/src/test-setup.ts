import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadRadix } from './overlays/radix.ts';

configure({ asyncUtilTimeout: 180_000 });

// Otherwise the first dialog of a file would open a moment later than the others.
beforeAll(loadRadix);

// Our pages have a doctype, which temml looks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' });

// A warning of React is an error and fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  document.documentElement.lang = 'en';
  localStorage.clear();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
