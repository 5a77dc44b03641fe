import type { Area, Environment, Override } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { foreseeAreas } from './foresee.ts';
import type { LoadedRemote } from './open-version.ts';
import { sitesOf } from './sites.ts';

export type RemoteLoader = {
  /** Loads an area's remote. One that is there is kept for the tab; one that failed is tried anew at the next call. */
  readonly load: (area: Area) => Promise<LoadedRemote>;
  /**
   * Takes the version that is shown out of this tab. True when the next `load` may give another in its place; false when
   * nothing was shown, or all was tried.
   */
  readonly giveUp: (area: Area, error: unknown) => boolean;
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
    opening ??= import('./remote-loader.ts').then(({ createRemoteLoader }) => {
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
    giveUp: (area, error) => opened?.giveUp(area, error) ?? false,
    forget: (area) => opened?.forget(area),
    expect: (area, path, routes) => opened?.expect(area, path, routes),
  };
  foreseeAreas(remotes);
  return remotes;
}
