import type { Area, Environment, Override } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { ownPart } from '../app/own-part.ts';
import { foreseeAreas } from './foresee.ts';
import type { LoadedRemote } from './open-version.ts';
import { sitesOf } from './sites.ts';

export type GivenUp = 'another version' | 'none left' | 'nothing shown';

export type RemoteLoader = {
  /** Loads an area's remote. One that is there is kept for the tab; one that failed is tried anew at the next call. */
  readonly load: (area: Area) => Promise<LoadedRemote>;
  /** Fetches and checks what an area's page at `path` needs, and runs nothing of it: nobody may be signed in yet. */
  readonly fetchAhead: (area: Area, path: string) => Promise<void>;
  /**
   * Takes the version that is shown out of this tab, and says what the next `load` has in its place. `nothing shown`: it had not
   * come as far as a screen.
   */
  readonly giveUp: (area: Area, error: unknown) => GivenUp;
  /** Forgets what failed: somebody wants to try again. */
  readonly forget: (area: Area) => void;
  /** Fetches and runs what a page of a loaded area needs, ahead of its opening. `path` is relative to the area; `routes` are its own. */
  readonly expect: (area: Area, path: string, routes?: readonly RouteObject[]) => void;
};

/** The way to the remotes, which itself loads with the first of them: a page without an area has no use for it. */
export function openRemotes(environment: Environment, override: Override | undefined): RemoteLoader {
  let opening: Promise<RemoteLoader> | undefined;
  // Nothing can have been shown, have failed or be expected before the way is open.
  let opened: RemoteLoader | undefined;
  const open = (): Promise<RemoteLoader> => {
    opening ??= ownPart(() => import('./remote-loader.ts')).then(({ createRemoteLoader }) => {
      opened = createRemoteLoader(sitesOf(environment, override));
      return opened;
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const remotes: RemoteLoader = {
    load: async (area) => (await open()).load(area),
    fetchAhead: async (area, path) => (await open()).fetchAhead(area, path),
    giveUp: (area, error) => opened?.giveUp(area, error) ?? 'nothing shown',
    forget: (area) => opened?.forget(area),
    expect: (area, path, routes) => opened?.expect(area, path, routes),
  };
  foreseeAreas(remotes);
  return remotes;
}
