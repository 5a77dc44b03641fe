import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files lie. Keys are file ids: letters, digits, hyphen and underscore. */
export type FileStore = {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** The bytes, or undefined where there are none. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** The bytes as they come, for a reply that holds one piece at a time; undefined where there are none. */
  readonly open: (key: string) => Promise<Readable | undefined>;
  /** Removing what is not there is no fault. */
  readonly remove: (key: string) => Promise<void>;
};

/** The emulators start functions inside their own folder: the project is where firebase.json lies. */
function projectFolder(from: string): string {
  if (existsSync(join(from, 'firebase.json')) || dirname(from) === from) return from;
  return projectFolder(dirname(from));
}

let chosen: FileStore | undefined;

/**
 * LEMMA_FILES_BUCKET names a bucket; in the emulator without one, LEMMA_FILES_DIR a folder (default `.lemma/files` of the
 * project). Deployed without either, it is the project's own bucket.
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
