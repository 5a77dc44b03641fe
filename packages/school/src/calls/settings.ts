import { z } from 'zod';
import { idSchema, instantSchema } from '../common.ts';
import { settingsSchema } from '../settings.ts';
import { type Calls, nothing } from './call.ts';

const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** A person's own settings and data, and who teaches a class together. */
export const settingsCalls = {
  saveSettings: { input: settingsSchema, output: nothing },
  /** Ends every session of the caller, on every device, within the hour that a token lives. */
  signOutEverywhere: { input: z.object({}), output: nothing },
  /** Adds a teacher to a class. An address without a teacher's account gives `data/not-found`. */
  addCoTeacher: {
    input: z.object({ classId: idSchema, email: emailSchema }),
    output: z.object({ uid: z.string(), name: z.string() }),
  },
  /** Takes a teacher out of a class; the last one stays: `data/conflict`. */
  removeCoTeacher: { input: z.object({ classId: idSchema, uid: z.string().min(1).max(128) }), output: nothing },
  listCoTeachers: {
    input: z.object({ classId: idSchema }),
    output: z.object({ teachers: z.array(z.object({ uid: z.string(), name: z.string(), email: z.string() })) }),
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
