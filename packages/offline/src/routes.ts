import { OFFLINE_CACHE } from './store-request.ts';

/** One rule of the browser's own table for a worker: https://w3c.github.io/ServiceWorker/#dictdef-routerrule */
type Rule = {
  readonly condition: { readonly urlPattern: URLPattern } | { readonly requestMode: 'navigate' };
  readonly source: 'network' | 'fetch-event' | { readonly cacheName: string };
};
type RoutedInstall = { readonly addRoutes: (rules: readonly Rule[]) => Promise<void> };

const takesRules = (event: object): event is RoutedInstall => 'addRoutes' in event;

/**
 * What the browser answers without the worker: files named by their content from what is kept, else from the network, and all
 * that the worker has no part in. A page of some seventy files would else wait for as many turns of the worker.
 */
const rulesFor = (origin: string): readonly Rule[] => {
  const rule = (pathname: string, source: Rule['source'], baseURL?: string): Rule => ({
    condition: { urlPattern: new URLPattern({ pathname, ...(baseURL === undefined ? {} : { baseURL }) }) },
    source,
  });
  const cacheOptions = { cacheName: OFFLINE_CACHE };
  return [
    rule('*/assets/*', cacheOptions),
    rule('*/v/*', cacheOptions),
    rule('*/release.json', 'fetch-event'),
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    rule('/*.js', 'fetch-event', origin),
    rule('*', 'network'),
  ];
};

/** Gives the browser the rules, where it takes any: without them the worker is asked about everything and answers the same. */
export async function addRoutes(event: object, origin: string): Promise<void> {
  if (takesRules(event)) await event.addRoutes(rulesFor(origin)).catch(() => undefined);
}
