import { type Profile, profileSchema } from '@lemma/school';
import { onAuthStateChanged, type User } from 'firebase/auth';
import { currentSession } from './client.ts';
import { loadStore } from './load-store.ts';
import { profilesSettled } from './profile-creation.ts';

export { confirmByLink, emailOfResetLink, setPasswordByLink } from './action-links.ts';
export { resetPassword, signIn, signInWithGoogle, signInWithToken, signOut, signUp } from './operations.ts';

export type Known = { readonly user: User | null; readonly profile: Profile | null };

/** Whom the auth service has now. */
export const userNow = (): User | null => currentSession().auth.currentUser;

/** Milliseconds until the profile that this device has kept stands in for one that does not come. */
const PATIENCE = 2500;
const loadKept = () => import('./kept.ts');

async function keptProfile(uid: string): Promise<Profile | undefined> {
  const parsed = profileSchema.safeParse(await (await loadKept()).readKept(uid, 'profile'));
  return parsed.success ? parsed.data : undefined;
}

/** Only a student's profile is kept: theirs is the area that opens without a network. */
async function fetchProfile(uid: string): Promise<Profile | undefined> {
  const profile = await (await loadStore()).readDocument('users', uid, profileSchema);
  if (profile?.role === 'student') await (await loadKept()).keepDocument(uid, 'profile', profile);
  return profile;
}

async function readProfile({ uid }: User): Promise<Profile | null> {
  await profilesSettled();
  const asked = fetchProfile(uid).catch(() => keptProfile(uid));
  const late = new Promise<Profile | undefined>((resolve) => {
    setTimeout(
      async () => {
        const kept = await keptProfile(uid);
        if (kept) resolve(kept);
      },
      navigator.onLine ? PATIENCE : 0,
    );
  });
  return (await Promise.race([asked, late])) ?? null;
}

/** Tells who is there, at once and after each change. Returns the way to stop. */
export function followPerson(onKnown: (known: Known) => void): () => void {
  let latest = 0;
  return onAuthStateChanged(currentSession().auth, async (user) => {
    latest += 1;
    const turn = latest;
    const profile = user && (await readProfile(user));
    if (user === null) await (await loadKept()).forgetKept();
    // A slow read of the person before must not overwrite the person now.
    if (turn === latest) onKnown({ user, profile });
  });
}
