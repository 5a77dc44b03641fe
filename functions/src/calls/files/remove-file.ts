import type { calls } from '@lemma/school/calls';
import { dropFile, requireDroppable } from '../../domain/files/store-file.ts';
import type { Handler } from '../../platform/door.ts';

export const removeFile: Handler<typeof calls.removeFile> = async ({ fileId, ask }, { uid }) => {
  await (ask ? requireDroppable(fileId, uid) : dropFile(fileId, uid));
  return {};
};
