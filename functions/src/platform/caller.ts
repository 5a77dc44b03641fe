import { AppError } from '@lemma/contract';
import type { CallableRequest } from 'firebase-functions/v2/https';

/** The person who makes a call. `now` is the server's clock, in milliseconds. */
export type Visitor = { readonly uid: string | undefined; readonly ip: string; readonly now: number };
/** Somebody who is signed in. `name` and `email` are what the sign-in knows; the profile has the name to show. */
export type Caller = Visitor & {
  readonly uid: string;
  readonly name: string | undefined;
  /** The address of an adult, where it is confirmed that they read what comes there. */
  readonly email?: string | undefined;
  /** When the person last proved who they are, in milliseconds. */
  readonly signedInAt: number;
  /** When a student showed the card, in milliseconds; left out by sign-ins from before this was told. */
  readonly shownAt?: number | undefined;
  /** Whether the sign-in is one that we made for a student. */
  readonly isStudent?: boolean;
  /** What the browser calls itself. */
  readonly userAgent?: string;
};

type Origin = {
  readonly headers: Record<string, string | string[] | undefined>;
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
};

/** The address that Google's front end saw: the last one of the chain. Those before it are the client's own claim. */
export function addressOf({ headers, socket }: Origin): string {
  const chain = [headers['x-forwarded-for']].flat().join(',').split(',');
  return chain.at(-1)?.trim() || socket?.remoteAddress || 'unknown';
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

/**
 * Who a token speaks for. Students come by the token that we give for a card, adults in every other way: an e-mail address that was
 * tied to a student's account signs nobody in, and an anonymous sign-in counts as none. @throws AppError `auth/signed-out`.
 */
export function ownerOf(claims: Claims): Omit<Caller, keyof Visitor> {
  const provider = claims.firebase.sign_in_provider;
  const isStudent = provider === 'custom';
  if (provider === 'anonymous' || isStudent !== (claims.role === 'student'))
    throw new AppError('auth/signed-out', `signed in by ${provider}`);
  return {
    name: typeof claims.name === 'string' ? claims.name : undefined,
    email: claims.email_verified === true ? claims.email : undefined,
    signedInAt: claims.auth_time * 1000,
    shownAt: typeof claims.shownAt === 'number' ? claims.shownAt : undefined,
    isStudent,
  };
}

/** @throws AppError `auth/signed-out` without a sign-in that counts. */
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
