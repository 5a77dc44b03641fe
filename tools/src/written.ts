import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { Explained } from './explained.ts';
import { repository } from './repository.ts';

export type Written = { readonly path: string; readonly text: string; readonly command: string };

/** @throws Explained if a file differs from what the command would write. */
export async function requireSame({ path, text, command }: Written): Promise<void> {
  const found = await readFile(path, 'utf8').catch(() => undefined);
  if (found !== text) throw new Explained(`${relative(repository, path)} is not what the code says. Run: ${command}`);
}

/**
 * Writes a document that is generated from the code; with `--check` on the command line it compares and writes nothing.
 */
export async function settle(written: Written, check = process.argv.includes('--check')): Promise<void> {
  await (check ? requireSame(written) : writeFile(written.path, written.text));
}
