import pc from 'picocolors';

/** A failure that the person at the terminal can act on: shown as it stands, without a stack. */
export class Explained extends Error {
  override readonly name = 'Explained';
}

/** Ends the process with a message: the sentence alone when it was explained, the whole error otherwise. */
export function exitWith(error: unknown): never {
  const text = error instanceof Explained ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${pc.red('✗')} ${text}\n`);
  process.exit(1);
}
