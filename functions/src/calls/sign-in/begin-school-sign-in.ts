import type { calls } from '@lemma/school/calls';
import { leaveFor } from '../../domain/school-sign-in/ask-provider.ts';
import type { PublicHandler } from '../../platform/door.ts';

export const beginSchoolSignIn: PublicHandler<typeof calls.beginSchoolSignIn> = ({ provider }, { now }) =>
  leaveFor(provider, now);
