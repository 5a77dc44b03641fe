import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';
import { nameOf, requireNotStudent } from '../platform/access.ts';
import { documents } from '../platform/documents.ts';
import { accounts, inTransaction } from '../platform/firebase.ts';
import { parentAgrees } from '../roster/consent.ts';
import { letterTo } from './send.ts';

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

export const showDigest: Handler<typeof calls.showDigest> = async (_, { uid, now }) => {
  const [letter, { email }] = await Promise.all([letterTo(uid, now), accounts().getUser(uid)]);
  return { to: email ?? null, ...(letter && { letter: { subject: letter.subject, text: letter.text } }) };
};
