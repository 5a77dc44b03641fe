import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idSchema } from '@lemma/school/base';
import type { FileStore } from './file-store.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder on disk. A file appears complete or not at all: it is written under another name and then renamed. */
export function localStore(folder: string): FileStore {
  const place = (key: string) => join(folder, idSchema.parse(key));
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const half = `${place(key)}.${process.pid}.part`;
      await writeFile(half, bytes);
      await rename(half, place(key));
    },
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async open(key) {
      try {
        return (await open(place(key))).createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}
