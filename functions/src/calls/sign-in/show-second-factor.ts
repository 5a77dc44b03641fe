import type { calls } from '@lemma/school/calls';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

export const showSecondFactor: Handler<typeof calls.showSecondFactor> = async (_, { uid }) => {
  const { since, recovery } = (await documents.secondFactors.read(uid)) ?? {};
  return { ...(since !== undefined && { since }), recoveryLeft: recovery?.hashes.length ?? 0 };
};
