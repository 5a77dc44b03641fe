import type { Profile } from '@lemma/school';
import { loadStore } from './load-store.ts';

type NewProfile = Pick<Profile, 'uid' | 'fullName' | 'role'> & { email: string };
type Write = (profile: NewProfile) => Promise<void>;

let underway: Promise<unknown> = Promise.resolve();

/** Settles when no profile is being made: the account exists a moment before its profile, and must not be seen without it. */
export const profilesSettled = (): Promise<unknown> => underway.catch(() => undefined);

const write: Write = async (profile) => (await loadStore()).createProfile(profile);
const writeIfNone: Write = async (profile) => (await loadStore()).createProfileIfNone(profile);

/** Runs a sign-in that may make a profile; listeners of the auth state wait for it. */
export function creatingProfile<T>(run: (write: Write, writeIfNone: Write) => Promise<T>): Promise<T> {
  const running = run(write, writeIfNone);
  underway = running;
  return running;
}
