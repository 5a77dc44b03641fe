/** The page's log of faults, newest last, for the console and for tests. Each carries the area and version that it came from. */
const KEY = Symbol.for('lemma.faults');
type Fault = { readonly where: string; readonly message: string; readonly at: number };
const log = globalThis as { [KEY]?: Fault[] };

export function reportError(error: unknown, where: string): void {
  const message = error instanceof Error ? error.message : String(error);
  log[KEY] = [...(log[KEY] ?? []), { where, message, at: Date.now() }].slice(-100);
  console.warn(`${where}: ${message}`);
}
