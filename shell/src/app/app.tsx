import { areaOfPath, type Environment, type Override } from '@lemma/contract';
import { RouterProvider } from '@lemma/router';
import { AuthProvider } from '@lemma/shared-auth';
import { TooltipProvider } from '@lemma/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { keepingForOffline } from '../offline/keep-for-offline.ts';
import { AccountChooser } from '../pages/account-chooser.tsx';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { sitesOf } from '../remotes/sites.ts';
import { FirstToaster } from '../toasters/first-toaster.tsx';
import { LoadingText } from './loading-text.tsx';
import { OverrideBanner } from './override-banner.tsx';
import { OwnAppearance } from './own-appearance.tsx';
import { createQueryClient } from './query-client.ts';
import { createShellRouter } from './router.tsx';
import { SessionWatch } from './session-watch.tsx';
import { SignOutCleaner } from './sign-out-cleaner.tsx';

const SecondToaster = lazy(async () => ({ default: (await import('../toasters/second-toaster.tsx')).SecondToaster }));

function openRouter(environment: Environment, override: Override | undefined) {
  const remotes = createRemoteLoader(sitesOf(environment, override));
  const loader = override === undefined ? keepingForOffline(remotes, environment.areas) : remotes;
  const area = areaOfPath(window.location.pathname);
  // It comes while Firebase finds out who is there. What fails here is tried anew, and told, where the area is shown.
  if (area !== undefined) loader.load(area).catch(() => undefined);
  return createShellRouter(loader);
}

type AppProps = { readonly environment: Environment; readonly override?: Override | undefined };

export function App({ environment, override }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => openRouter(environment, override));
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <AuthProvider fallback={<LoadingText />}>
          <SignOutCleaner />
          <SessionWatch />
          <OwnAppearance />
          <RouterProvider router={router} />
        </AuthProvider>
        {environment.emulators && <AccountChooser />}
        {override && <OverrideBanner {...override} />}
        <FirstToaster />
        <Suspense>
          <SecondToaster />
        </Suspense>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
