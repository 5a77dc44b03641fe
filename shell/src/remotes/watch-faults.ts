import { codeOf } from '@lemma/contract';

/** Told of an error of an area's code that no boundary of React catches: in a handler, a timer or a promise. */
export type OnFault = (error: unknown) => void;

/** By the address of the site that the code came from. */
const watched = new Map<string, OnFault>();
let isWatching = false;

/** A network that goes, somebody who signs out, a page that is left: no fault of the version. */
const isOfSurroundings = (error: unknown): boolean =>
  /^(?:network|auth|server)\//.test(codeOf(error)) || Reflect.get(Object(error), 'name') === 'AbortError';

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** The innermost place of the stack that lies on one of the sites: whose code it was that threw. */
function tell(error: unknown, place = ''): void {
  if (isOfSurroundings(error)) return;
  const found = [...watched]
    .map(([site, onFault]) => ({ at: `${place}\n${stackOf(error)}`.indexOf(`${site}/`), onFault }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  found[0]?.onFault(error);
}

/** Tells of such errors of the code that comes from this site. Whoever watches a site replaces whoever did before. */
export function watchFaults(site: string, onFault: OnFault): void {
  watched.set(site, onFault);
  if (isWatching) return;
  isWatching = true;
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
