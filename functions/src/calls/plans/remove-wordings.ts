import type { calls } from '@lemma/school/calls';
import { requireNotStudent } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const removeWordings: Handler<typeof calls.removeWordings> = async (_, caller) => {
  await requireNotStudent(caller);
  return inTransaction(async (tx) => {
    if ((await documents.wordings.read(caller.uid, tx)) === undefined) return {};
    tx.delete(documents.wordings.ref(caller.uid));
    audit(tx, { action: 'wordings-removed', by: caller.uid });
    return {};
  });
};
