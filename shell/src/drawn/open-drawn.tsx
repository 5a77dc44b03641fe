import type { Environment } from '@lemma/contract';
import type { Go } from '@lemma/router';
import { isSomebodyStored } from '@lemma/shared-auth';
import { textsLoaded } from '@lemma/ui';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Application } from '../app/create-app.tsx';
import { ownPart } from '../app/own-part.ts';
import { reportError } from '../app/report-error.ts';
import { onceLoaded, registerWorker } from '../offline/register-worker.ts';
import { doAsked } from './do-asked.ts';
import { DrawnPage } from './drawn-page.tsx';
import { plainLink } from './plain-link.tsx';

/** What somebody does who is about to open another page or to sign in. */
const SIGNS_OF_INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

const leadsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href^="/"]:not([hreflang]), input:not([data-stays])') !== null;

/** Loads the application, once. A failure is forgotten, so that the next call loads it again. */
function appLoader(environment: Environment): () => Promise<Application> {
  let loading: Promise<Application> | undefined;
  return () => {
    loading ??= ownPart(() => import('../app/create-app.tsx')).then(async ({ createApp }) => {
      await textsLoaded();
      return createApp(environment, undefined);
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** Calls this when somebody is about to open another page. */
function onIntent(call: () => void): void {
  const notice = ({ target }: Event) => {
    if (!leadsElsewhere(target)) return;
    for (const sign of SIGNS_OF_INTENT) document.removeEventListener(sign, notice);
    call();
  };
  for (const sign of SIGNS_OF_INTENT) document.addEventListener(sign, notice, { passive: true });
}

/**
 * Takes over a page that the build has drawn. The application, with the router and what only people who are signed in
 * need, is loaded when somebody is about to leave the page, and then takes its place.
 */
export function openDrawn(into: HTMLElement, environment: Environment, Page: ComponentType): void {
  const loadApp = appLoader(environment);
  const show = async () => (await loadApp()).show(root);
  const go: Go = async (to, options) => {
    const app = await loadApp().catch(() => undefined);
    // Without the application the browser goes there by itself.
    if (app === undefined) window.location.assign(to);
    else await app.goFrom(root, to, options);
  };
  const root = hydrateRoot(
    into,
    <DrawnPage environment={environment} ways={{ Link: plainLink(go), go }} Page={Page} onTakenOver={doAsked} />,
    {
      onUncaughtError: (error) => {
        reportError(error, 'drawn page');
        void show();
      },
    },
  );
  // Somebody may have signed in, here or in another tab.
  const lookWhoIsThere = async () => {
    if (document.visibilityState === 'visible' && (await isSomebodyStored())) await show();
  };
  const look = () => void lookWhoIsThere().catch(() => undefined);
  look();
  document.addEventListener('visibilitychange', look);
  onIntent(() => void loadApp().catch(() => undefined));
  onceLoaded(registerWorker);
}
