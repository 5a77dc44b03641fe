import type { Area, ListedArea } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { ownPart } from '../app/own-part.ts';
import type { AreaLink } from '../links/area-link.ts';
import { foreseeAreas } from './foresee.ts';
import { measureLater } from './measure-later.ts';
import type { LoadedRemote } from './open-version.ts';
import { sitesOf } from './sites.ts';

export type GivenUp = 'another version' | 'none left' | 'nothing shown';

export type RemoteLoader = {
  /** Loads an area's remote. A loaded one is kept for the tab; a failed one is loaded again at the next call. */
  readonly load: (area: Area) => Promise<LoadedRemote>;
  /**
   * Loads and checks the files for an area's page at `path` without running them, because nobody may be signed in yet.
   */
  readonly fetchAhead: (area: Area, path: string) => Promise<void>;
  /**
   * Removes the version that is shown from this tab and says what the next `load` uses instead. `nothing shown`: it
   * failed before it showed a screen.
   */
  readonly giveUp: (area: Area, error: unknown) => GivenUp;
  /** Forgets failures, because somebody wants to try again. */
  readonly forget: (area: Area) => void;
  /** Whether trying again in this page would wait for what never comes. */
  readonly needsNewPage: () => boolean;
  /**
   * Loads and runs what a page of a loaded area needs, before it is opened. `path` is relative to the area; `routes`
   * are the area's own.
   */
  readonly expect: (area: Area, path: string, routes?: readonly RouteObject[]) => void;
};

let followed = false;
/** Once a page: only while a shell is on trial does the page say so. */
function followShell(): void {
  const choice: unknown = Reflect.get(globalThis, Symbol.for('lemma.shell'));
  if (choice === undefined || followed) return;
  followed = true;
  // A count or a seat that is missing now is asked for by the next page.
  import('../app/shell-canary.ts').then(({ followShellCanary }) => followShellCanary(choice)).catch(() => undefined);
}

/** The loader of remotes, whose code is loaded with the first of them: pages without an area do not need it. */
export function openRemotes(areas: readonly ListedArea[], link: AreaLink | undefined): RemoteLoader {
  let opening: Promise<RemoteLoader> | undefined;
  // Before the loader's code is there, nothing can have been shown, have failed or be expected.
  let opened: RemoteLoader | undefined;
  const open = (): Promise<RemoteLoader> => {
    opening ??= ownPart(() => import('./remote-loader.ts')).then(({ createRemoteLoader }) => {
      opened = createRemoteLoader(sitesOf(areas, link));
      return opened;
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const remotes: RemoteLoader = {
    load: async (area) => {
      const loaded = await (await open()).load(area);
      if (link === undefined) measureLater(areas, area, loaded);
      followShell();
      return loaded;
    },
    fetchAhead: async (area, path) => (await open()).fetchAhead(area, path),
    giveUp: (area, error) => opened?.giveUp(area, error) ?? 'nothing shown',
    forget: (area) => opened?.forget(area),
    needsNewPage: () => opened?.needsNewPage() ?? false,
    expect: (area, path, routes) => opened?.expect(area, path, routes),
  };
  foreseeAreas(remotes);
  return remotes;
}
