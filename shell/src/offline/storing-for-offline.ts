import { areaOfPath, type KnownArea, type ListedArea } from '@lemma/contract';
import type { StoreRequest } from '@lemma/offline';
import { reportError } from '../app/report-error.ts';
import type { RemoteLoader } from '../remotes/open-remotes.ts';
import { onceLoaded, registerWorker } from './register-worker.ts';

/** The only area that works without a network. */
const OFFLINE_AREA: KnownArea = 'student';

/**
 * Milliseconds to wait before storing files for offline use: it loads the page and lists of files again, which this
 * visit does not need.
 */
const LOOK_AGAIN_MS = 2000;
const MOST_LOOKS = 5;

/** Resolves when the screen shows its heading, which comes with its content, or after ten seconds. */
async function screenIsThere(): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    if (document.querySelector('h1') !== null) return;
  }
}

/** The files that the page refers to, including harmlessly those that were loaded since. */
const loadedBy = (page: Document): string[] => [
  ...[...page.querySelectorAll('script')].map(({ src }) => src),
  ...[...page.querySelectorAll('link')].map(({ href }) => href),
];

async function storeArea({ path, address }: ListedArea, version: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const asked: StoreRequest = {
    kind: 'keep',
    page: path,
    loaded: loadedBy(document).filter((address) => address !== ''),
    release: `${address}/release.json`,
    version,
  };
  active?.postMessage(asked);
}

/**
 * Wraps the loader: registers the service worker and has it store the student's area once that has opened in this
 * shell.
 */
export function storingForOffline(loader: RemoteLoader, areas: readonly ListedArea[]): RemoteLoader {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return loader;
  let asked = false;
  if (areaOfPath(areas, window.location.pathname) === undefined) onceLoaded(registerWorker);
  return {
    ...loader,
    load: async (area) => {
      const loaded = await loader.load(area);
      registerWorker();
      const stored = areas.find((each) => each.area === area && area === OFFLINE_AREA);
      if (stored !== undefined && !asked) {
        asked = true;
        screenIsThere()
          .then(() => storeArea(stored, loaded.version))
          .catch((error: unknown) => reportError(error, 'keeping for offline'));
      }
      return loaded;
    },
  };
}
