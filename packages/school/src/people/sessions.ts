import { z } from 'zod';
import { instantSchema } from '../base/index.ts';
import { DAY, HOUR, SECOND } from '../time/index.ts';

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const systems = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const;

/** The description of a device, which is too coarse to tell two devices of the same kind apart. */
export const deviceSchema = z.object({ browser: z.enum(browsers), system: z.enum(systems) });
export type Device = z.infer<typeof deviceSchema>;

/**
 * The id of a session is the second when it began (`sessionOf`), so no client can claim another session. Two sessions that
 * begin in the same second count as one.
 */
export const sessionIdSchema = z.number().int().positive();

/**
 * The id of the session of a token: the second in which somebody proved who they are, which the auth service writes into each
 * token (`auth_time`). A token of ours that replaces another in the same session, after the second factor, brings the second
 * along (`begunAt`): the auth service would count it as a sign-in of its own, fresh and with no ending.
 */
export const sessionOf = ({ auth_time, begunAt }: Readonly<Record<string, unknown>>): number =>
  Number(begunAt ?? auth_time);

/**
 * One open session. `leftAt`: when the device signed itself out; the session is stored until its last token has
 * expired.
 */
export const sessionSchema = deviceSchema.extend({
  /** Written at most once an hour. */
  lastActiveAt: instantSchema,
  leftAt: instantSchema.optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** sessions/{uid}: where a person is signed in, by the id of the session. Only functions read and write it. */
export const sessionsSchema = z.object({
  uid: z.string(),
  open: z.record(z.string(), sessionSchema),
  /** When to check these sessions again: for a device that has not been used for long, or one that signed out. */
  sweepAt: instantSchema,
});
export type Sessions = z.infer<typeof sessionsSchema>;

/** Milliseconds without use after which a device is signed out. */
export const SESSION_IDLE_MS = 30 * DAY;

/** Milliseconds after which a session ends however much it is used: a stolen one is not for good. */
export const SESSION_LONGEST_MS = 180 * DAY;

/** When an open session ends by itself: `id` is the second when it began. */
export const sessionEndsAt = (id: number, lastActiveAt: number): number =>
  Math.min(lastActiveAt + SESSION_IDLE_MS, id * SECOND + SESSION_LONGEST_MS);

/** The most sessions of one person that are open at a time; a further one ends the one that was not used for longest. */
export const MOST_OPEN = 100;

/** The most ids of ended sessions that are stored for one person: `endingsAfter`. */
export const MOST_ENDED = 200;

/** How long before its session a student's card may have been accepted, in milliseconds. */
const CARD_MS = HOUR;

/**
 * Which sessions of a person have ended. It is stored in a document that the person's open page follows anyway: the
 * student's account or the adult's settings.
 */
export const endingsSchema = z.object({
  /** All sessions that began before this moment have ended. */
  signedOutAt: instantSchema.optional(),
  /** The ids of single sessions that were ended. */
  endedSessions: z.array(sessionIdSchema).optional(),
  /** All sessions that began before `at` have ended, known to us or not, other than `but`. */
  othersEnded: z.object({ at: instantSchema, but: sessionIdSchema }).optional(),
});
export type Endings = z.infer<typeof endingsSchema>;

/**
 * Whether a session has ended. `signedInAt` is when it began, in milliseconds, although tokens are only exact to the
 * second. `shownAt` is when the card that the student used was accepted: the token that the student gets for it can be
 * used for up to an hour.
 */
export const isSessionOver = (
  { signedOutAt = 0, endedSessions = [], othersEnded }: Endings,
  signedInAt: number,
  shownAt = Number.POSITIVE_INFINITY,
): boolean => {
  const id = signedInAt / SECOND;
  const endedAt = othersEnded === undefined || othersEnded.but === id ? 0 : othersEnded.at;
  const lastEnd = Math.max(signedOutAt, endedAt);
  return lastEnd >= signedInAt + SECOND || lastEnd >= shownAt || endedSessions.includes(id);
};

/**
 * The endings after these sessions have ended too. An id is stored as long as its session could go on, and the auth
 * service renews a session's tokens without an end. So ids do not expire; those that `signedOutAt` covers are dropped,
 * and where more than `MOST_ENDED` are left, `signedOutAt` moves on: first as far as no open session began before it,
 * then until half of them are left, which signs out what began before those.
 */
export function endingsAfter(
  { signedOutAt = 0, endedSessions = [] }: Endings,
  ids: readonly number[],
  openIds: readonly number[],
): Endings & { endedSessions: number[] } {
  const all = [...new Set([...endedSessions, ...ids])].toSorted((one, other) => one - other);
  const after = (moment: number) => all.filter((id) => !isSessionOver({ signedOutAt: moment }, id * SECOND));
  const endings = (moment: number) => ({ ...(moment > 0 && { signedOutAt: moment }), endedSessions: after(moment) });
  if (after(signedOutAt).length <= MOST_ENDED) return endings(signedOutAt);
  const oldestOpen = openIds.length === 0 ? 0 : Math.min(...openIds) * SECOND - CARD_MS;
  const harmless = Math.max(signedOutAt, oldestOpen);
  if (after(harmless).length <= MOST_ENDED) return endings(harmless);
  return endings(Math.max(harmless, (all.at(-MOST_ENDED / 2) ?? 0) * SECOND));
}

/**
 * Since when a session that a password begins must prove that a function of ours judged it, in seconds: the rules have the
 * same. Passwords of before are judged when they are changed.
 */
export const JUDGED_FROM = Date.UTC(2026, 10, 28) / SECOND;

type PasswordClaims = {
  readonly auth_time?: unknown;
  readonly passwordAt?: unknown;
  readonly firebase?: { readonly sign_in_provider?: unknown } | undefined;
};

/**
 * Whether the session of a token still has to prove its password. The account says up to which session that was done
 * (`passwordAt`), so that each new one is looked at anew: the auth service takes passwords that nobody judged.
 */
export const mustProve = ({ auth_time, passwordAt, firebase }: PasswordClaims): boolean =>
  firebase?.sign_in_provider === 'password' && Number(auth_time) > Number(passwordAt ?? JUDGED_FROM);
