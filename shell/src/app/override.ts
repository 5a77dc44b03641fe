import { OVERRIDE_PATH, type Override, readOverride } from '@lemma/contract';
import { OVERRIDE_KEY } from './override-key.ts';

/** Where the page goes on to after a link: an address of this site, or the start. */
export function destination(asked: string | null): string {
  return asked !== null && /^\/(?![/\\])/.test(asked) ? asked : '/';
}

/** A development server's modules ask for this before they run in a page that React was not developed in. */
function welcomeDevelopment({ address }: Override): void {
  // Of its own: this shell was built, and serves none.
  Reflect.set(globalThis, '__MF_REACT_REFRESH_URL__', `${address}/@mf-react-refresh-local`);
  Reflect.set(globalThis, '__vite_plugin_react_preamble_installed__', true);
  Reflect.set(globalThis, '$RefreshReg$', () => undefined);
  Reflect.set(globalThis, '$RefreshSig$', () => (type: unknown) => type);
}

/**
 * The override that a signed link brought to this tab, while it holds. It needs the page whose policy knows a colleague's
 * machine, so any other page of the tab goes there and comes back; 'leaving' while it does. A link that is not ours changes nothing.
 */
export async function findOverride(publicKey: string | undefined): Promise<Override | 'leaving' | undefined> {
  const { pathname, search, hash } = window.location;
  const isThere = pathname === OVERRIDE_PATH;
  const brought = isThere && hash !== '' ? hash.slice(1) : null;
  const token = brought ?? sessionStorage.getItem(OVERRIDE_KEY);
  const override =
    token === null || publicKey === undefined ? undefined : await readOverride(token, publicKey, Date.now());
  if (override === undefined) {
    // What a stranger's link said is not kept, and an earlier one of our own that still holds is not lost.
    if (brought === null) sessionStorage.removeItem(OVERRIDE_KEY);
    if (isThere) window.location.replace('/');
    return isThere ? 'leaving' : undefined;
  }
  sessionStorage.setItem(OVERRIDE_KEY, token ?? '');
  if (!isThere) {
    window.location.replace(`${OVERRIDE_PATH}?to=${encodeURIComponent(pathname + search + hash)}`);
    return 'leaving';
  }
  window.history.replaceState(null, '', destination(new URLSearchParams(search).get('to')));
  welcomeDevelopment(override);
  return override;
}
