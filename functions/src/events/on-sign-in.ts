import { beforeUserSignedIn, HttpsError } from 'firebase-functions/v2/identity';
import { foreignTiesOf } from '../platform/foreign-ties.ts';

/** Firebase alone asks no function of ours, and a deployment with one would fail: Identity Platform, which schools pay for, does. */
const isAsked = (env: Readonly<Record<string, string | undefined>>): boolean => env.LEMMA_IDENTITY_PLATFORM === 'true';

/**
 * Refuses whoever signs in to an account by something that was tied to it: students come by a card, which asks no function, and
 * adults by what goes with their own address.
 */
export const cardsOnly = isAsked(process.env)
  ? beforeUserSignedIn(({ data, additionalUserInfo }) => {
      if (data?.customClaims?.role === 'student')
        throw new HttpsError('permission-denied', 'A student signs in with a card.');
      if (data && foreignTiesOf(data).includes(additionalUserInfo?.providerId ?? ''))
        throw new HttpsError('permission-denied', 'This is not tied to the account by its owner.');
    })
  : undefined;
