import type { KnownArea, ListedArea } from '@lemma/contract';
import { createQueryClient } from '@lemma/contract/query-client';
import { createBrowserRouter, RouterProvider } from '@lemma/router';
import type { Profile } from '@lemma/school/people';
import { SampleProvider } from '@lemma/shared-auth/sample';
import { TooltipProvider } from '@lemma/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LoadingText } from '../app/loading-text.tsx';
import { ownPart } from '../app/own-part.ts';
import { tellFault } from '../app/tell-fault.ts';
import { Toasters } from '../app/toasters.tsx';
import { usePageLanguage } from '../app/use-page-language.ts';
import { RouteFault } from '../pages/route-fault.tsx';
import type { RemoteLoader } from '../remotes/open-remotes.ts';
import { leaveSample } from './leave-sample.ts';
import { offerStart } from './offer-start.ts';
import { SampleBar } from './sample-bar.tsx';

/** An address outside of this person's area is opened anew, by whatever shows it. */
function Elsewhere() {
  useEffect(() => window.location.reload(), []);
  return <LoadingText />;
}

export function createSampleRouter(area: ListedArea, loader: RemoteLoader) {
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      ErrorBoundary: RouteFault,
      HydrateFallback: LoadingText,
      children: [
        {
          path: `${area.path}/*`,
          lazy: async () => {
            const { AreaScreen } = await ownPart(() => import('../remotes/area-screen.tsx'));
            return { element: <AreaScreen area={area} areas={[area]} loader={loader} moves={router} /> };
          },
        },
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  return router;
}

/** What of the application needs to know who is there. */
function Around() {
  usePageLanguage();
  useEffect(offerStart, []);
  return null;
}

type SampleClassProps = {
  readonly role: KnownArea;
  readonly profile: Profile;
  readonly router: ReturnType<typeof createSampleRouter>;
};

/**
 * The sample class: the areas as they are, without an account. What watches sessions, keeps settings or clears the device
 * in `App` is not here, because there is no session, and what this browser keeps of others is not this tab's.
 */
export function SampleClass({ role, profile, router }: SampleClassProps) {
  const [queryClient] = useState(() => createQueryClient(tellFault));
  return (
    <QueryClientProvider client={queryClient}>
      <SampleProvider profile={profile} onLeave={leaveSample}>
        <TooltipProvider>
          <Around />
          <SampleBar role={role} />
          <RouterProvider router={router} />
          <Toasters />
        </TooltipProvider>
      </SampleProvider>
    </QueryClientProvider>
  );
}
