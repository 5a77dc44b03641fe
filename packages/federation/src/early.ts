import type { announceFiles } from './announce-files.ts';

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

/** What a release says of one of its versions, as far as it is read here. */
type Build = {
  readonly preload?: Readonly<Record<string, readonly string[]>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly lists?: readonly string[];
  readonly pages?: Readonly<Record<string, string>>;
};

/**
 * The page's first lines. If a signed-in person opens an address of their area, they make the browser fetch the shell's
 * own files for areas and the files that the area's release lists for this address: all at once, but on a slow connection
 * the application first, which runs while the others come. Which files these are is known from the release
 * that opened here last, before the one of now has come. For a visitor they fetch only what the public page needs. If this
 * fails, the files are loaded later as usual. `drawFirst` draws what this device has kept of the page, if it has: it has
 * been here before, and files from its cache can wait for that.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function startEarly(
  { app, files, only, pages, paths, head }: EarlyOptions,
  integrityIn: (path: string) => string | undefined,
  announcer: typeof announceFiles,
  drawFirst: () => Promise<void> | undefined,
): void {
  // In megabits a second, as browsers guess it that tell.
  const slowBelow = 3;
  const announce = announcer();
  const fits = (pattern: string, path: string) => {
    const [wanted, given] = [pattern.split('/'), path.split('/')];
    return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
  };
  // What opened here last (shell/src/remotes, `known-release.ts`): its files are the same unless something was released since.
  const knownOf = (address: string): { readonly version?: string; readonly build?: Build } => {
    try {
      const { served, version } = JSON.parse(localStorage.getItem(`lemma.release ${address}`) ?? '');
      return { version, build: served.builds[version] };
    } catch {
      return {};
    }
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
      // The area's entry reads it as a script; announced here, it need not be then.
      void announce(`${address}/${list}`, integrityIn(list));
      const answer = await fetch(`${address}/${list}`, { integrity: integrityIn(list) ?? '' });
      return JSON.parse((await answer.text()).slice(head.length));
    };
    const aheadOf = async ({ preload = {}, files: integrity = {}, lists = [], pages: ofArea = {} }: Build) => {
      const ahead = (file: string) => announce(`${address}/${file}`, integrity[file] ?? integrityIn(file));
      const path = pathname.slice(at.length + 1).replace(/\/$/, '');
      for (const [pattern, each] of Object.entries(preload))
        if (pattern === '*' || fits(pattern, path)) for (const file of each) void ahead(file);
      const page = Object.keys(ofArea).find((pattern) => fits(pattern, path));
      const [list] = lists;
      if (page === undefined || list === undefined) return;
      const links = Object.assign({}, ...(await Promise.all(lists.map(read))));
      const follow = (name: string) => {
        const [file, ...imports] = links[name] ?? [];
        delete links[name];
        if (file === undefined) return;
        void ahead(list.replace(/[^/]*$/, file));
        for (const next of imports) follow(next);
      };
      follow(ofArea[page] ?? '');
    };
    const { version, build } = knownOf(address);
    const others = () => {
      announceAll([...files, ...(only[area] ?? [])]);
      const expected = build && aheadOf(build).catch(() => undefined);
      return reply
        .then((answer) => answer.clone().json())
        .then(({ builds, current }) => (expected && current === version ? expected : aheadOf(builds[current])))
        .catch(() => undefined);
    };
    const { connection } = navigator as { connection?: { readonly downlink?: number } };
    const isSlow = (connection?.downlink ?? slowBelow) < slowBelow;
    const begin = () => {
      const first = announceFirst();
      void (isSlow ? Promise.all([...first, ...(build ? [] : [reply])]).then(others, others) : others());
    };
    const drawing = drawFirst();
    if (drawing === undefined) begin();
    else void drawing.then(begin, begin);
  } catch {
    // Storage may be disabled; an invalid environment is reported by the shell.
  }
}
