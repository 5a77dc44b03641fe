import type { calls } from '@lemma/school/calls';
import { inviteToClass } from '../../engines/invitations/invite-to-class.ts';
import type { Handler } from '../../platform/door.ts';

/** Asked by pages of the release before, which name whoever was added: nobody is before they accept. */
export const addCoTeacher: Handler<typeof calls.addCoTeacher> = async (input, caller) => {
  await inviteToClass(input, caller);
  return { uid: '', name: input.email };
};
