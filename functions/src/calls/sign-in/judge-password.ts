import type { calls } from '@lemma/school/calls';
import { faultOfPassword } from '../../domain/passwords/fault-of-password.ts';
import type { PublicHandler } from '../../platform/door.ts';

export const judgePassword: PublicHandler<typeof calls.judgePassword> = async ({ password, address }) => {
  const fault = faultOfPassword(password, address);
  return fault === undefined ? {} : { fault };
};
