import { AppError, type AppErrorCode, isAppErrorCode } from '@lemma/contract';

const codes: Readonly<Record<string, AppErrorCode>> = {
  'permission-denied': 'auth/forbidden',
  unauthenticated: 'auth/signed-out',
  'not-found': 'data/not-found',
  'already-exists': 'data/conflict',
  'failed-precondition': 'data/conflict',
  aborted: 'data/conflict',
  'invalid-argument': 'input/malformed',
  'resource-exhausted': 'sign-in/wait',
  unavailable: 'network/offline',
  'deadline-exceeded': 'network/timeout',
  internal: 'server/unavailable',
};

/**
 * Answers to a call that do not come from our functions: from a school's filter, during a deployment, or from a release
 * without this call. All are temporary, so none is read as an answer of ours.
 */
const beforeOurDoors: Readonly<Record<string, AppErrorCode>> = {
  'functions/not-found': 'remote/incompatible',
  'functions/permission-denied': 'server/unavailable',
  'functions/invalid-argument': 'server/unavailable',
  'functions/unimplemented': 'remote/incompatible',
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/**
 * An error of Firestore or of the functions client as an AppError. A code sent by our functions, which all their errors
 * carry, takes precedence.
 */
export function asAppError(error: unknown, where: string): AppError {
  const told = property(property(error, 'details'), 'code');
  if (isAppErrorCode(told)) return new AppError(told, where, error);
  const code = String(property(error, 'code') ?? '');
  const known = beforeOurDoors[code] ?? codes[code.replace(/^(functions|firestore)\//, '')];
  return new AppError(known ?? 'unknown', where, error);
}

/** For `.catch`: throws the error as an AppError. */
export const faultOf =
  (where: string) =>
  (error: unknown): never => {
    throw asAppError(error, where);
  };
