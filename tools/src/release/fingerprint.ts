import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { integrityIn } from '@lemma/contract';

export type Fingerprint = {
  /** The beginning of the hash over all names and contents: the same files give the same version on every machine. */
  readonly version: string;
  /** The subresource integrity of each file, by its path with forward slashes. */
  readonly files: ReadonlyMap<string, string>;
};

const VERSION_LENGTH = 12;
const ALGORITHM_LENGTH = 'sha384-'.length;

/** False for the build's own files (`.vite`) and for files that no browser requests. */
const isServed = (path: string): boolean => !path.startsWith('.') && path !== 'mf-stats.json' && path !== 'build.json';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isServed)
    .sort();
}

const hashed = (algorithm: 'sha256' | 'sha384', bytes: Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** The subresource integrity of a file: what its name says, if that is true. */
export function integrityOfBytes(path: string, bytes: Buffer): string {
  const named = integrityIn(path);
  return named !== undefined && named === hashed('sha256', bytes) ? named : hashed('sha384', bytes);
}

export const integrityOf = async (file: string): Promise<string> => integrityOfBytes(file, await readFile(file));

export async function fingerprint(folder: string): Promise<Fingerprint> {
  const whole = createHash('sha256');
  const files = new Map<string, string>();
  for (const path of await filesBelow(folder)) {
    const integrity = await integrityOf(join(folder, path));
    files.set(path, integrity);
    whole.update(`${path}\0${integrity.slice(ALGORITHM_LENGTH)}\n`);
  }
  return { version: whole.digest('hex').slice(0, VERSION_LENGTH), files };
}
