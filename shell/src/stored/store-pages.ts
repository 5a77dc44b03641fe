import { isSharedDevice } from '@lemma/shared-auth';
import { OWN_KEY } from '../app/page-language.ts';
import { rememberedArea } from '../app/remembered-area.ts';
import { SAMPLE_KEY } from '../app/sample-key.ts';
import { LINK_KEY } from '../links/link-key.ts';
import { APPEARANCE, pageOf } from './page-of.ts';
import { forgetPages, storePage } from './stored-pages.ts';

/** Milliseconds without a change after which a page has come to rest. */
const REST_MS = 1500;
/** Milliseconds after which it is stored although the browser is busy. */
const BUSY_MS = 3000;

/** The build of this shell, as the page's first lines tell it (packages/federation, `draw-stored.ts`). */
function buildHere(): string | undefined {
  const told: unknown = Reflect.get(globalThis, Symbol.for('lemma.kept'));
  const build: unknown = Reflect.get(Object(told), 'build');
  return typeof build === 'string' ? build : undefined;
}

/** Whether what is shown in this tab is the person's own area as everybody has it. */
const isOrdinary = (): boolean =>
  // Another tab may have signed out.
  rememberedArea() !== undefined &&
  !isSharedDevice() &&
  [LINK_KEY, SAMPLE_KEY].every((tab) => sessionStorage.getItem(tab) === null);

/** A screen of the navigation: what somebody works on is no page to come back to, and may have changed by then. */
const isPlace = (frame: Element): boolean =>
  window.location.search + window.location.hash === '' &&
  frame.querySelector(`nav a[href="${CSS.escape(window.location.pathname)}"]`) !== null;

function storeNow(uid: string, build: string): void {
  const frame = document.querySelector('#root [data-area]');
  if (frame === null || !isOrdinary() || !isPlace(frame)) return;
  // What lies over the page belongs to this visit.
  if (frame.querySelector('[data-loads]') !== null || document.querySelector('[role=dialog], [role=menu]') !== null)
    return;
  const isFault = frame.querySelector('h1') === null || frame.querySelector('[role=alert]:not(:empty)') !== null;
  const language = localStorage.getItem(OWN_KEY);
  storePage(window.location.pathname, isFault ? undefined : pageOf(frame, { uid, build, language }));
}

/**
 * Keeps each page of the navigation once it has come to rest, for the next visit of its address. It goes with everything else
 * that the person has left on this device (`wipe-device.ts`), and when language or appearance change.
 * @returns what ends it.
 */
export function storePages(uid: string): () => void {
  const [build, root] = [buildHere(), document.getElementById('root')];
  if (build === undefined || root === null) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
  const store = () => {
    try {
      storeNow(uid, build);
    } catch {
      // Storage is blocked.
    }
  };
  const restAgain = () => {
    stop();
    timer = setTimeout(() => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(store, { timeout: BUSY_MS });
      else store();
    }, REST_MS);
  };
  const changes = new MutationObserver(restAgain);
  changes.observe(root, { childList: true, subtree: true, characterData: true });
  const looks = new MutationObserver(() => {
    forgetPages();
    restAgain();
  });
  looks.observe(document.documentElement, { attributes: true, attributeFilter: APPEARANCE });
  restAgain();
  return () => {
    stop();
    changes.disconnect();
    looks.disconnect();
  };
}
