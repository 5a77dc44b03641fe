import { AppError, type Environment } from '@lemma/contract';
import { checkFirestoreSettings } from './settings.ts';

let environment: Environment | undefined;

/**
 * Says where Firebase is, once; a second call changes nothing. Nothing of Firebase is loaded before it is needed.
 * @throws AppError `setup/invalid` when a setting is out of bounds.
 */
export function startSession(where: Environment): void {
  if (environment) return;
  checkFirestoreSettings(where.firestore);
  environment = where;
}

/** @throws AppError `setup/invalid` when `startSession` was not called. */
export function currentEnvironment(): Environment {
  if (!environment) throw new AppError('setup/invalid', 'startSession has not been called');
  return environment;
}

let uidNow: () => string | undefined = () => undefined;

/** The auth service says, when it has been loaded, how to find out who is signed in. */
export const tellUidBy = (source: () => string | undefined): void => {
  uidNow = source;
};

/** The uid of who is signed in on this page now, as the auth service has it; undefined for nobody. */
export const currentUid = (): string | undefined => uidNow();
