/** Set by the page's first lines (packages/federation, `watch-start.ts`). */
const HEAL = Symbol.for('lemma.heal');

/** Reloads the shell's own files that were missing or damaged, past the browser's cache. */
export async function healOwn(): Promise<void> {
  const heal: unknown = Reflect.get(globalThis, HEAL);
  if (typeof heal === 'function') await heal();
}

/** Loads a part of the shell on demand. If that fails, it is loaded once more, past the cache. */
export async function ownPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await healOwn();
    return load();
  }
}
