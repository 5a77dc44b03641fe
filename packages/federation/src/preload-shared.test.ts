import { expect, it } from 'vitest';
import { type BuiltChunk, sharedChunks, withPreloads } from './preload-shared.ts';

const chunk = (imports: string[], dynamicImports: string[] = []): BuiltChunk => ({ imports, dynamicImports });
const chunks = new Map([
  ['assets/index.js', chunk(['assets/page.js'])],
  ['assets/x-localSharedImportMap-y.js', chunk([], ['assets/auth.js', 'assets/toast.js'])],
  ['assets/auth.js', chunk(['assets/sdk.js'], ['assets/firestore.js'])],
  ['assets/toast.js', chunk(['assets/sdk.js'])],
  ['assets/pendingShares-z.js', chunk([])],
]);

it('finds the shared packages and what they import, and leaves out what comes on demand', () => {
  const wanted = ['assets/auth.js', 'assets/sdk.js', 'assets/toast.js', 'assets/pendingShares-z.js'];
  expect(sharedChunks(chunks)).toEqual(wanted);
});

it('names no file twice', () => {
  const page = '<head><link rel="modulepreload" crossorigin href="/assets/a.js"></head>';
  const link = '<link rel="modulepreload" crossorigin href="/assets/b.js">';
  expect(withPreloads(page, ['assets/a.js', 'assets/b.js'])).toBe(page.replace('</head>', `${link}</head>`));
});
