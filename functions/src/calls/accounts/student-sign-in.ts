import type { calls } from '@lemma/school/calls';
import { accountKeyOf } from '../../domain/accounts/guess-keys.ts';
import { findByName, refusedEvenly, signIn } from '../../domain/accounts/sign-in.ts';
import type { PublicHandler } from '../../platform/door.ts';

/**
 * Signs a student in. A wrong code, name and secret get the same answer after the same work. Wrong tries count for an account
 * and a device together, so a classmate elsewhere locks nobody out; a device that the account knows is never kept out by others.
 */
export const studentSignIn: PublicHandler<typeof calls.studentSignIn> = async (input, visitor) => {
  const begun = performance.now();
  const { classCode, userName, secret, deviceId } = input;
  const looked = await findByName(classCode, userName, visitor.now);
  const account = accountKeyOf(looked.found?.student.id, classCode, userName);
  return refusedEvenly(begun, signIn({ ...looked, account, secret, deviceId }, visitor));
};
