import { z } from 'zod';
import { type Calls, idSchema, instantSchema, nothing } from '../base/index.ts';
import { classRoles, givenRoleSchema, invitationSchema } from '../class/index.ts';
import { deviceSchema, emailSchema, sessionIdSchema } from '../people/index.ts';
import { classRetentionSchema, ownRetentionSchema, retentionPlanSchema } from '../privacy/index.ts';
import { settingsSchema } from './schema.ts';

/** Whether a school has set a language model up; `broken`: its settings do not fit together. */
export const modelStates = ['none', 'ready', 'broken'] as const;
export type ModelState = (typeof modelStates)[number];

/** A person's own settings and data, and who teaches a class together. */
export const settingsCalls = {
  /** Whether this school has set a language model up; `broken`: its settings do not fit together. */
  modelState: { input: z.object({}), output: z.object({ state: z.enum(modelStates) }) },
  saveSettings: { input: settingsSchema, output: nothing },
  /** Says that this device is in use. Every other call of somebody who is signed in says so too. */
  noteSession: { input: z.object({}), output: nothing },
  /** Says that this device signs itself out. Also for a session that is over already. */
  leaveSession: { input: z.object({}), output: nothing },
  /** Where the caller is signed in: this device first, then by last use. What was not used for `SESSION_IDLE_MS` is not there. */
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
  /** Ends one session of the caller, for good: no call takes its tokens any more. One that is not theirs: `data/not-found`. */
  endSession: { input: z.object({ id: sessionIdSchema }), output: nothing },
  /** As `endSession`, for all but the one that asks. */
  endOtherSessions: { input: z.object({}), output: nothing },
  /** Ends every session of the caller, and no token is renewed any more. */
  signOutEverywhere: { input: z.object({}), output: nothing },
  /**
   * Asks an address into a class, with a letter: in it is whoever accepts (`answerInvitation`). The answer is the same whether the address has
   * an account or not. Asked again, it waits another `INVITATION_LIFE_MS`. For whoever leads the class.
   */
  inviteCoTeacher: {
    input: z.object({ classId: idSchema, email: emailSchema, role: givenRoleSchema }),
    output: z.object({ id: idSchema, endsAt: instantSchema }),
  },
  /** Accepts or declines what was asked of the caller's confirmed address. `data/not-found` for any other, and when it is too late. */
  answerInvitation: {
    input: z.object({ id: idSchema, accept: z.boolean() }),
    output: z.object({ classId: idSchema }),
  },
  /** Asks no more. `data/conflict` when it was accepted meanwhile. For whoever leads the class. */
  takeBackInvitation: { input: z.object({ classId: idSchema, id: idSchema }), output: nothing },
  /** As `inviteCoTeacher`, for pages of the release before: the name is the address, the uid is empty. */
  addCoTeacher: {
    input: z.object({ classId: idSchema, email: emailSchema, role: givenRoleSchema.default('teaches') }),
    output: z.object({ uid: z.string(), name: z.string() }),
  },
  /** Takes somebody out of a class: whoever leads it, or they themselves. Who leads has to hand over first: `data/conflict`. */
  removeCoTeacher: { input: z.object({ classId: idSchema, uid: idSchema }), output: nothing },
  /** Lets somebody of the class teach it, or only look on. For whoever leads it, and of others only: `data/conflict`. */
  setClassRole: { input: z.object({ classId: idSchema, uid: idSchema, role: givenRoleSchema }), output: nothing },
  /** Offers the lead to somebody of the class, who accepts it by `answerInvitation`; whoever led it then teaches on, and new assignments carry the
   * new one's name. */
  handOverLead: { input: z.object({ classId: idSchema, uid: idSchema }), output: nothing },
  listCoTeachers: {
    input: z.object({ classId: idSchema }),
    output: z.object({
      teachers: z.array(
        z.object({ uid: z.string(), name: z.string(), email: z.string(), role: z.enum(classRoles).default('teaches') }),
      ),
      /** What is not answered yet, for whoever leads. Left out by older functions, and for others. */
      invitations: z
        .array(invitationSchema.pick({ id: true, email: true, kind: true, role: true, endsAt: true }))
        .optional(),
      /** Who said no, for the owner, until the invitation would have ended. Left out by older functions, and for others. */
      declined: z.array(invitationSchema.pick({ id: true, email: true, kind: true, role: true })).optional(),
    }),
  },
  /** Everything that is kept about the caller, by collection. */
  exportMyData: { input: z.object({}), output: z.object({ data: z.record(z.string(), z.array(z.unknown())) }) },
  /** What is kept of the caller and of their classes, for how long, and what was deleted last. */
  retentionPlan: { input: z.object({}), output: retentionPlanSchema },
  /** For how long what is the caller's alone is kept. Acts with the next nightly run. */
  setOwnRetention: { input: ownRetentionSchema.required(), output: nothing },
  /** For how long what belongs to a class is kept; what is left out stays as it was. */
  setClassRetention: { input: z.object({ classId: idSchema, retention: classRetentionSchema }), output: nothing },
  /** What the caller did last, newest first. */
  recentChanges: {
    input: z.object({}),
    output: z.object({ changes: z.array(z.object({ id: z.string(), action: z.string(), at: instantSchema })) }),
  },
  /**
   * Deletes an adult's account and what is theirs alone. Needs a sign-in of the last five minutes (`auth/signed-out`);
   * a class with no other teacher has to be handed over or archived first (`data/conflict`).
   */
  deleteMyAccount: { input: z.object({}), output: nothing },
} as const satisfies Calls;
