import pc from 'picocolors';

/** An error whose message the person at the terminal can act on: shown without a stack trace. */
export class Explained extends Error {
  override readonly name = 'Explained';
}

/** Exits with an error: an `Explained` error shows its message only, any other one its stack trace too. */
export function exitWith(error: unknown): never {
  const text = error instanceof Explained ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${pc.red('✗')} ${text}\n`);
  process.exit(1);
}
