import { z } from 'zod';
import { type Calls, idSchema, instantSchema, nothing } from '../base/index.ts';
import { HOUR } from '../time/index.ts';

/** For how long a backup of the school can be downloaded, counted from when it was asked for. */
export const SCHOOL_BACKUP_MS = 24 * HOUR;

/** What operators of a school did: with backups of it, and with what it demands of its adults. Each is a line of the audit log. */
export const schoolActs = [
  'school-backup-made',
  'school-backup-taken',
  'factor-demanded',
  'factor-demand-ended',
] as const;

const schoolBackupSchema = z.object({
  id: idSchema,
  /** When it was asked for, and until when it can be downloaded. */
  at: instantSchema,
  until: instantSchema,
  byName: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  /** How many of its lines are written, and about how many there will be. */
  done: z.number().int(),
  of: z.number().int(),
});
export type SchoolBackup = z.infer<typeof schoolBackupSchema>;

/** The most characters of a code that is typed: a recovery code with its hyphens, and some spaces. */
const LONGEST_CODE = 40;
/** A code of the caller's app, or a recovery code; needed where the session gave none in the last ten minutes. */
const proofSchema = z.object({ code: z.string().max(LONGEST_CODE).optional() });

/** For operators of the school, whom its deployment names. To everybody else `showSchool` answers nothing. */
export const schoolCalls = {
  showSchool: {
    input: z.object({}),
    output: z.object({
      school: z
        .object({
          /** `missing`: the account needs a second factor first. `asked`: a code goes with the next call. */
          factor: z.enum(['missing', 'asked', 'fresh']),
          /** Whether every adult must have a second factor. */
          demandsFactor: z.boolean(),
          /** Newest first. */
          backups: z.array(schoolBackupSchema),
          /** Who did what, newest first. */
          acts: z.array(z.object({ id: z.string(), action: z.enum(schoolActs), name: z.string(), at: instantSchema })),
        })
        .optional(),
    }),
  },
  /**
   * Demands a second factor of every adult of the school, or no more. Who has none reads nothing and is let in at no door but
   * those for turning it on: `auth/factor-demanded`.
   */
  demandFactor: { input: proofSchema.extend({ isDemanded: z.boolean() }), output: nothing },
  /** Begins a backup of the school, which is made in the background; does nothing while one is being made. */
  backUpSchool: { input: proofSchema, output: nothing },
  /** The token of a link that downloads a backup once, within minutes. */
  linkToBackup: { input: proofSchema.extend({ id: idSchema }), output: z.object({ token: z.string() }) },
} as const satisfies Calls;
