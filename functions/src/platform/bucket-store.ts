import { idSchema } from '@lemma/school/base';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { FileStore } from './file-store.ts';

const FOLDER = 'files';
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404;

/**
 * A Cloud Storage bucket; without a name, the project's own. Its files are not public: downloads go through a function.
 */
export async function bucketStore(name: string | undefined): Promise<FileStore> {
  const bucket = getStorage(getApps()[0] ?? initializeApp()).bucket(name);
  const file = (key: string) => bucket.file(`${FOLDER}/${idSchema.parse(key)}`);
  return {
    put: (key, bytes, type) =>
      file(key).save(Buffer.from(bytes), { contentType: type, resumable: false, private: true }),
    async get(key) {
      try {
        const [bytes] = await file(key).download();
        return bytes;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async open(key) {
      const [exists] = await file(key).exists();
      return exists ? file(key).createReadStream() : undefined;
    },
    async remove(key) {
      await file(key).delete({ ignoreNotFound: true });
    },
  };
}
