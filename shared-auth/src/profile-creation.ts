import type { Profile, Role } from '@lemma/school/people';
import { loadStore } from './load-store.ts';

export type AdultRole = Exclude<Role, 'student'>;
type NewProfile = Pick<Profile, 'uid' | 'fullName'> & { readonly email: string; readonly role: AdultRole };

let underway: Promise<unknown> = Promise.resolve();

/**
 * Resolves when no profile is being created: for a moment an account exists without its profile, and must not be shown
 * in that state.
 */
export const profilesSettled = (): Promise<unknown> => underway.catch(() => undefined);

/** Runs a sign-in that may create a profile or proves its password; listeners of the auth state wait for it. */
export function creatingProfile<T>(run: () => Promise<T>): Promise<T> {
  // Starts one step later, after `underway` is set: the auth service may report the account within its first step.
  const running = Promise.resolve().then(run);
  underway = running;
  return running;
}

/** The input for a profile that could not be created: the form that asks again starts with it. */
export type BegunProfile = { readonly fullName: string; readonly role: AdultRole | undefined };

let begun: NewProfile | undefined;

export const begunProfileOf = (uid: string): BegunProfile | undefined => (begun?.uid === uid ? begun : undefined);

/** Creates the profile if there is none. The input is remembered until that succeeds. */
export async function makeProfile(profile: NewProfile): Promise<void> {
  begun = profile;
  await (await loadStore()).createProfileIfNone(profile);
  begun = undefined;
}

/**
 * Creates the profile after a sign-in that has already succeeded. A failure is only logged: the auth state shows the
 * account without a profile, and the page asks for it.
 */
export async function tryProfile(profile: NewProfile): Promise<void> {
  try {
    await makeProfile(profile);
  } catch (error) {
    console.info('auth: no profile', error);
  }
}
