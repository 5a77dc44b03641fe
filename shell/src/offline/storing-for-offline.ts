import { type Area, areaOfPath, areaPaths } from '@lemma/contract';
import type { StoreRequest } from '@lemma/offline';
import { reportError } from '../app/report-error.ts';
import type { RemoteLoader } from '../remotes/open-remotes.ts';

/** The one area that is worked in without a network. */
const OFFLINE_AREA: Area = 'student';

/** Keeping fetches the page and lists anew, and none of it is for this visit: it waits for the screen. Milliseconds. */
const LOOK_AGAIN_MS = 2000;
const MOST_LOOKS = 5;

/** Resolves when the screen has its heading, which it gets with its content; after ten seconds in any case. */
async function screenIsThere(): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    if (document.querySelector('h1') !== null) return;
  }
}

/** What the page says that it is made of; what has been loaded since stands among it and does no harm. */
const loadedBy = (page: Document): string[] => [
  ...[...page.querySelectorAll('script')].map(({ src }) => src),
  ...[...page.querySelectorAll('link')].map(({ href }) => href),
];

/**
 * The worker comes as soon as an area has, or a page without one, for everybody: with it the shell's own words are there instead of
 * the browser's page, however short the visit. It carries them itself and fetches nothing for them.
 */
const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { type: 'module' });

/** After what the page itself needs. */
function onceLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

async function storeArea(address: string, version: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const asked: StoreRequest = {
    kind: 'keep',
    page: areaPaths[OFFLINE_AREA],
    loaded: loadedBy(document).filter((address) => address !== ''),
    release: `${address}/release.json`,
    version,
  };
  active?.postMessage(asked);
}

/** The loader, which also brings the worker, and has it keep the student's area once it has come up with this very shell. */
export function storingForOffline(loader: RemoteLoader, addresses: Readonly<Record<Area, string>>): RemoteLoader {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return loader;
  let registering = false;
  let asked = false;
  const registerOnce = () => {
    if (registering) return;
    registering = true;
    register().catch((error: unknown) => reportError(error, 'registering the worker'));
  };
  if (areaOfPath(window.location.pathname) === undefined) onceLoaded(registerOnce);
  return {
    ...loader,
    load: async (area) => {
      const loaded = await loader.load(area);
      registerOnce();
      if (area === OFFLINE_AREA && !asked) {
        asked = true;
        screenIsThere()
          .then(() => storeArea(addresses[area], loaded.version))
          .catch((error: unknown) => reportError(error, 'keeping for offline'));
      }
      return loaded;
    },
  };
}
