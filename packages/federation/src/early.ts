/** What the page's first lines are told when the shell is built. */
export type EarlyOptions = {
  /** The shell's own files that every area needs and the first page does not. */
  readonly files: readonly string[];
  /** Those that one area needs beside. */
  readonly only: Readonly<Record<string, readonly string[]>>;
  /** What a public page needs beside the first files, by its address. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Where each area hangs in the shell's routes. */
  readonly paths: Readonly<Record<string, string>>;
};

/**
 * The page's first lines. Where somebody who is signed in opens an address of their area, they have the browser fetch what
 * will be needed, all at once: the shell's own files for areas, and of the area what its release names for this address.
 * A visitor fetches by them what the public page of the address needs, and nothing else. What they fail to do happens later by itself.
 *
 * They stand in the page as they are written here, so they use nothing from outside and run in every browser.
 */
export function startEarly({ files, only, pages, paths }: EarlyOptions): void {
  const announce = (href: string, integrity?: string) => {
    const link = document.createElement('link');
    const isSheet = href.endsWith('.css');
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    // As the area itself asks, for its sheets too: asked for otherwise, they would come twice.
    link.crossOrigin = 'anonymous';
    if (integrity !== undefined && !isSheet) link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  };
  const fits = (pattern: string, path: string) => {
    const [wanted, given] = [pattern.split('/'), path.split('/')];
    return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
  };
  try {
    const { pathname } = location;
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    const { integrity: own = {} } = JSON.parse(map);
    for (const file of pages[pathname] ?? []) announce(file, own[file]);
    const area = localStorage.getItem('lemma.area') ?? '';
    const at = paths[area];
    if (at === undefined || (pathname !== at && !pathname.startsWith(`${at}/`))) return;
    const address = JSON.parse(document.getElementById('lemma-environment')?.textContent ?? '').areas[area];
    const reply = fetch(`${address}/release.json`, { cache: 'no-cache' });
    // The loader of remotes takes it from here, so that it is asked for once.
    Reflect.set(globalThis, Symbol.for('lemma.release'), { area, address, reply });
    // After the release, which the area's own files wait for.
    for (const file of [...files, ...(only[area] ?? [])]) announce(file, own[file]);
    reply
      .then((answer) => answer.clone().json())
      .then(({ builds, current }) => {
        const { preload = {}, files: integrity = {} } = builds[current];
        const path = pathname.slice(at.length + 1).replace(/\/$/, '');
        for (const pattern of Object.keys(preload))
          if (pattern === '*' || fits(pattern, path))
            for (const file of preload[pattern]) announce(`${address}/${file}`, integrity[file]);
      })
      .catch(() => undefined);
  } catch {
    // Storage may be off; and what is wrong with the environment is told by the shell.
  }
}
