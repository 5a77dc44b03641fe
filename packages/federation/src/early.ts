/** The values that the build of the shell inserts into the page's first lines. */
export type EarlyOptions = {
  /** The application: the router and what every page needs but those that the build has drawn. */
  readonly app: readonly string[];
  /** The shell's own files that every area needs and the first page does not. */
  readonly files: readonly string[];
  /** Further files that one area needs. */
  readonly only: Readonly<Record<string, readonly string[]>>;
  /** The files that a public page needs in addition to the first ones, by the page's address. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The path of each area that the environment lists by its address alone. */
  readonly paths: Readonly<Record<string, string>>;
  /** With what a list of an area's files begins. */
  readonly head: string;
};

/** A script that the first lines have announced, and whether it came as it was published. */
export type Announced = { readonly integrity: string; readonly came: Promise<boolean> };

/**
 * The page's first lines. If a signed-in person opens an address of their area, they make the browser fetch the shell's
 * own files for areas and the files that the area's release lists for this address: all at once, but on a slow connection
 * the application first, which runs while the others come. For a visitor they
 * fetch only what the public page needs. If this fails, the files are loaded later as usual. `drawFirst` draws what this device has
 * kept of the page, if it has: it has been here before, and files from its cache can wait for that.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function startEarly(
  { app, files, only, pages, paths, head }: EarlyOptions,
  integrityIn: (path: string) => string | undefined,
  drawFirst: () => Promise<void> | undefined,
): void {
  // In megabits a second, as browsers guess it that tell.
  const slowBelow = 3;
  // What the page's code need not announce again (shell/src/remotes, `verify.ts`).
  const announced = new Map<string, Announced>();
  Reflect.set(globalThis, Symbol.for('lemma.announced'), announced);
  const announce = (href: string, integrity?: string): Promise<unknown> => {
    const link = document.createElement('link');
    const isSheet = href.endsWith('.css');
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    // Must be the same as in the area's own requests, also for style sheets; otherwise files would be fetched twice.
    link.crossOrigin = 'anonymous';
    if (integrity !== undefined && !isSheet) link.integrity = integrity;
    link.href = href;
    const came = new Promise<boolean>((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
    });
    announced.set(link.href, { integrity: link.integrity, came });
    document.head.append(link);
    return came;
  };
  const fits = (pattern: string, path: string) => {
    const [wanted, given] = [pattern.split('/'), path.split('/')];
    return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
  };
  try {
    const { pathname } = location;
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    const { integrity: own = {} } = JSON.parse(map);
    const isDrawn = document.documentElement.dataset.start === 'drawn';
    const announceAll = (of: readonly string[]) => of.map((file) => announce(file, own[file]));
    const announceFirst = () => announceAll([...(pages[pathname] ?? []), ...(isDrawn ? [] : app)]);
    // Each known area has the name of its role; the environment says of every other whose it is.
    const role = isDrawn ? '' : (localStorage.getItem('lemma.area') ?? '');
    const { areas } = JSON.parse(document.getElementById('lemma-environment')?.textContent ?? '');
    const pathOf = (name: string) => (areas[name]?.role === role ? areas[name].path : name === role && paths[name]);
    const area = Object.keys(areas).find((name) => `${pathname}/`.startsWith(`${pathOf(name)}/`));
    if (isDrawn || area === undefined) return void announceFirst();
    const at = pathOf(area);
    const address = areas[area].address ?? areas[area];
    // Given up when its reader gives it up: a connection that is dead would hold back every later request for it.
    const reply = fetch(`${address}/release.json`, { cache: 'no-cache', signal: AbortSignal.timeout(8000) });
    // The loader of remotes reuses this reply, so that the release is fetched only once.
    Reflect.set(globalThis, Symbol.for('lemma.release'), { area, address, reply });
    const read = async (list: string) => {
      const answer = await fetch(`${address}/${list}`, { integrity: integrityIn(list) ?? '' });
      return JSON.parse((await answer.text()).slice(head.length));
    };
    const others = () => {
      announceAll([...files, ...(only[area] ?? [])]);
      return reply
        .then((answer) => answer.clone().json())
        .then(async ({ builds, current }) => {
          const { preload = {}, files: integrity = {}, lists = [], pages: ofArea = {} } = builds[current];
          const ahead = (file: string) => announce(`${address}/${file}`, integrity[file] ?? integrityIn(file));
          const path = pathname.slice(at.length + 1).replace(/\/$/, '');
          for (const pattern of Object.keys(preload))
            if (pattern === '*' || fits(pattern, path)) for (const file of preload[pattern]) ahead(file);
          const page = Object.keys(ofArea).find((pattern) => fits(pattern, path));
          if (page === undefined) return;
          const links = Object.assign({}, ...(await Promise.all(lists.map(read))));
          const follow = (name: string) => {
            const [file, ...imports] = links[name] ?? [];
            delete links[name];
            if (file === undefined) return;
            ahead(lists[0].replace(/[^/]*$/, file));
            for (const next of imports) follow(next);
          };
          follow(ofArea[page]);
        })
        .catch(() => undefined);
    };
    const { connection } = navigator as { connection?: { readonly downlink?: number } };
    const isSlow = (connection?.downlink ?? slowBelow) < slowBelow;
    const begin = () => {
      const first = announceFirst();
      void (isSlow ? Promise.all([...first, reply]).then(others, others) : others());
    };
    const drawing = drawFirst();
    if (drawing === undefined) begin();
    else void drawing.then(begin, begin);
  } catch {
    // Storage may be disabled; an invalid environment is reported by the shell.
  }
}
