/** What of this browser's storage is not about anybody: the language of its pages. */
const STAYS = ['lemma.language'];

/** A storage of this page alone. */
function storageInMemory(first: Readonly<Record<string, string>>): Storage {
  const stored = new Map(Object.entries(first));
  return {
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

/**
 * From here on, this page neither reads nor writes what this browser stores of people: lists of names that a teacher has not
 * finished, the class they opened last, who signed in.
 */
export function separateStorage(): void {
  const first = Object.fromEntries(
    STAYS.flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  Object.defineProperty(window, 'localStorage', { value: storageInMemory(first), configurable: true });
}
