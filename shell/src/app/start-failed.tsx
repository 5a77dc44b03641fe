import { ErrorState } from '@lemma/ui';

/**
 * Shown when the part of the shell that knows who is signed in could not be loaded. There is no router yet, so there
 * are no links.
 */
export const StartFailed = () => (
  <main className="mx-auto max-w-lg px-4 py-16">
    <ErrorState onRetry={() => window.location.reload()} />
  </main>
);
