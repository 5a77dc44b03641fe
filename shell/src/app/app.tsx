import { areaOfPath, type Environment, type Override } from '@lemma/contract';
import { createQueryClient } from '@lemma/contract/query-client';
import { RouterProvider } from '@lemma/router';
import { AuthProvider } from '@lemma/shared-auth';
import { TooltipProvider } from '@lemma/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storingForOffline } from '../offline/storing-for-offline.ts';
import { AccountChooser } from '../pages/account-chooser.tsx';
import { openRemotes } from '../remotes/open-remotes.ts';
import { pathUnder } from '../remotes/path-under.ts';
import { LoadingText } from './loading-text.tsx';
import { OverrideBanner } from './override-banner.tsx';
import { OwnAppearance } from './own-appearance.tsx';
import { rememberedArea } from './remembered-area.ts';
import { createShellRouter } from './router.tsx';
import { SignOutCleaner } from './sign-out-cleaner.tsx';
import { StartFailed } from './start-failed.tsx';
import { StudentSession } from './student-session.tsx';
import { Toasters } from './toasters.tsx';
import { warnOfUnsent } from './warn-of-unsent.ts';

function openRouter(environment: Environment, override: Override | undefined) {
  const remotes = openRemotes(environment, override);
  const loader = override === undefined ? storingForOffline(remotes, environment.areas) : remotes;
  const { pathname } = window.location;
  const area = areaOfPath(pathname);
  // Loads the area while Firebase finds out who is signed in, and runs it afterwards. A failure here is ignored,
  // because the area is loaded again, and errors are shown, when it opens.
  if (area !== undefined && area === rememberedArea())
    loader.fetchAhead(area, pathUnder(area, pathname) ?? '').catch(() => undefined);
  return createShellRouter(loader);
}

// The error messages are loaded with the first error, not with the first page.
const tellFault = (error: unknown) => void import('./tell-fault.ts').then((sentences) => sentences.tellFault(error));

type AppProps = { readonly environment: Environment; readonly override?: Override | undefined };

export function App({ environment, override }: AppProps) {
  const [queryClient] = useState(() => createQueryClient(tellFault));
  const [router] = useState(() => openRouter(environment, override));
  useEffect(() => warnOfUnsent(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider fallback={<LoadingText />} failed={<StartFailed />}>
        <TooltipProvider>
          <SignOutCleaner />
          <StudentSession />
          <OwnAppearance />
          <RouterProvider router={router} />
          <Toasters />
        </TooltipProvider>
      </AuthProvider>
      {environment.emulators && <AccountChooser />}
      {override && <OverrideBanner {...override} />}
    </QueryClientProvider>
  );
}
