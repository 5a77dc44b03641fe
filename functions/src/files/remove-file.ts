import type { calls } from '@lemma/school';
import type { Handler } from '../door.ts';
import { dropFile } from './keep-file.ts';

export const removeFile: Handler<typeof calls.removeFile> = async ({ fileId }, { uid }) => {
  await dropFile(fileId, uid);
  return {};
};
