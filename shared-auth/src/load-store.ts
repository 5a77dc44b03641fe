import { endFirstReads } from './begin-first-reads.ts';
import { endNoting } from './early-reads.ts';
import { isSample } from './sample-mode.ts';

type Store = typeof import('./store.ts');

/** Loads Firestore (93 kB compressed) once, at the first use; in the sample class, what reads its files. */
export async function loadStore(): Promise<Store> {
  if (isSample()) return import('./sample-store.ts');
  const store = await import('./store.ts');
  endFirstReads();
  endNoting();
  return store;
}
