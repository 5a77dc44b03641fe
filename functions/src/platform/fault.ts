import { AppError, type AppErrorCode, isAppError } from '@lemma/contract';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';

const statusOf = {
  'auth/forbidden': 'permission-denied',
  'auth/signed-out': 'unauthenticated',
  'auth/incomplete': 'permission-denied',
  'auth/second-factor': 'permission-denied',
  'auth/factor-demanded': 'permission-denied',
  'data/malformed': 'internal',
  'data/not-found': 'not-found',
  'data/conflict': 'aborted',
  'data/too-large': 'resource-exhausted',
  'data/unsupported-type': 'invalid-argument',
  'file/broken': 'invalid-argument',
  'file/locked': 'invalid-argument',
  'file/too-many-pages': 'invalid-argument',
  'file/quota': 'resource-exhausted',
  'file/in-use': 'failed-precondition',
  'upload/stopped': 'cancelled',
  'input/malformed': 'invalid-argument',
  'input/name-taken': 'already-exists',
  'code/unknown': 'not-found',
  'code/expired': 'failed-precondition',
  'sign-in/refused': 'permission-denied',
  'sign-in/wait': 'resource-exhausted',
  'sign-in/card': 'resource-exhausted',
  'class/looks-on': 'permission-denied',
  'class/not-lead': 'permission-denied',
  'work/closed': 'failed-precondition',
  'work/no-tries-left': 'failed-precondition',
  'work/not-open': 'failed-precondition',
  'network/offline': 'unavailable',
  'network/timeout': 'deadline-exceeded',
  'sample/read-only': 'failed-precondition',
  'remote/unreachable': 'unavailable',
  'remote/incompatible': 'failed-precondition',
  'remote/corrupt': 'data-loss',
  'remote/untrusted': 'permission-denied',
  'remote/crashed': 'internal',
  'setup/invalid': 'internal',
  'server/unavailable': 'unavailable',
  unknown: 'internal',
} as const satisfies Record<AppErrorCode, FunctionsErrorCode>;

/**
 * The codes of temporary errors. Of gRPC: aborted, unavailable, deadline exceeded, resource exhausted; of HTTP: too many
 * requests, unavailable.
 */
const PASSING = new Set<unknown>([4, 8, 10, 14, 429, 503]);
/** What the operating system and Google's libraries say where a service was not reached, or was lost. */
const UNREACHED =
  /^(?:ECONN(?:RESET|REFUSED|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|[a-z]+\/network-(?:error|timeout))$/;
const isPassing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (PASSING.has(error.code) || (typeof error.code === 'string' && UNREACHED.test(error.code)));

/** Any error as an AppError. Errors of libraries become `unknown`, or `server/unavailable` where a retry may help. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  return new AppError(isPassing(error) ? 'server/unavailable' : 'unknown', 'a fault of the server', error);
}

/** The error that the caller gets: only the code, no internal details. */
export const toHttpsError = ({ code }: AppError): HttpsError => new HttpsError(statusOf[code], code, { code });

/** True for errors that we must fix, false for those that the caller caused. */
export const isOurs = ({ code }: AppError): boolean =>
  code === 'unknown' || code === 'server/unavailable' || code === 'data/malformed' || code === 'setup/invalid';
