import { ErrorState } from '@lemma/ui';

/** Where the part of the shell that knows who is signed in did not come. There is no router yet, so no link either. */
export const StartFailed = () => (
  <main className="mx-auto max-w-lg px-4 py-16">
    <ErrorState onRetry={() => window.location.reload()} />
  </main>
);
