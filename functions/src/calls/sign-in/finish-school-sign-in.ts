import type { calls } from '@lemma/school/calls';
import { accountOf } from '../../domain/school-sign-in/account-of.ts';
import { comeBack } from '../../domain/school-sign-in/ask-provider.ts';
import { adultToken } from '../../domain/second-factor/claims.ts';
import type { PublicHandler } from '../../platform/door.ts';

export const finishSchoolSignIn: PublicHandler<typeof calls.finishSchoolSignIn> = async (
  { ticket, answer },
  { now },
) => {
  const person = await comeBack(ticket, answer, now);
  const given = person.gaveFactor ? { schoolFactor: true as const } : {};
  return { token: await adultToken(await accountOf(person, now), now, given), fullName: person.fullName };
};
