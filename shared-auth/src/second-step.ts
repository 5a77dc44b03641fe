import { demandsSchema, SCHOOL_DEMANDS } from '@lemma/school/sign-in';
import { signInWithCustomToken, type User } from 'firebase/auth';
import { currentSession } from './current-session.ts';
import { loadStore } from './load-store.ts';
import type { Person } from './person.ts';
import { creatingProfile, tryProfile } from './profile-creation.ts';
import { call } from './remote-calls.ts';

/** Whether the token's session still has to give the second factor of its account. The server decides by the same. */
export const isMissing = ({ secondFactor = 0, secondAt = 0 }: Readonly<Record<string, unknown>>): boolean =>
  Number(secondFactor) > Number(secondAt);

/** Whether this session still has to give the second factor. Without a connection the pages open; data does not. */
export const mustPass = (person: Pick<Person, 'getIdTokenResult'>): Promise<boolean> =>
  person.getIdTokenResult().then(
    ({ claims }) => isMissing(claims),
    () => false,
  );

/**
 * Whether the school demands a second factor of its adults and none stands behind this session, so that nothing opens before one is
 * turned on. Without a connection the pages open; data does not.
 */
export async function mustSetUp(person: Pick<Person, 'getIdTokenResult'>): Promise<boolean> {
  try {
    const { role, schoolFactor, secondFactor = 0 } = (await person.getIdTokenResult()).claims;
    if (role === 'student' || schoolFactor === true || Number(secondFactor) > 0) return false;
    return (await (await loadStore()).readDocument('demands', SCHOOL_DEMANDS, demandsSchema))?.secondFactor ?? false;
  } catch {
    return false;
  }
}

/** Begins a session with a token of our own in place of the present one. */
async function replaceSession(token: string): Promise<User> {
  const { user } = await signInWithCustomToken(currentSession().auth, token);
  return user;
}

/** Gives the second factor: a code of the app, or a recovery code. @throws AppError. */
export async function passSecondFactor(code: string): Promise<void> {
  const claims = (await currentSession().auth.currentUser?.getIdTokenResult(true))?.claims;
  // It was taken from the account while this page waited: the renewed token opens everything.
  if (claims !== undefined && !isMissing(claims)) return;
  const { token } = await call('passSecondFactor', { code });
  await replaceSession(token);
}

/**
 * Carries the second factor over to a session that the password has just begun anew: `before` is the token of the session that
 * gave it. Nothing happens for an account without one. @returns the function that goes on with a session that has it.
 */
export async function carrySecondFactor(user: User, before: string | undefined): Promise<() => Promise<void>> {
  if (before === undefined || !(await mustPass(user))) return async () => undefined;
  const { token } = await call('passSecondFactor', { before });
  return async () => {
    await replaceSession(token);
  };
}

/** Turns the second factor on; every other session ends. @returns the recovery codes. @throws AppError. */
export async function turnOnSecondFactor(code: string): Promise<readonly string[]> {
  const { token, recoveryCodes } = await call('turnOnSecondFactor', { code });
  await replaceSession(token);
  return recoveryCodes;
}

/** Kept in this tab alone: the answer of a provider is taken by the tab that left for it. */
const TICKET = 'lemma.school-ticket';

/** Goes to the school's own sign-in page, which sends the browser back to /auth/callback. @throws AppError. */
export async function leaveForSchool(provider: string): Promise<void> {
  const { address, ticket } = await call('beginSchoolSignIn', { provider });
  sessionStorage.setItem(TICKET, ticket);
  window.location.assign(address);
}

/**
 * Signs in with what the school's provider sent back; a first sign-in creates a teacher's profile, as with Google.
 * @throws AppError `sign-in/refused` for an answer that this tab did not ask for.
 */
export async function comeBackFromSchool(answer: string): Promise<void> {
  const ticket = sessionStorage.getItem(TICKET) ?? '';
  sessionStorage.removeItem(TICKET);
  const { token, fullName } = await call('finishSchoolSignIn', { ticket, answer });
  await creatingProfile(async () => {
    const { uid, email } = await replaceSession(token);
    await tryProfile({
      uid,
      email: email ?? '',
      fullName: fullName.trim().slice(0, 120).toWellFormed(),
      role: 'teacher',
    });
  });
}
