import { AppError, type Environment } from '@lemma/contract';

/** The smallest cache that Firestore accepts, in bytes (specification, section 5). */
export const LEAST_CACHE_BYTES = 1_048_576;
/** The limits of the long-polling timeout, in seconds (specification, section 5). */
export const LONG_POLLING_SECONDS = { least: 5, most: 30 } as const;

/**
 * Checks the Firestore settings of an environment before anything is started.
 * @throws AppError `setup/invalid` with a sentence that names the setting, its value and its limits.
 */
export function checkFirestoreSettings(settings: Environment['firestore']): void {
  const cache = settings?.cacheSizeBytes;
  if (cache !== undefined && !(cache >= LEAST_CACHE_BYTES)) {
    throw new AppError(
      'setup/invalid',
      `The setting firestore.cacheSizeBytes is ${cache}; it must be at least ${LEAST_CACHE_BYTES} bytes.`,
    );
  }
  const timeout = settings?.longPollingTimeoutSeconds;
  if (timeout !== undefined && !(timeout >= LONG_POLLING_SECONDS.least && timeout <= LONG_POLLING_SECONDS.most)) {
    throw new AppError(
      'setup/invalid',
      `The setting firestore.longPollingTimeoutSeconds is ${timeout}; it must be from ${LONG_POLLING_SECONDS.least} to ${LONG_POLLING_SECONDS.most} seconds.`,
    );
  }
}
