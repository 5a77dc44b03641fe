import { AppError, areaOfPath, areasOf, type Environment } from '@lemma/contract';
import type { Go } from '@lemma/router';
import { isSomebodyStored } from '@lemma/shared-auth';
import type { Root } from 'react-dom/client';
import type { AreaLink } from '../links/area-link.ts';
import { storingForOffline } from '../offline/storing-for-offline.ts';
import { openRemotes } from '../remotes/open-remotes.ts';
import { pathUnder } from '../remotes/path-under.ts';
import { App } from './app.tsx';
import { rememberedArea } from './remembered-area.ts';
import { reportError } from './report-error.ts';
import { createShellRouter } from './router.tsx';
import { endSample } from './sample-key.ts';

/** The application, loaded and not shown yet. */
export type Application = {
  /** Shows the page of the address that the browser is at; a second call changes nothing. */
  readonly show: (root: Root) => void;
  /** Opens an address from a page that is shown without the application, and stays until the next page is there. */
  readonly goFrom: (root: Root, ...to: Parameters<Go>) => Promise<void>;
};

type Router = ReturnType<typeof createShellRouter>;

/** Resolves when the router has loaded the page of its first address. */
const opened = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

export function createApp(environment: Environment, link: AreaLink | undefined): Application {
  const { areas, refused } = areasOf(environment);
  // The other areas open: what is wrong with one entry is for whoever deploys the shell.
  for (const sentence of refused) reportError(new AppError('setup/invalid', sentence), 'the list of areas');
  const remotes = openRemotes(areas, link);
  const loader = link === undefined ? storingForOffline(remotes, areas) : remotes;
  let router: Router | undefined;
  const begin = (): Router => {
    // Here somebody may sign in: from then on, the areas in this tab are theirs.
    endSample();
    const { pathname } = window.location;
    const area = areaOfPath(areas, pathname);
    // Loads the area while Firebase finds out who is signed in, and runs it afterwards. A failure here is ignored,
    // because the area is loaded again, and errors are shown, when it opens.
    if (area !== undefined && area.role === rememberedArea())
      loader.fetchAhead(area.area, pathUnder(area, pathname) ?? '').catch(() => undefined);
    router = createShellRouter(areas, loader);
    return router;
  };
  const shell = { environment, banner: link?.banner };
  return {
    show: (root) => {
      if (router === undefined) root.render(<App {...shell} router={begin()} isVisitor={false} />);
    },
    goFrom: async (root, to, options) => {
      if (router !== undefined) return router.navigate(to, options);
      window.history[options?.replace === true ? 'replaceState' : 'pushState'](null, '', to);
      const own = begin();
      const isVisitor = !(await isSomebodyStored());
      if (isVisitor) await opened(own);
      root.render(<App {...shell} router={own} isVisitor={isVisitor} />);
      window.scrollTo(0, 0);
    },
  };
}
