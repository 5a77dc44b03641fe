import type { Profile } from '@lemma/school/people';

let handed: Profile | undefined;

/** Hands a profile that was read before the auth service was loaded to the service, which would read it again. */
export const handProfile = (profile: Profile): void => {
  handed = profile;
};

/** The profile that was handed over for this person, once. */
export function takeHandedProfile(uid: string): Profile | undefined {
  const profile = handed?.uid === uid ? handed : undefined;
  handed = undefined;
  return profile;
}
