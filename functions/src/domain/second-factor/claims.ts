import { accounts } from '../../platform/firebase.ts';
import { changeClaims } from '../accounts/change-claims.ts';

/** Sets since when an account asks for a second factor, or that it does not; its other claims stay. */
export const claimSecondFactor = (uid: string, since: number | undefined): Promise<void> =>
  changeClaims(uid, ({ secondFactor: _before, ...others }) =>
    since === undefined ? others : { ...others, secondFactor: since },
  );

type Given = {
  /** When the second factor was given, in milliseconds. */
  readonly secondAt?: number;
  /** The session that goes on with this token. Left out: one begins with it. */
  readonly begunAt?: number;
  /** Left out: the school's provider did not let the person in, or asks for no second factor. */
  readonly schoolFactor?: true;
};

/**
 * A token with which an adult begins a session, or goes on with it. Rules and doors refuse it where the account's sessions
 * were ended after `now`.
 */
export const adultToken = (uid: string, now: number, given: Given = {}): Promise<string> =>
  accounts().createCustomToken(uid, { adult: true, shownAt: now, ...given });
