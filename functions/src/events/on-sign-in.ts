import { beforeUserSignedIn, HttpsError } from 'firebase-functions/v2/identity';

/** Firebase alone asks no function of ours, and a deployment with one would fail: Identity Platform, which schools pay for, does. */
const isAsked = (env: Readonly<Record<string, string | undefined>>): boolean => env.LEMMA_IDENTITY_PLATFORM === 'true';

/** Refuses whoever signs in to a student's account by something that was tied to it: students come by a card, which asks no function. */
export const cardsOnly = isAsked(process.env)
  ? beforeUserSignedIn(({ data }) => {
      if (data?.customClaims?.role === 'student')
        throw new HttpsError('permission-denied', 'A student signs in with a card.');
    })
  : undefined;
