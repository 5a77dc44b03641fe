import { Explained } from '../explained.ts';
import { whenNpmIsGone } from './npm-gone.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;

/** Turns the first Ctrl-C, or its like, into an abort, so that what runs is ended in order; a second one does not wait. */
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

/** Resolves when the signal is given. */
export const given = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** The work's result, or a failure as soon as the signal is given. */
export const unlessInterrupted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([work, given(signal).then(() => Promise.reject(new Explained('Stopped before it ran.')))]);
