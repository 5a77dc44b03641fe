import { AppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { app } from './database.ts';
import { accounts } from './firebase.ts';
import { siteOrigin } from './site-origin.ts';

/** What the auth service tells over HTTP alone: the Admin SDK knows no call for it. */
const addressOf = (path: string): string => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  return `${host === undefined ? 'https:/' : `http://${host}`}/identitytoolkit.googleapis.com/v1/${path}`;
};

/** Why the service refuses, in its own words; nothing of what was sent. */
class Refusal extends Error {}
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

async function post(path: string, headers: Readonly<Record<string, string>>, body: object): Promise<unknown> {
  const reply = await fetch(addressOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Refusal(refusalSchema.safeParse(answer).data?.error.message ?? `status ${reply.status}`);
  return answer;
}

/** The access that the functions have to the project's accounts. */
async function ownAccess(): Promise<string> {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return 'owner';
  const token = await app().options.credential?.getAccessToken();
  return token?.access_token ?? '';
}

const lookupSchema = z.object({
  users: z
    .array(
      z.object({
        email: z.string().optional(),
        passwordUpdatedAt: z.number().optional(),
        providerUserInfo: z.array(z.object({ providerId: z.string() })).default([]),
      }),
    )
    .default([]),
});

/** When the password of an account was set, in milliseconds: exact, whoever set it and by which way. */
export type SetPassword = { readonly email: string; readonly setAt: number };

/**
 * The present password of an account; undefined if it has none. Where the service does not say when it was set, it is equal to
 * no moment (`NaN`).
 */
export async function setPasswordOf(uid: string): Promise<SetPassword | undefined> {
  const path = `projects/${process.env.GCLOUD_PROJECT ?? ''}/accounts:lookup`;
  const answer = await post(path, { authorization: `Bearer ${await ownAccess()}` }, { localId: [uid] });
  const [user] = lookupSchema.parse(answer).users;
  if (user === undefined) throw new AppError('auth/signed-out', 'no account');
  const hasPassword = user.providerUserInfo.some(({ providerId }) => providerId === 'password');
  return hasPassword ? { email: user.email ?? '', setAt: user.passwordUpdatedAt ?? Number.NaN } : undefined;
}

/** What a sign-in with a wrong password is answered with. */
const WRONG = /^(?:INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|USER_DISABLED)/;

/** Any other refusal is of the key, which the caller sends: nobody is to raise our alarm with one of their own. */
function asOurs(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const said = error.message;
  if (WRONG.test(said)) return new AppError('sign-in/refused', 'not the password of the account', error);
  if (said.startsWith('TOO_MANY_ATTEMPTS')) return new AppError('sign-in/wait', 'too many for the auth service', error);
  logger.warn('the auth service took no sign-in with the key of a page', { said });
  return new AppError('input/malformed', 'no key of this project', error);
}

/**
 * Signs in as a page does, to see whether this is the account's password. `apiKey`: the page's, which anybody may read; of
 * another project's the token is refused.
 * @returns when the session began that nobody will use, in seconds. @throws AppError `sign-in/refused`.
 */
export async function signInTo(uid: string, email: string, password: string, apiKey: string): Promise<number> {
  const path = `accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;
  // Keys may be restricted to the school's pages.
  const headers = { referer: `${siteOrigin()}/` };
  const answer = await post(path, headers, { email, password, returnSecureToken: true }).catch((error: unknown) => {
    throw asOurs(error);
  });
  const { idToken } = z.object({ idToken: z.string() }).parse(answer);
  const claims = await accounts()
    .verifyIdToken(idToken)
    .catch((error: unknown) => {
      throw new AppError('sign-in/refused', 'a token of another project', error);
    });
  if (claims.uid !== uid) throw new AppError('sign-in/refused', 'another account');
  return claims.auth_time;
}
