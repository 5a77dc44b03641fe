import type { calls } from '@lemma/school/calls';
import { parentAgrees } from '../../domain/roster/consent.ts';
import { nameOf, requireNotStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const saveDigest: Handler<typeof calls.saveDigest> = async ({ often, language }, caller) => {
  await requireNotStudent(caller);
  const links = documents.guardians.where(['parentId', '==', caller.uid], ['state', '==', 'active']);
  await inTransaction(async (tx) => {
    const children = (await tx.get(links)).docs.map((link): string => link.get('studentId'));
    const name = await nameOf(caller, tx);
    const agree = often === 'off' ? undefined : await parentAgrees(tx, children, name, caller.now);
    documents.digests.put(tx, caller.uid, { uid: caller.uid, often, language });
    agree?.();
  });
  return {};
};
