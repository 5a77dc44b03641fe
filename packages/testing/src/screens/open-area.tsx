import { type AreaFacts, areaPaths, type KnownArea, type RemoteContext } from '@lemma/contract';
import { createQueryClient } from '@lemma/contract/query-client';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@lemma/router';
import { AuthProvider, startSession } from '@lemma/shared-auth';
import { standIn } from '@lemma/shared-auth/stand-in';
import { TooltipProvider } from '@lemma/ui';
import { type Mutation, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import { server, withheld } from './server.ts';

export type Opened = {
  /** The router's current address. */
  readonly address: () => string;
  /** One press of the browser's "Back". */
  readonly back: () => Promise<void>;
  /** Errors of mutations; the shell shows each of them as a message. */
  readonly faults: readonly unknown[];
};

type OpenArea = {
  /** A known area, or what the `area.json` of another says of it. */
  readonly area: KnownArea | Pick<AreaFacts, 'path' | 'role'>;
  readonly createRoutes: (context: RemoteContext) => RouteObject[];
  /** The page within the area, including its query. */
  readonly at: string;
  readonly uid: string;
};

const nowhere = 'http://127.0.0.1';
const opened = new Set<QueryClient>();
const { setTimeout: nextTurn } = globalThis;

/**
 * Waits until every request of the closed pages has reached the server, so that none of them reaches the next test's.
 * Those whose answer a test holds back have reached it.
 */
export async function allArrived(): Promise<void> {
  const changing = { status: 'pending', predicate: ({ state }: Mutation) => !state.isPaused } as const;
  const underWay = () => [...opened].reduce((sum, one) => sum + one.isFetching() + one.isMutating(changing), 0);
  while (underWay() > withheld()) await new Promise((next) => nextTurn(next));
  for (const client of opened) client.clear();
  opened.clear();
}

/**
 * Opens a page of an area for a signed-in person, as the shell does: the area's routes in a router, the real query
 * client, texts and `shared-auth`. `server` answers in place of Firebase. Only the wait between two tries of a read is
 * left out.
 */
export function openArea({ area, createRoutes, at, uid }: OpenArea): Opened {
  startSession({
    firebase: { apiKey: 'key', authDomain: 'school.example', projectId: 'school' },
    areas: { teacher: nowhere, parent: nowhere, student: nowhere },
    functionsRegion: 'us-central1',
  });
  // If the auth service has never stored anybody, it is not asked.
  const { path, role } = typeof area === 'string' ? { path: areaPaths[area], role: area } : area;
  localStorage.setItem('firebase:authUser:test', uid);
  standIn.become({ ...standIn.account(uid), uid, email: null });
  server.put('users', uid, { uid, email: null, fullName: 'Ana López', role, createdAt: null });
  const faults: unknown[] = [];
  const queryClient = createQueryClient((error) => faults.push(error));
  opened.add(queryClient);
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const router = createMemoryRouter(
    [{ path, children: createRoutes({ queryClient, reportError: (error) => faults.push(error) }) }],
    { initialEntries: [`${path}/${at}`] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider fallback={null} failed={<p>The auth service did not come.</p>}>
        <TooltipProvider>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
        </TooltipProvider>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return {
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    back: () => act(() => router.navigate(-1)),
    faults,
  };
}

/** Switches the network off or on, with the browser's events. */
export function network(is: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'online');
  window.dispatchEvent(new Event(is));
}
