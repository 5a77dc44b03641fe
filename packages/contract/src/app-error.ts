/** Every fault that can reach a person. Each has a sentence in packages/ui (`error-sentences`), checked exhaustively. */
export const appErrorCodes = [
  'auth/forbidden',
  'auth/signed-out',
  'auth/incomplete',
  'auth/second-factor',
  'auth/factor-demanded',
  'data/malformed',
  'data/not-found',
  'data/conflict',
  'data/too-large',
  'data/unsupported-type',
  'file/broken',
  'file/locked',
  'file/too-many-pages',
  'file/quota',
  'file/in-use',
  'upload/stopped',
  'input/malformed',
  'input/name-taken',
  'code/unknown',
  'code/expired',
  'sign-in/refused',
  'sign-in/wait',
  'sign-in/card',
  'class/looks-on',
  'class/not-lead',
  'work/closed',
  'work/no-tries-left',
  'work/not-open',
  'network/offline',
  'network/timeout',
  'sample/read-only',
  'remote/unreachable',
  'remote/incompatible',
  'remote/corrupt',
  'remote/untrusted',
  'remote/crashed',
  'setup/invalid',
  'server/unavailable',
  'unknown',
] as const;
export type AppErrorCode = (typeof appErrorCodes)[number];

/**
 * A fault with a code. It is created once, where it enters the system, and keeps its `cause`. `detail` is for logs and
 * never shown on a screen.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly detail: string;
  constructor(code: AppErrorCode, detail: string, cause?: unknown) {
    super(`${code} (${detail})`, { cause });
    this.code = code;
    this.detail = detail;
  }
}

/** Compares the name, not the class: a federated bundle may carry a second copy of it. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError' && 'code' in error;

export const isAppErrorCode = (code: unknown): code is AppErrorCode => appErrorCodes.some((known) => known === code);

/** The code of any fault. `unknown` for an error that is no `AppError`, or one with a code of a newer release. */
export const codeOf = (error: unknown): AppErrorCode =>
  isAppError(error) && isAppErrorCode(error.code) ? error.code : 'unknown';
