const KEY = Symbol.for('lemma.shared-auth.instances');

/** Counts how often this package was evaluated on the page. More than one means that a remote brought its own copy. */
const counts = globalThis as { [KEY]?: number };
counts[KEY] = (counts[KEY] ?? 0) + 1;

/** How many copies of shared-auth the page holds: 1 when federation works. */
export const sharedAuthInstances = (): number => counts[KEY] ?? 0;
