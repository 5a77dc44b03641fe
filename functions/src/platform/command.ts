import { isAppError } from '@lemma/contract';

const WRONG_USE = 2;

const has = <K extends string>(error: Error, key: K): error is Error & Record<K, unknown> => key in error;

/** gRPC's number for a server that does not answer, or not in time. */
const SILENT: readonly unknown[] = [4, 14];

/**
 * What to tell whoever runs a command: the sentence of a fault that comes from what was given, such as an unknown
 * address or a file that is not there. Undefined for a fault of ours, of which the whole trace is wanted.
 */
export function sentenceOf(error: unknown): string | undefined {
  if (isAppError(error)) return error.detail;
  if (!(error instanceof Error) || !has(error, 'code')) return undefined;
  const { code } = error;
  if (SILENT.includes(code)) return `The database does not answer: ${error.message}`;
  // Of the file system and the network, of parseArgs, and of firebase-admin.
  if (typeof code === 'string' && /^E[A-Z]+$|^ERR_PARSE_ARGS|^(auth|app)\//.test(code)) return error.message;
  return undefined;
}

/** Reads the arguments of a command; with wrong ones, says which and ends. */
export function readArguments<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error) ?? error} See --help.\n`);
    process.exit(WRONG_USE);
  }
}

/** Runs a command, which returns its exit code, and ends: connections that are left open hold nothing up. */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  try {
    process.exit(await main());
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}
