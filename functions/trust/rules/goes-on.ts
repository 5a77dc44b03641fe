import { JUDGED_FROM } from '@lemma/school/people';
import type { Who } from './people.ts';
import type { Fields, World } from './world.ts';

/** The second in which somebody proved who they are, whatever token has replaced that one since. */
export const sessionIdOf = ({ claims }: Who): number | undefined => claims?.begunAt ?? claims?.authTime;

/** Whether none of the endings that an account notes has ended the session. */
export function goesOn(who: Who, endings: Fields | undefined): boolean {
  const { claims } = who;
  const id = sessionIdOf(who);
  if (claims === undefined || id === undefined) return false;
  const { signedOutAt = 0, endedSessions = [], othersEnded } = endings ?? {};
  const began = Math.min((id + 1) * 1000, claims.shownAt ?? Number.POSITIVE_INFINITY);
  const { at = 0, but } = Object(othersEnded);
  if (but !== id && Number(at) >= began) return false;
  return Number(signedOutAt) < began && !(Array.isArray(endedSessions) && endedSessions.includes(id));
}

/** Whether a second factor, where the account has one, was given since it was turned on. */
export const gaveSecondFactor = ({ claims }: Who): boolean => (claims?.secondFactor ?? 0) <= (claims?.secondAt ?? 0);

/** Whether the school demands no second factor of its adults, or one stands behind the session: here or at the school's provider. */
export const meetsDemand = ({ claims }: Who, world: World): boolean =>
  world.get('demands/school')?.secondFactor !== true ||
  (claims?.secondFactor ?? 0) > 0 ||
  claims?.schoolFactor === true;

/** Whether the session did not begin with a password that nobody judged. */
export const provedPassword = ({ claims }: Who): boolean =>
  claims?.provider !== 'password' || claims.authTime <= (claims.passwordAt ?? JUDGED_FROM);
