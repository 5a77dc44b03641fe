import { areaPaths, isUnder } from '@lemma/contract';
import { sendInBackground } from './background/send-in-background.ts';
import { sendsByItself } from './background/sends-by-itself.ts';
import { CameEmpty, withWords } from './came-empty.ts';
import { answerFirebaseMessage } from './firebase-message.ts';
import { createOffline } from './offline.ts';
import { offlinePage } from './offline-page.ts';
import { OUTBOX_NAME } from './outbox/outbox-name.ts';
import { addRoutes } from './routes.ts';
import { storeRequestSchema } from './store-request.ts';
import { isNamedByContent } from './stored-set.ts';

/** Milliseconds after which a stored page is served if the network has not answered. */
const PATIENCE_MS = 4000;

/** Our own page, in place of the browser's error page. */
const ownWords = (why: unknown) => offlinePage(navigator.language, why instanceof CameEmpty);

const isWorker = (scope: unknown): scope is ServiceWorkerGlobalScope =>
  typeof scope === 'object' && scope !== null && 'skipWaiting' in scope;

/** The browser's event when there is a connection again: https://wicg.github.io/background-sync/spec/#sync-event */
const isSync = (event: Event): event is ExtendableEvent & { readonly tag: string } =>
  event instanceof ExtendableEvent && 'tag' in event;

function sendOnSync(scope: ServiceWorkerGlobalScope): void {
  const channel = new BroadcastChannel(OUTBOX_NAME);
  const send = () =>
    sendInBackground({
      network: (address, options) => fetch(address, options),
      origin: scope.location.origin,
      leading: (work) => scope.navigator.locks.request(OUTBOX_NAME, work),
      isWatched: async () => {
        const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
        return pages.some(sendsByItself);
      },
      tell: () => channel.postMessage(undefined),
    });
  scope.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === OUTBOX_NAME) event.waitUntil(send());
  });
}

function start(scope: ServiceWorkerGlobalScope): void {
  const { origin } = scope.location;
  const offline = createOffline({
    caches: scope.caches,
    origin,
    network: (address, options) => fetch(address, options),
    patience: PATIENCE_MS,
    openPages: async () => (await scope.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id),
  });
  // A script at the root of the shell's site, as the federation plugin names it.
  const isUnnamed = ({ origin: from, pathname }: URL) => from === origin && /^\/[\w-]+\.js$/.test(pathname);

  scope.addEventListener('install', (event) => {
    void scope.skipWaiting();
    event.waitUntil(addRoutes(event, origin));
  });
  // The browser requests a page from the network while the worker starts.
  const preload = async () => scope.registration.navigationPreload?.enable();
  scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), preload()])));
  scope.addEventListener('message', (event) => {
    if (answerFirebaseMessage(event.data, event.ports[0])) return;
    const asked = storeRequestSchema.safeParse(event.data);
    // If storing fails, the page still works, and the next page asks again.
    if (asked.success) event.waitUntil(offline.keep(asked.data).catch(() => undefined));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const url = new URL(request.url);
    if (request.mode === 'navigate') {
      const early: Promise<Response | undefined> = Promise.resolve(event.preloadResponse);
      if (url.origin === origin && isUnder(url.pathname, areaPaths.student)) {
        const page = offline.page(request.url, event.resultingClientId, early);
        event.respondWith(page.catch(ownWords));
        event.waitUntil(page.then(() => offline.pinned(event.resultingClientId)).catch(() => undefined));
      } else {
        // Otherwise the request would be made twice.
        event.respondWith(
          early
            .then((reply) => reply ?? fetch(request))
            .then(withWords)
            .catch(ownWords),
        );
      }
    } else if (url.origin !== origin && url.pathname.endsWith('/release.json')) {
      event.respondWith(offline.release(request.url, event.clientId));
    } else if (isUnnamed(url)) {
      event.respondWith(offline.unnamed(request.url, event.clientId));
    } else if (isNamedByContent(request.url)) {
      event.respondWith(offline.file(request.url).then((kept) => kept ?? fetch(request)));
    }
  });
}

if (isWorker(self)) {
  start(self);
  sendOnSync(self);
}
