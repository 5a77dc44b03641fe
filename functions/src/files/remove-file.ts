import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';
import { dropFile, requireDroppable } from './keep-file.ts';

export const removeFile: Handler<typeof calls.removeFile> = async ({ fileId, ask }, { uid }) => {
  await (ask ? requireDroppable(fileId, uid) : dropFile(fileId, uid));
  return {};
};
