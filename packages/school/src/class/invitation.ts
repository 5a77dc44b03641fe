import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { DAY } from '../time/index.ts';
import { givenRoleSchema } from './class-roles.ts';
import { classNameSchema } from './schema.ts';

/** How long an invitation waits. Milliseconds: fourteen days. */
export const INVITATION_LIFE_MS = 14 * DAY;

/**
 * invitations/{id}: who is asked into a class, or to lead it, and has not answered. For whoever has this address, confirmed; written by
 * functions. It opens nothing: the class has its adults, and they come in by accepting.
 */
export const invitationSchema = z.object({
  id: idSchema,
  classId: idSchema,
  /** As the class was called then. */
  className: classNameSchema,
  /** In lower case, as the auth service has it. */
  email: z.string(),
  /** `join`: to come into the class with this role. `lead`: somebody of the class, to lead it. */
  kind: z.enum(['join', 'lead']),
  role: givenRoleSchema,
  /** Who invites. */
  byId: z.string(),
  byName: z.string(),
  /** An open one alone can be answered or taken back. */
  state: z.enum(['open', 'accepted', 'declined', 'taken-back']),
  at: instantSchema,
  /** From then on it can be answered no more. */
  endsAt: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Whether it can be answered at `now` (milliseconds). */
export const isOpen = ({ state, endsAt }: Pick<Invitation, 'state' | 'endsAt'>, now: number): boolean =>
  state === 'open' && now < endsAt;
