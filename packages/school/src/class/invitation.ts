import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { DAY } from '../time/index.ts';
import { givenRoleSchema } from './class-roles.ts';
import { classNameSchema } from './schema.ts';

/** Milliseconds for which an invitation can be answered: fourteen days. */
export const INVITATION_LIFE_MS = 14 * DAY;

/**
 * invitations/{id}: an invitation to join a class, or to lead it. Readable by whoever has the invited e-mail address,
 * once it is confirmed; written by functions. An invitation itself gives no access: only accepting it adds the person
 * to the class.
 */
export const invitationSchema = z.object({
  id: idSchema,
  classId: idSchema,
  /** The name of the class, as it is until the invitation is answered. */
  className: classNameSchema,
  /** In lower case, as the auth service stores it. */
  email: z.string(),
  /** `join`: to join the class with this role. `lead`: to lead the class; for somebody who is in it already. */
  kind: z.enum(['join', 'lead']),
  role: givenRoleSchema,
  /** The uid of whoever invites. */
  byId: z.string(),
  byName: z.string(),
  /** Only an `open` invitation can be answered or taken back. */
  state: z.enum(['open', 'accepted', 'declined', 'taken-back']),
  at: instantSchema,
  /** When it expires. */
  endsAt: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Whether the invitation can be answered at `now` (milliseconds). */
export const isOpen = ({ state, endsAt }: Pick<Invitation, 'state' | 'endsAt'>, now: number): boolean =>
  state === 'open' && now < endsAt;
