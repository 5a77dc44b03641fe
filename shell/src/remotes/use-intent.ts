import type { Area } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { useEffect } from 'react';
import type { RemoteLoader } from './open-remotes.ts';
import { pathUnder } from './path-under.ts';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether this person pays for each byte, and said so. */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** The path of a page under an area that an element's link leads to; undefined for every other link. */
function leadsTo(area: Area, target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return pathUnder(area, link.pathname);
}

/** Fetches a page of the area when a pointer or the focus comes to rest on a link to it: it is there before the press. */
export function useIntent(area: Area, loader: RemoteLoader, routes: readonly RouteObject[]): void {
  useEffect(() => {
    if (savesData()) return;
    const tell = ({ target }: Event) => {
      const path = leadsTo(area, target);
      if (path !== undefined) loader.expect?.(area, path, routes);
    };
    for (const event of EVENTS) document.addEventListener(event, tell, { passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, tell);
    };
  }, [area, loader, routes]);
}
