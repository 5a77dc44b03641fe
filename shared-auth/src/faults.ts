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

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** The AppError of a fault of Firestore or the functions client. A code that our functions sent along comes first. */
export function asAppError(error: unknown, where: string): AppError {
  const told = property(property(error, 'details'), 'code');
  if (isAppErrorCode(told)) return new AppError(told, where, error);
  const code = String(property(error, 'code') ?? '').replace(/^(functions|firestore)\//, '');
  return new AppError(codes[code] ?? 'unknown', where, error);
}

/** For `.catch`: throws the fault as an AppError. */
export const faultOf =
  (where: string) =>
  (error: unknown): never => {
    throw asAppError(error, where);
  };
