import type { KnownArea } from '@lemma/contract';
import { prepareData } from '@lemma/shared-auth';
import { paths } from '../app/paths.ts';
import type { RemoteLoader } from './open-remotes.ts';
import { savesData } from './use-intent.ts';

/** The areas that each form may lead to. */
const likely: Readonly<Record<string, readonly KnownArea[]>> = {
  [paths.signIn()]: ['teacher', 'parent'],
  [paths.studentLogin()]: ['student'],
};

/** Loads what every sign-in needs next, whatever the role. */
const fetchWay = () => Promise.all([import('../pages/auth-success.tsx'), import('../app/apply-own.tsx')]);

const fetchArea = (loader: RemoteLoader, area: KnownArea) =>
  Promise.all([loader.fetchAhead(area, ''), import('./area-screen.tsx')]);

/**
 * Loads what a sign-in is about to open when somebody starts to fill in the form, because typing takes longer. A
 * failure is ignored, because the files are loaded again, and errors are shown, when the area is opened. No code of an
 * area runs before somebody is signed in: whoever may write to an area's site must not get what is typed here.
 */
export function foreseeAreas(loader: RemoteLoader): void {
  if (savesData()) return;
  const begun = new Set<string>();
  const foresee = (target: EventTarget | null) => {
    const path = window.location.pathname;
    if (!(target instanceof HTMLInputElement) || begun.has(path)) return;
    begun.add(path);
    const areas = likely[path] ?? [];
    if (areas.length === 0) return;
    prepareData();
    fetchWay().catch(() => undefined);
    for (const area of areas) fetchArea(loader, area).catch(() => undefined);
  };
  document.addEventListener('focusin', ({ target }) => foresee(target));
  // On a page that was there before this code, the form may have the focus already.
  foresee(document.activeElement);
}
