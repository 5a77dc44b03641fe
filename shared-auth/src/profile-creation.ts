import type { Profile, Role } from '@lemma/school/people';
import { loadStore } from './load-store.ts';

export type AdultRole = Exclude<Role, 'student'>;
type NewProfile = Pick<Profile, 'uid' | 'fullName'> & { readonly email: string; readonly role: AdultRole };

let underway: Promise<unknown> = Promise.resolve();

/** Settles when no profile is being made: the account exists a moment before its profile, and must not be seen without it. */
export const profilesSettled = (): Promise<unknown> => underway.catch(() => undefined);

/** Runs a sign-in that may make a profile; listeners of the auth state wait for it. */
export function creatingProfile<T>(run: () => Promise<T>): Promise<T> {
  // Not before it is remembered: the auth service may tell of the account within the first step.
  const running = Promise.resolve().then(run);
  underway = running;
  return running;
}

/** What is known of a profile that could not be made: the form that asks for it anew begins with it. */
export type BegunProfile = { readonly fullName: string; readonly role: AdultRole | undefined };

let begun: NewProfile | undefined;

export const begunProfileOf = (uid: string): BegunProfile | undefined => (begun?.uid === uid ? begun : undefined);

/** Makes the profile where there is none. What was asked for is remembered until it is made. */
export async function makeProfile(profile: NewProfile): Promise<void> {
  begun = profile;
  await (await loadStore()).createProfileIfNone(profile);
  begun = undefined;
}

/**
 * As part of a sign-in, which has succeeded by then: an account whose profile does not come about is told of by the auth state, and
 * the page asks for what is missing.
 */
export async function tryProfile(profile: NewProfile): Promise<void> {
  try {
    await makeProfile(profile);
  } catch (error) {
    console.info('auth: no profile', error);
  }
}
