import type { calls } from '@lemma/school';
import type { Handler } from '../door.ts';
import { requireNotStudent } from '../platform/access.ts';
import { documents } from '../platform/documents.ts';
import { accounts } from '../platform/firebase.ts';
import { letterTo } from './send.ts';

export const saveDigest: Handler<typeof calls.saveDigest> = async ({ often }, caller) => {
  await requireNotStudent(caller);
  await documents.digests.ref(caller.uid).set({ uid: caller.uid, often });
  return {};
};

export const showDigest: Handler<typeof calls.showDigest> = async (_, { uid, now }) => {
  const [letter, { email }] = await Promise.all([letterTo(uid, now), accounts().getUser(uid)]);
  return { to: email ?? null, ...(letter && { letter: { subject: letter.subject, text: letter.text } }) };
};
