import { z } from 'zod';
import { instantSchema } from '../base/index.ts';
import { DAY, SECOND } from '../time/index.ts';

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const systems = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const;

/** What a device is called by: nothing that tells two of the same kind apart. */
export const deviceSchema = z.object({ browser: z.enum(browsers), system: z.enum(systems) });
export type Device = z.infer<typeof deviceSchema>;

/**
 * A session is known by when it began, in whole seconds, as the auth service writes it into every token of it (`auth_time`):
 * no client can claim another one. Two that begin in the same second count as one.
 */
export const sessionIdSchema = z.number().int().positive();

/** One session that is open. `leftAt`: when the device signed itself out; kept until its last token has run out. */
export const sessionSchema = deviceSchema.extend({
  /** Written once an hour at the most. */
  lastActiveAt: instantSchema,
  leftAt: instantSchema.optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** sessions/{uid}: where a person is signed in, by the id of the session. For functions alone. */
export const sessionsSchema = z.object({
  uid: z.string(),
  open: z.record(z.string(), sessionSchema),
  /** When something of it is to be looked at again: a device that was not used for long, or one that left. */
  sweepAt: instantSchema,
});
export type Sessions = z.infer<typeof sessionsSchema>;

/** Milliseconds without use after which a device is signed out. */
export const SESSION_IDLE_MS = 30 * DAY;

/**
 * Which sessions of a person are over. On a document that the person's own open page follows anyway: a student's account, an
 * adult's settings.
 */
export const endingsSchema = z.object({
  /** Sessions that began before this are over. */
  signedOutAt: instantSchema.optional(),
  /** Single ones that were ended, by id. */
  endedSessions: z.array(sessionIdSchema).optional(),
});
export type Endings = z.infer<typeof endingsSchema>;

/**
 * Whether a session is over. `signedInAt`: when it began, in milliseconds; tokens tell whole seconds. `shownAt`: when the card was
 * shown that it began with, for the token given for it can be used up to an hour later.
 */
export const isSessionOver = (
  { signedOutAt = 0, endedSessions = [] }: Endings,
  signedInAt: number,
  shownAt = Number.POSITIVE_INFINITY,
): boolean =>
  signedOutAt >= signedInAt + SECOND || signedOutAt >= shownAt || endedSessions.includes(signedInAt / SECOND);
