import type { Area } from '@lemma/contract';
import { type RouteObject, useRoutes } from '@lemma/router';
import { AreaFrame, PageSkeleton, TooltipProvider } from '@lemma/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { reportError } from '../app/report-error.ts';
import { RoleGate } from '../app/role-gate.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { useAreaFrame } from './area-frame.tsx';
import type { RemoteLoader } from './open-remotes.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { type Moves, SlowMove } from './slow-move.tsx';
import { useIntent } from './use-intent.ts';

type RemoteProps = { readonly area: Area; readonly loader: RemoteLoader };
type AreaScreenProps = RemoteProps & { readonly moves: Moves };

/** One area: the shell's frame around the remote's routes. The frame stays whatever happens inside. */
export function AreaScreen({ area, loader, moves }: AreaScreenProps) {
  const frame = useAreaFrame(area);
  return (
    <TooltipProvider>
      <AreaFrame {...frame}>
        <SlowMove moves={moves} />
        <RoleGate area={area}>
          <RemoteRoutes area={area} loader={loader} />
        </RoleGate>
      </AreaFrame>
    </TooltipProvider>
  );
}

function RemoteRoutes({ area, loader }: RemoteProps) {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);

  // A new `lazy` for each attempt: React keeps the failure of the one before.
  const Loaded = useMemo(
    () =>
      lazy(async () => {
        const { remote, version } = await loader.load(area);
        const where = `${area}@${version}#${attempt}`;
        const own = remote.createRoutes({
          queryClient,
          reportError: (error, place) => reportError(error, `${where} ${place}`),
        });
        const routes = [...own, { path: '*', element: <NotFound /> }];
        return { default: () => <Routed area={area} loader={loader} routes={routes} /> };
      }),
    [area, loader, queryClient, attempt],
  );

  return (
    <RemoteBoundary
      key={attempt}
      area={area}
      // Another version takes the place of one that broke, in the same page: React's state is gone, the session is not.
      onFault={(error) => loader.giveUp(area, error) && setAttempt(attempt + 1)}
      onRetry={() => {
        loader.forget(area);
        setAttempt(attempt + 1);
      }}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Loaded />
      </Suspense>
    </RemoteBoundary>
  );
}

function Routed({ area, loader, routes }: RemoteProps & { readonly routes: RouteObject[] }) {
  useIntent(area, loader, routes);
  return useRoutes(routes);
}
