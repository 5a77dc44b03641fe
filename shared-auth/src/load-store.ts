import { endFirstReads } from './begin-first-reads.ts';

/** Loads Firestore (93 kB compressed) once, at the first use. */
export async function loadStore() {
  const store = await import('./store.ts');
  endFirstReads();
  return store;
}
