import { OFFLINE_CACHE } from './store-request.ts';

/** One rule of the browser's own table for a worker: https://w3c.github.io/ServiceWorker/#dictdef-routerrule */
type Rule = {
  readonly condition: { readonly urlPattern: URLPattern } | { readonly requestMode: 'navigate' };
  readonly source: 'network' | 'fetch-event' | { readonly cacheName: string };
};
type RoutedInstall = { readonly addRoutes: (rules: readonly Rule[]) => Promise<void> };

const takesRules = (event: object): event is RoutedInstall => 'addRoutes' in event;

/**
 * What the browser serves without the worker: files named by their content, from the cache or else the network, and
 * everything that the worker does not handle. Otherwise a page of about seventy files would wait for the worker as
 * often.
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

/**
 * Gives the browser these rules if it supports them. Without them, the worker handles every request, with the same
 * results.
 */
export async function addRoutes(event: object, origin: string): Promise<void> {
  if (takesRules(event)) await event.addRoutes(rulesFor(origin)).catch(() => undefined);
}
