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
 * What a call is answered by whatever stands before our doors: a filter of a school, a deployment under way, functions of the
 * release before that have no such door. Each passes, so it is never taken for an answer of ours.
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

/** The AppError of a fault of Firestore or the functions client. A code that our doors sent along, as all of them do, comes first. */
export function asAppError(error: unknown, where: string): AppError {
  const told = property(property(error, 'details'), 'code');
  if (isAppErrorCode(told)) return new AppError(told, where, error);
  const code = String(property(error, 'code') ?? '');
  const known = beforeOurDoors[code] ?? codes[code.replace(/^(functions|firestore)\//, '')];
  return new AppError(known ?? 'unknown', where, error);
}

/** For `.catch`: throws the fault as an AppError. */
export const faultOf =
  (where: string) =>
  (error: unknown): never => {
    throw asAppError(error, where);
  };
