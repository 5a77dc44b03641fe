import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files are stored. Keys are file ids: letters, digits, hyphen and underscore. */
export type FileStore = {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** All bytes; undefined where there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** The bytes as a stream, so that a reply holds only one chunk in memory; undefined where there is no such file. */
  readonly open: (key: string) => Promise<Readable | undefined>;
  /** Removing a file that does not exist is not an error. */
  readonly remove: (key: string) => Promise<void>;
};

/** The project's folder, which contains firebase.json; the emulators start functions in a folder below it. */
function projectFolder(from: string): string {
  if (existsSync(join(from, 'firebase.json')) || dirname(from) === from) return from;
  return projectFolder(dirname(from));
}

let chosen: FileStore | undefined;

/**
 * The store for this environment: the bucket named by LEMMA_FILES_BUCKET; in the emulator without one, the folder
 * LEMMA_FILES_DIR (default `.lemma/files` of the project); deployed without either, the project's own bucket.
 */
export async function fileStore(env: NodeJS.ProcessEnv = process.env): Promise<FileStore> {
  if (chosen) return chosen;
  if (
    env.LEMMA_FILES_BUCKET === undefined &&
    (env.FUNCTIONS_EMULATOR === 'true' || env.LEMMA_FILES_DIR !== undefined)
  ) {
    const { localStore } = await import('./local-store.ts');
    const folder = env.LEMMA_FILES_DIR ?? join(projectFolder(process.cwd()), '.lemma', 'files');
    chosen = localStore(resolve(folder));
  } else {
    const { bucketStore } = await import('./bucket-store.ts');
    chosen = await bucketStore(env.LEMMA_FILES_BUCKET);
  }
  return chosen;
}
