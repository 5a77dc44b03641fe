import type { calls } from '@lemma/school/calls';
import { classCodeParts } from '@lemma/school/class';
import { accountKeyOf } from '../../domain/accounts/guess-keys.ts';
import { findByName, refusedEvenly, signIn } from '../../domain/accounts/sign-in.ts';
import type { PublicHandler } from '../../platform/door.ts';

/**
 * Signs a student in. A wrong code, name or secret gets the same answer after the same amount of work. Tries are
 * counted per account over all devices; who guesses elsewhere shuts out neither a device that the account has used
 * before nor a child who types the whole code of the card.
 */
export const studentSignIn: PublicHandler<typeof calls.studentSignIn> = async (input, visitor) => {
  const begun = performance.now();
  const { userName, secret, deviceId } = input;
  const { classCode, cardKey } = classCodeParts(input.classCode);
  const looked = await findByName(classCode, userName, visitor.now);
  const account = accountKeyOf(looked.found?.student.id, classCode, userName);
  return refusedEvenly(begun, signIn({ ...looked, account, group: classCode, secret, deviceId, cardKey }, visitor));
};
