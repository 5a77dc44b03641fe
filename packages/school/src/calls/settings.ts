import { z } from 'zod';
import { classRoles, givenRoleSchema } from '../class-roles.ts';
import { idSchema, instantSchema } from '../common.ts';
import { settingsSchema } from '../settings.ts';
import { type Calls, nothing } from './call.ts';

const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));
const uidSchema = z.string().min(1).max(128);

/** A person's own settings and data, and who teaches a class together. */
export const settingsCalls = {
  saveSettings: { input: settingsSchema, output: nothing },
  /** Ends every session of the caller, on every device, within the hour that a token lives. */
  signOutEverywhere: { input: z.object({}), output: nothing },
  /**
   * Adds somebody with a teacher's account to a class; whoever is there already keeps their role. For whoever leads it. An address
   * without such an account gives `data/not-found`.
   */
  addCoTeacher: {
    input: z.object({ classId: idSchema, email: emailSchema, role: givenRoleSchema.default('teaches') }),
    output: z.object({ uid: z.string(), name: z.string() }),
  },
  /** Takes somebody out of a class: whoever leads it, or they themselves. Who leads has to hand over first: `data/conflict`. */
  removeCoTeacher: { input: z.object({ classId: idSchema, uid: uidSchema }), output: nothing },
  /** Lets somebody of the class teach it, or only look on. For whoever leads it, and of others only: `data/conflict`. */
  setClassRole: { input: z.object({ classId: idSchema, uid: uidSchema, role: givenRoleSchema }), output: nothing },
  /** Makes somebody of the class its lead; whoever led it teaches on. Families see the new one's name. */
  handOverLead: { input: z.object({ classId: idSchema, uid: uidSchema }), output: nothing },
  listCoTeachers: {
    input: z.object({ classId: idSchema }),
    output: z.object({
      teachers: z.array(
        z.object({ uid: z.string(), name: z.string(), email: z.string(), role: z.enum(classRoles).default('teaches') }),
      ),
    }),
  },
  /** Everything that is kept about the caller, by collection. */
  exportMyData: { input: z.object({}), output: z.object({ data: z.record(z.string(), z.array(z.unknown())) }) },
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
