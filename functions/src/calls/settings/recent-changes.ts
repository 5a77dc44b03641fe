import type { calls } from '@lemma/school/calls';
import { auditTimeOf } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

export const recentChanges: Handler<typeof calls.recentChanges> = async (_, { uid }) => {
  const found = await documents.audit.where(['by', '==', uid]).orderBy('at', 'desc').limit(50).get();
  const changes = found.docs.map((each) => ({
    id: each.id,
    action: String(each.get('action')),
    at: auditTimeOf(each),
  }));
  return { changes };
};
