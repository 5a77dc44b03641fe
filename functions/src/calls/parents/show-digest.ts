import type { calls } from '@lemma/school/calls';
import { letterTo } from '../../engines/digest/post-digests.ts';
import type { Handler } from '../../platform/door.ts';
import { accounts } from '../../platform/firebase.ts';

export const showDigest: Handler<typeof calls.showDigest> = async ({ language }, { uid, now }) => {
  const [letter, { email }] = await Promise.all([letterTo(uid, now, language), accounts().getUser(uid)]);
  return { to: email ?? null, ...(letter && { letter: { subject: letter.subject, text: letter.text } }) };
};
