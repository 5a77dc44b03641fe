import type { AppError, ListedArea } from '@lemma/contract';
import { type RouteObject, useLocation, useRoutes } from '@lemma/router';
import { AreaFrame, PageSkeleton } from '@lemma/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Fragment, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLoaded } from '../app/on-demand.tsx';
import { reportError } from '../app/report-error.ts';
import { RoleGate } from '../app/role-gate.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { useStoredPages } from '../stored/use-stored-pages.ts';
import { useAreaFrame } from './area-frame.tsx';
import { contracts } from './contracts.ts';
import { expectPage } from './expect-page.ts';
import type { RemoteLoader } from './open-remotes.ts';
import { pathUnder } from './path-under.ts';
import { asFault, RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailed } from './remote-failed.tsx';
import { type Moves, SlowMove } from './slow-move.tsx';
import { useIntent } from './use-intent.ts';

type RemoteProps = { readonly area: ListedArea; readonly loader: RemoteLoader };
type AreaScreenProps = RemoteProps & {
  /** Every area that this shell opens. */
  readonly areas: readonly ListedArea[];
  readonly moves: Moves;
};

/** One area: the shell's frame around the remote's routes. The frame stays whatever fails inside. */
export function AreaScreen({ area, areas, loader, moves }: AreaScreenProps) {
  const frame = useAreaFrame(area, areas);
  useStoredPages(area);
  return (
    <AreaFrame {...frame}>
      <SlowMove moves={moves} />
      <RoleGate area={area}>
        <RemoteRoutes area={area} loader={loader} />
      </RoleGate>
    </AreaFrame>
  );
}

/** Screens that fail in every version, by their address, with the error. */
type Broken = ReadonlyMap<string, AppError>;

function RemoteRoutes({ area, loader }: RemoteProps) {
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState<Broken>(new Map());
  const { pathname } = useLocation();
  const again = () => {
    loader.forget(area.area);
    setAttempt(attempt + 1);
  };
  const stayInPlace = (fault: AppError) => {
    setBroken(new Map([...broken, [pathname, fault]]));
    again();
  };
  const retry = () => {
    if (loader.needsNewPage()) return window.location.reload();
    setBroken(new Map([...broken].filter(([path]) => path !== pathname)));
    again();
  };
  const fault = broken.get(pathname);
  if (fault !== undefined) return <RemoteFailed fault={fault} onRetry={retry} />;
  return (
    <RemoteBoundary
      key={attempt}
      place={pathname}
      onFault={(error) => {
        const next = loader.giveUp(area.area, error);
        // Another version replaces a broken one in the same page: React's state is lost, the session is not.
        if (next === 'another version') setAttempt(attempt + 1);
        // Without another version, the error stays on its screen, and other screens open.
        if (next === 'none left') stayInPlace(asFault(error));
      }}
      onRetry={retry}
      onLeave={again}
    >
      <Opened area={area} loader={loader} attempt={attempt} />
    </RemoteBoundary>
  );
}

type OpenedArea = {
  readonly routes: RouteObject[];
  /** What the area's screens stand in. */
  readonly Around: ComponentType<{ readonly children: ReactNode }> | typeof Fragment;
};

/** The remote's routes, once they and the requested page have been loaded. */
function Opened({ area, loader, attempt }: RemoteProps & { readonly attempt: number }) {
  const queryClient = useQueryClient();
  const open = useCallback(async (): Promise<OpenedArea> => {
    const { remote, version, requires = {} } = await loader.load(area.area);
    const hasTooltips = '@radix-ui/react-tooltip' in requires;
    const Around = hasTooltips ? (await import('./radix-tooltips.tsx')).RadixTooltips : Fragment;
    const where = `${area.area}@${version}#${attempt}`;
    const lend = contracts[remote.contractVersion];
    const own = remote.createRoutes(
      lend?.({
        queryClient,
        reportError: (error, place) => reportError(error, `${where} ${place}`),
        path: area.path,
      }),
    );
    // If loading the page fails here, it is loaded again, and the error is shown, when it renders.
    await expectPage(own, pathUnder(area, window.location.pathname) ?? '').catch(() => undefined);
    return { routes: [...own, { path: '*', element: <NotFound /> }], Around };
  }, [area, loader, queryClient, attempt]);
  const opened = useLoaded(open);
  if (opened === undefined) return <PageSkeleton />;
  const { routes, Around } = opened;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Around>
        <Routed area={area} loader={loader} routes={routes} />
      </Around>
    </Suspense>
  );
}

function Routed({ area, loader, routes }: RemoteProps & { readonly routes: RouteObject[] }) {
  useIntent(area, loader, routes);
  return useRoutes(routes);
}
