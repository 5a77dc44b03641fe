import { OVERRIDE_PATH, type Override, readOverride } from '@lemma/contract';
import { LINK_KEY } from './link-key.ts';

/** The address to which the page continues after an override link: one of this site, or the start page. */
export function destination(asked: string | null): string {
  return asked !== null && /^\/(?![/\\])/.test(asked) ? asked : '/';
}

/** Sets what the modules of a development server expect on a page whose React was not started in development. */
function welcomeDevelopment({ address }: Override): void {
  // The development server's own address, because this built shell serves no such module.
  Reflect.set(globalThis, '__MF_REACT_REFRESH_URL__', `${address}/@mf-react-refresh-local`);
  Reflect.set(globalThis, '__vite_plugin_react_preamble_installed__', true);
  Reflect.set(globalThis, '$RefreshReg$', () => undefined);
  Reflect.set(globalThis, '$RefreshSig$', () => (type: unknown) => type);
}

/**
 * The override that a signed link brought to this tab, while it is valid. It needs the page whose security policy
 * allows a developer's machine, so any other page of the tab redirects there and back; 'leaving' while it does. Links
 * with an invalid signature have no effect.
 */
export async function findOverride(publicKey: string | undefined): Promise<Override | 'leaving' | undefined> {
  const { pathname, search, hash } = window.location;
  const isThere = pathname === OVERRIDE_PATH;
  const brought = isThere && hash !== '' ? hash.slice(1) : null;
  const token = brought ?? sessionStorage.getItem(LINK_KEY);
  const override =
    token === null || publicKey === undefined ? undefined : await readOverride(token, publicKey, Date.now());
  if (override === undefined) {
    // An invalid token is not stored, and an earlier valid override stays.
    if (brought === null) sessionStorage.removeItem(LINK_KEY);
    if (isThere) window.location.replace('/');
    return isThere ? 'leaving' : undefined;
  }
  sessionStorage.setItem(LINK_KEY, token ?? '');
  if (!isThere) {
    window.location.replace(`${OVERRIDE_PATH}?to=${encodeURIComponent(pathname + search + hash)}`);
    return 'leaving';
  }
  window.history.replaceState(null, '', destination(new URLSearchParams(search).get('to')));
  welcomeDevelopment(override);
  return override;
}
