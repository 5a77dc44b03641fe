import type { calls } from '@lemma/school/calls';
import { inviteToClass } from '../../engines/invitations/invite-to-class.ts';
import type { Handler } from '../../platform/door.ts';

/**
 * For pages of the previous release, which show who was added. The list is always empty, because nobody is added before
 * they accept.
 */
export const addCoTeacher: Handler<typeof calls.addCoTeacher> = async (input, caller) => {
  await inviteToClass(input, caller);
  return { uid: '', name: input.email };
};
