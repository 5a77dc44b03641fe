/**
 * The page's log of errors, newest last, for the console and for tests. Each entry names the area and version that it
 * came from.
 */
const KEY = Symbol.for('lemma.faults');
type Fault = { readonly where: string; readonly message: string; readonly at: number };
const log = globalThis as { [KEY]?: Fault[] };

/** The message of an error and of its causes. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

export function reportError(error: unknown, where: string): void {
  const message = messageOf(error);
  log[KEY] = [...(log[KEY] ?? []), { where, message, at: Date.now() }].slice(-100);
  console.warn(`${where}: ${message}`);
}
