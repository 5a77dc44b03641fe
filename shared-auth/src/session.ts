import { AppError, type Environment } from '@lemma/contract';
import { isSample, sampleRefusal } from './sample-mode.ts';
import { checkFirestoreSettings } from './settings.ts';

let environment: Environment | undefined;

/**
 * Sets the addresses of Firebase, once; a second call changes nothing. Firebase itself is loaded only when needed.
 * @throws AppError `setup/invalid` when a setting is out of bounds.
 */
export function startSession(where: Environment): void {
  if (environment) return;
  checkFirestoreSettings(where.firestore);
  environment = where;
}

/**
 * The addresses of Firebase, without which nothing of it can be reached.
 * @throws AppError `setup/invalid` when `startSession` was not called; `sample/read-only` where the sample class is shown.
 */
export function currentEnvironment(): Environment {
  if (isSample()) throw sampleRefusal('Firebase');
  if (!environment) throw new AppError('setup/invalid', 'startSession has not been called');
  return environment;
}

/** The providers with which a school's staff can sign in; none before `startSession`, as where the build draws a page. */
export const schoolProviders = (): NonNullable<Environment['schoolProviders']> => environment?.schoolProviders ?? [];

/** Whether the school lets people sign in with Google. */
export const hasGoogle = (): boolean => environment?.googleSignIn !== false;

let uidNow: () => string | undefined = () => undefined;

/** Called by the auth service when it has been loaded, with a function that returns the current uid. */
export const tellUidBy = (source: () => string | undefined): void => {
  uidNow = source;
};

/** The uid of the person who is signed in on this page, according to the auth service; undefined for nobody. */
export const currentUid = (): string | undefined => uidNow();
