import { accounts } from '../../platform/firebase.ts';
import { changeClaims } from '../accounts/change-claims.ts';

/** Sets since when an account asks for a second factor, or that it does not; its other claims stay. */
export const claimSecondFactor = (uid: string, since: number | undefined): Promise<void> =>
  changeClaims(uid, ({ secondFactor: _before, ...others }) =>
    since === undefined ? others : { ...others, secondFactor: since },
  );

/**
 * A token with which an adult begins a session. `secondAt`: when the second factor was given, in milliseconds. Rules and
 * doors refuse it where the account signed out everywhere after `now`.
 */
export const adultToken = (uid: string, now: number, secondAt?: number): Promise<string> =>
  accounts().createCustomToken(uid, { adult: true, shownAt: now, ...(secondAt !== undefined && { secondAt }) });
