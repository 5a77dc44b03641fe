import { AppError } from '@lemma/contract';
import type { CallableRequest } from 'firebase-functions/v2/https';

/** Whoever is at the door. `now` is the server's clock, in milliseconds. */
export type Visitor = { readonly uid: string | undefined; readonly ip: string; readonly now: number };
/** Somebody who is signed in. `name` and `email` are what the sign-in knows; the profile has the name to show. */
export type Caller = Visitor & {
  readonly uid: string;
  readonly name: string | undefined;
  /** When the person last proved who they are, in milliseconds. */
  readonly signedInAt: number;
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

/** @throws AppError `auth/signed-out` without a sign-in; an anonymous one counts as none. */
export function callerOf(request: Pick<CallableRequest, 'auth' | 'rawRequest'>): Caller {
  const { auth } = request;
  if (auth === undefined || auth.token.firebase?.sign_in_provider === 'anonymous') {
    throw new AppError('auth/signed-out', 'no sign-in');
  }
  const name = typeof auth.token.name === 'string' ? auth.token.name : undefined;
  return {
    ...visitorOf(request),
    uid: auth.uid,
    name,
    signedInAt: auth.token.auth_time * 1000,
    isStudent: auth.token.role === 'student',
    userAgent: request.rawRequest.headers['user-agent'] ?? '',
  };
}
