import type { calls } from '@lemma/school/calls';
import { accountKeyOf } from '../../domain/accounts/guess-keys.ts';
import { findByName, refusedEvenly, signIn } from '../../domain/accounts/sign-in.ts';
import type { PublicHandler } from '../../platform/door.ts';

/**
 * Signs a student in. A wrong code, name or secret gets the same answer after the same amount of work. Wrong tries are
 * counted per account and device, so a classmate on another device locks nobody out; unknown devices can never block
 * one that the account has used before.
 */
export const studentSignIn: PublicHandler<typeof calls.studentSignIn> = async (input, visitor) => {
  const begun = performance.now();
  const { classCode, userName, secret, deviceId } = input;
  const looked = await findByName(classCode, userName, visitor.now);
  const account = accountKeyOf(looked.found?.student.id, classCode, userName);
  return refusedEvenly(begun, signIn({ ...looked, account, secret, deviceId }, visitor));
};
