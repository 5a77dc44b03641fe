import type { calls } from '@lemma/school/calls';
import { requireNotStudent } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const setOwnRetention: Handler<typeof calls.setOwnRetention> = async (retention, caller) => {
  await requireNotStudent(caller);
  return inTransaction(async (tx) => {
    documents.settings.merge(tx, caller.uid, { retention });
    audit(tx, { action: 'retention-set', by: caller.uid });
    return {};
  });
};
