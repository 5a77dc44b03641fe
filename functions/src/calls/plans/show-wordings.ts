import type { calls } from '@lemma/school/calls';
import { requireNotStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

export const showWordings: Handler<typeof calls.showWordings> = async (_, caller) => {
  await requireNotStudent(caller);
  const own = await documents.wordings.read(caller.uid);
  if (own === undefined) return {};
  const { title, notice, loadedAt, wordings } = own;
  return { loaded: { title, notice, loadedAt, count: Object.keys(wordings).length } };
};
