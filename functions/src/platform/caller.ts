import { AppError } from '@lemma/contract';
import { mustProve, sessionOf } from '@lemma/school/people';
import { SECOND } from '@lemma/school/time';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { networkOf } from './network-of.ts';

/** The person who makes a call, signed in or not. `now` is the server's clock, in milliseconds. */
export type Visitor = { readonly uid: string | undefined; readonly ip: string; readonly now: number };
/** Somebody who is signed in. `name` and `email` come from the sign-in; the name to show is in the profile. */
export type Caller = Visitor & {
  readonly uid: string;
  readonly name: string | undefined;
  /** An adult's e-mail address, only if it is confirmed. */
  readonly email?: string | undefined;
  /** When the person last proved who they are, in milliseconds: whatever token has replaced that one since. */
  readonly signedInAt: number;
  /** When the card was accepted, or our token for an adult made, in milliseconds; missing in other sign-ins. */
  readonly shownAt?: number | undefined;
  /** True while the session of an adult with a second factor has not given it: only `forWaiting` calls are open. */
  readonly mustPass?: boolean;
  /** True while the password with which the session began was not proved to be a judged one: it opens nothing. */
  readonly mustProve?: boolean;
  /** When this session of an adult last gave the second factor, in milliseconds. Left out: it has not. */
  readonly secondAt?: number | undefined;
  /** Whose second factor stands behind an adult's session: the account's own, or that of the school's provider. */
  readonly factor?: 'own' | 'school' | undefined;
  /** True for a sign-in with a token that this server made for a student. */
  readonly isStudent?: boolean;
  /** The browser's User-Agent header. */
  readonly userAgent?: string;
};

type Origin = {
  readonly headers: Record<string, string | string[] | undefined>;
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
};

/**
 * The address that Google's front end saw, or its network: the last one in X-Forwarded-For. The ones before it are claims of
 * the client.
 */
export function addressOf({ headers, socket }: Origin): string {
  const chain = [headers['x-forwarded-for']].flat().join(',').split(',');
  return networkOf(chain.at(-1)?.trim() || socket?.remoteAddress || 'unknown');
}

export const visitorOf = (request: Pick<CallableRequest, 'auth' | 'rawRequest'>): Visitor => ({
  uid: request.auth?.uid,
  ip: addressOf(request.rawRequest),
  now: Date.now(),
});

type Claims = {
  readonly auth_time: number;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly firebase: { readonly sign_in_provider: string };
  readonly [claim: string]: unknown;
};

/** Whether the session of an account with a second factor has not given it since it was turned on. */
export const mustPass = ({ secondFactor = 0, secondAt = 0 }: Readonly<Record<string, unknown>>): boolean =>
  Number(secondFactor) > Number(secondAt);

const factorOf = ({ secondFactor = 0, schoolFactor }: Readonly<Record<string, unknown>>): Caller['factor'] => {
  if (schoolFactor === true) return 'school';
  return Number(secondFactor) > 0 ? 'own' : undefined;
};

/**
 * The person that a token speaks for. Students are accepted only with the token that a card gives, adults in every
 * other way, among them the tokens that this server makes for adults (`adult`): an e-mail address linked to a student's
 * account does not sign anybody in, and neither does an anonymous sign-in.
 * @throws AppError `auth/signed-out`.
 */
export function ownerOf(claims: Claims): Omit<Caller, keyof Visitor> {
  const provider = claims.firebase.sign_in_provider;
  const isStudent = provider === 'custom' && claims.adult !== true;
  if (provider === 'anonymous' || isStudent !== (claims.role === 'student'))
    throw new AppError('auth/signed-out', `signed in by ${provider}`);
  return {
    name: typeof claims.name === 'string' ? claims.name : undefined,
    email: claims.email_verified === true ? claims.email : undefined,
    signedInAt: sessionOf(claims) * SECOND,
    shownAt: typeof claims.shownAt === 'number' ? claims.shownAt : undefined,
    isStudent,
    secondAt: !isStudent && typeof claims.secondAt === 'number' ? claims.secondAt : undefined,
    factor: isStudent ? undefined : factorOf(claims),
    mustPass: !isStudent && mustPass(claims),
    mustProve: mustProve(claims),
  };
}

/** The signed-in caller of a request. @throws AppError `auth/signed-out` without a valid sign-in. */
export function callerOf(request: Pick<CallableRequest, 'auth' | 'rawRequest'>): Caller {
  const { auth, rawRequest } = request;
  if (auth === undefined) throw new AppError('auth/signed-out', 'no sign-in');
  return {
    ...visitorOf(request),
    ...ownerOf(auth.token),
    uid: auth.uid,
    userAgent: rawRequest.headers['user-agent'] ?? '',
  };
}
