import { AppError } from '@lemma/contract';

let open = false;

/**
 * Whether this page shows the sample class. Then nobody is signed in, everything that is read comes from the sample's
 * files, and every change is refused.
 */
export const isSample = (): boolean => open;

/** Turns this page into one that shows the sample class, until it is closed or another page is loaded. */
export const beginSample = (): void => {
  open = true;
};

/** Why nothing can be changed here. `what` is for logs. */
export const sampleRefusal = (what: string): AppError => new AppError('sample/read-only', what);
