import type { ListedArea } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { useEffect } from 'react';
import type { RemoteLoader } from './open-remotes.ts';
import { pathUnder } from './path-under.ts';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether this browser asks to save data. */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** The path, relative to the area, that a link leads to; undefined for links to elsewhere. */
function leadsTo(area: ListedArea, target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return pathUnder(area, link.pathname);
}

/** Loads a page of the area when a pointer or the focus rests on a link to it, so that it is there before the click. */
export function useIntent(area: ListedArea, loader: RemoteLoader, routes: readonly RouteObject[]): void {
  useEffect(() => {
    if (savesData()) return;
    const tell = ({ target }: Event) => {
      const path = leadsTo(area, target);
      if (path !== undefined) loader.expect?.(area.area, path, routes);
    };
    for (const event of EVENTS) document.addEventListener(event, tell, { passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, tell);
    };
  }, [area, loader, routes]);
}
