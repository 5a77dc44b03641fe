import type { calls } from '@lemma/school/calls';
import { readBadge } from '@lemma/school/people';
import { accountKeyOf } from '../../domain/accounts/guess-keys.ts';
import { findById, NOBODY, refusedEvenly, signIn } from '../../domain/accounts/sign-in.ts';
import type { PublicHandler } from '../../platform/door.ts';

/**
 * Signs in with the text of a badge's QR code. A text that is no badge is refused after the same amount of work, so
 * that the response time reveals nothing.
 */
export const badgeSignIn: PublicHandler<typeof calls.badgeSignIn> = async ({ badge, deviceId }, visitor) => {
  const begun = performance.now();
  const { studentId, secret } = readBadge(badge) ?? { studentId: NOBODY, secret: '' };
  const looked = await findById(studentId);
  const account = accountKeyOf(looked.found?.student.id, 'badge', studentId);
  return refusedEvenly(
    begun,
    signIn({ ...looked, account, group: looked.found?.classId ?? studentId, secret, deviceId }, visitor),
  );
};
