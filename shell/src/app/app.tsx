import type { Environment } from '@lemma/contract';
import { createQueryClient } from '@lemma/contract/query-client';
import { RouterProvider } from '@lemma/router';
import { AuthProvider } from '@lemma/shared-auth';
import { TooltipProvider } from '@lemma/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountChooser } from '../pages/account-chooser.tsx';
import { LoadingText } from './loading-text.tsx';
import { withTexts } from './on-demand.tsx';
import { OwnAppearance } from './own-appearance.tsx';
import type { createShellRouter } from './router.tsx';
import { SignOutCleaner } from './sign-out-cleaner.tsx';
import { StartFailed } from './start-failed.tsx';
import { StudentSession } from './student-session.tsx';
import { Toasters } from './toasters.tsx';
import { warnOfUnsent } from './warn-of-unsent.ts';

// The error messages are loaded with the first error, not with the first page.
const tellFault = (error: unknown) =>
  void withTexts(() => import('./tell-fault.ts')).then((sentences) => sentences.tellFault(error));

type AppProps = {
  readonly environment: Environment;
  /** What says, above every page, that a signed link changes an area. */
  readonly banner: ReactNode;
  readonly router: ReturnType<typeof createShellRouter>;
  readonly isVisitor: boolean;
};

export function App({ environment, banner, router, isVisitor }: AppProps) {
  const [queryClient] = useState(() => createQueryClient(tellFault));
  useEffect(() => warnOfUnsent(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      {banner}
      <AuthProvider fallback={<LoadingText />} failed={<StartFailed />} isVisitor={isVisitor}>
        <TooltipProvider>
          <SignOutCleaner />
          <StudentSession />
          <OwnAppearance />
          <RouterProvider router={router} />
          <Toasters />
        </TooltipProvider>
      </AuthProvider>
      {environment.emulators && <AccountChooser />}
    </QueryClientProvider>
  );
}
