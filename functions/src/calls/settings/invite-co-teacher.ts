import type { calls } from '@lemma/school/calls';
import { inviteToClass } from '../../engines/invitations/invite-to-class.ts';
import type { Handler } from '../../platform/door.ts';

export const inviteCoTeacher: Handler<typeof calls.inviteCoTeacher> = async (input, caller) => {
  const { id, endsAt } = await inviteToClass(input, caller);
  return { id, endsAt };
};
