import { Explained } from '../explained.ts';
import { whenNpmIsGone } from './npm-gone.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;

/**
 * Turns the first Ctrl-C or similar signal into an abort, so that everything is stopped in order; a second one ends the
 * process at once.
 */
export function interruptible(): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals)
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  whenNpmIsGone(() => controller.abort());
  return controller.signal;
}

/** Resolves when the signal is aborted. */
export const given = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** The result of the work; rejects as soon as the signal is aborted. */
export const unlessInterrupted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([work, given(signal).then(() => Promise.reject(new Explained('Stopped before it ran.')))]);
