import type { calls } from '@lemma/school/calls';
import { fittingWordings } from '../../domain/plans/official-wording.ts';
import { requireNotStudent } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const loadWordings: Handler<typeof calls.loadWordings> = async (official, caller) => {
  await requireNotStudent(caller);
  const own = fittingWordings(official, caller);
  return inTransaction(async (tx) => {
    documents.wordings.put(tx, caller.uid, own);
    audit(tx, { action: 'wordings-loaded', by: caller.uid });
    return { count: Object.keys(own.wordings).length };
  });
};
