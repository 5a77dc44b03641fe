import { OPERATOR_ACTOR } from '@lemma/school/privacy';
import { dropSecondFactor } from '../../domain/second-factor/drop.ts';
import { accounts } from '../../platform/firebase.ts';
import { signOutPeople } from './sign-out-people.ts';

/**
 * Takes the second factor from the account with this address, whose owner has neither the phone nor a recovery code, and
 * signs it out on every device. @returns false if it had none.
 */
export async function resetSecondFactor(email: string, now: number): Promise<boolean> {
  const { uid } = await accounts().getUserByEmail(email);
  await signOutPeople([uid], now);
  return dropSecondFactor(uid, { action: 'second-factor-reset', by: OPERATOR_ACTOR, subject: uid });
}
