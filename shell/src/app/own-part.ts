/** As the page's first lines have it (packages/federation, `watch-start.ts`). */
const HEAL = Symbol.for('lemma.heal');

/** Asks for the shell's own files that did not come, or came damaged, once more past the browser's cache. */
export async function healOwn(): Promise<void> {
  const heal: unknown = Reflect.get(globalThis, HEAL);
  if (typeof heal === 'function') await heal();
}

/** A part of the shell that comes on demand. One that does not is tried a second time, from past the cache. */
export async function ownPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await healOwn();
    return load();
  }
}
