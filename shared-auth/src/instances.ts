const KEY = Symbol.for('lemma.shared-auth.instances');

/** Counts how often this package was loaded on the page. More than once means that a remote brought its own copy. */
const counts = globalThis as { [KEY]?: number };
counts[KEY] = (counts[KEY] ?? 0) + 1;

/** The number of copies of shared-auth on the page: 1 if federation works. */
export const sharedAuthInstances = (): number => counts[KEY] ?? 0;
