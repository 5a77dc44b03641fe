import { z } from 'zod';
import { type Calls, idSchema, instantSchema, nothing } from '../base/index.ts';
import { classRoles, givenRoleSchema, invitationSchema } from '../class/index.ts';
import { deviceSchema, emailSchema, sessionIdSchema } from '../people/index.ts';
import { classRetentionSchema, ownRetentionSchema, retentionPlanSchema } from '../privacy/index.ts';
import { settingsChangeSchema } from './changed-settings.ts';
import { settingsSchema } from './schema.ts';

/** Whether the school has set up a language model. `broken`: its settings are inconsistent. */
export const modelStates = ['none', 'ready', 'broken'] as const;
export type ModelState = (typeof modelStates)[number];

/** A person's own settings, sessions and data, and who teaches a class together. */
export const settingsCalls = {
  /** Whether this school has set up a language model. `broken`: its settings are inconsistent. */
  modelState: { input: z.object({}), output: z.object({ state: z.enum(modelStates) }) },
  /** Changes the settings that are named, and leaves the others. */
  changeSettings: { input: settingsChangeSchema, output: nothing },
  /** Replaces all settings, for pages of earlier releases. */
  saveSettings: { input: settingsSchema, output: nothing },
  /** Records that this device is in use. Every other call of a signed-in person does this too. */
  noteSession: { input: z.object({}), output: nothing },
  /** Records that this device signs itself out. Also works for a session that has ended. */
  leaveSession: { input: z.object({}), output: nothing },
  /**
   * Where the caller is signed in: this device first, then by last use. Sessions that were not used for
   * `SESSION_IDLE_MS`, or open for `SESSION_LONGEST_MS`, are left out.
   */
  listSessions: {
    input: z.object({}),
    output: z.object({
      sessions: z.array(
        deviceSchema.extend({
          id: sessionIdSchema,
          since: instantSchema,
          lastActiveAt: instantSchema,
          here: z.boolean(),
        }),
      ),
    }),
  },
  /**
   * Ends one session of the caller: no call accepts its tokens any more. For a session of somebody else:
   * `data/not-found`.
   */
  endSession: { input: z.object({ id: sessionIdSchema }), output: nothing },
  /** Ends all sessions of the caller except the one that calls. */
  endOtherSessions: { input: z.object({}), output: nothing },
  /** Ends every session of the caller; none of their tokens can be renewed. */
  signOutEverywhere: { input: z.object({}), output: nothing },
  /**
   * Invites an e-mail address to a class by letter; the person joins by accepting (`answerInvitation`). The result is
   * the same whether or not the address has an account. A repeated invitation is open for another `INVITATION_LIFE_MS`.
   * Only for the leader of the class.
   */
  inviteCoTeacher: {
    input: z.object({ classId: idSchema, email: emailSchema, role: givenRoleSchema }),
    output: z.object({ id: idSchema, endsAt: instantSchema }),
  },
  /**
   * Accepts or declines an invitation to the caller's confirmed address. `data/not-found` for an invitation to another
   * address, or one that has expired.
   */
  answerInvitation: {
    input: z.object({ id: idSchema, accept: z.boolean() }),
    output: z.object({ classId: idSchema }),
  },
  /** Takes back an invitation. `data/conflict` if it was accepted in the meantime. Only for the leader of the class. */
  takeBackInvitation: { input: z.object({ classId: idSchema, id: idSchema }), output: nothing },
  /**
   * The same as `inviteCoTeacher`, for pages of the previous release. In the output, the name is the address and the
   * uid is empty.
   */
  addCoTeacher: {
    input: z.object({ classId: idSchema, email: emailSchema, role: givenRoleSchema.default('teaches') }),
    output: z.object({ uid: z.string(), name: z.string() }),
  },
  /**
   * Removes an adult from a class; callable by the leader, or by that adult. The leader must first hand over the lead:
   * `data/conflict`.
   */
  removeCoTeacher: { input: z.object({ classId: idSchema, uid: idSchema }), output: nothing },
  /**
   * Sets whether an adult of the class teaches or only looks on. Only for the leader, and not for the leader's own
   * role: `data/conflict`.
   */
  setClassRole: { input: z.object({ classId: idSchema, uid: idSchema, role: givenRoleSchema }), output: nothing },
  /**
   * Offers the lead to another adult of the class, who accepts it with `answerInvitation`. The former leader then still
   * teaches, and new assignments have the new leader's name.
   */
  handOverLead: { input: z.object({ classId: idSchema, uid: idSchema }), output: nothing },
  listCoTeachers: {
    input: z.object({ classId: idSchema }),
    output: z.object({
      teachers: z.array(
        z.object({ uid: z.string(), name: z.string(), email: z.string(), role: z.enum(classRoles).default('teaches') }),
      ),
      /** Unanswered invitations, for the leader. Left out by older functions, and for others. */
      invitations: z
        .array(invitationSchema.pick({ id: true, email: true, kind: true, role: true, endsAt: true }))
        .optional(),
      /**
       * Declined invitations, for the leader, until they would have expired. Left out by older functions, and for
       * others.
       */
      declined: z.array(invitationSchema.pick({ id: true, email: true, kind: true, role: true })).optional(),
    }),
  },
  /** All data that is stored about the caller, by collection. */
  exportMyData: { input: z.object({}), output: z.object({ data: z.record(z.string(), z.array(z.unknown())) }) },
  /** What is stored about the caller and their classes, for how long, and what was deleted last. */
  retentionPlan: { input: z.object({}), output: retentionPlanSchema },
  /** Sets how long data that only concerns the caller is stored. It takes effect in the next nightly run. */
  setOwnRetention: { input: ownRetentionSchema.required(), output: nothing },
  /** Sets how long data of a class is stored; periods that are left out stay unchanged. */
  setClassRetention: { input: z.object({ classId: idSchema, retention: classRetentionSchema }), output: nothing },
  /** The caller's latest changes, newest first. */
  recentChanges: {
    input: z.object({}),
    output: z.object({ changes: z.array(z.object({ id: z.string(), action: z.string(), at: instantSchema })) }),
  },
  /**
   * Deletes an adult's account and the data that belongs only to them. The person must have signed in within five
   * minutes (`auth/signed-out`), and a class without another teacher must first be handed over or archived
   * (`data/conflict`).
   */
  deleteMyAccount: { input: z.object({}), output: nothing },
} as const satisfies Calls;
