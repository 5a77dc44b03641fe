import { codeOf } from '@lemma/contract';

/** Told of an error of an area's code that no boundary of React catches: in a handler, a timer or a promise. */
export type OnFault = (error: unknown) => void;

/** By the address of the site that the code came from. */
const watched = new Map<string, OnFault>();
let isWatching = false;

/** A lost network, a sign-out or a page that is left is no fault of the version. */
const isOfSurroundings = (error: unknown): boolean =>
  /^(?:network|auth|server)\//.test(codeOf(error)) || Reflect.get(Object(error), 'name') === 'AbortError';

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** The innermost line of the stack that is on one of the sites: its code threw the error. */
function tell(error: unknown, place = ''): void {
  if (isOfSurroundings(error)) return;
  const found = [...watched]
    .map(([site, onFault]) => ({ at: `${place}\n${stackOf(error)}`.indexOf(`${site}/`), onFault }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  found[0]?.onFault(error);
}

/** Reports such errors in code from this site. A new watcher of a site replaces the one before. */
export function watchFaults(site: string, onFault: OnFault): void {
  watched.set(site, onFault);
  if (isWatching) return;
  isWatching = true;
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
