/** From packages/contract (`typed-file.ts`): the function below is copied into the page and can import nothing. */
export type HealOptions = {
  readonly types: Readonly<Record<string, string>>;
  readonly pausesMs: readonly number[];
  readonly sheetPatienceMs: number;
};

/**
 * Repairs what the browser caches for a year: a file that was missing or damaged when it was first fetched would stay
 * so. Files that the page has fetched are compared with their integrity and with the type without which a browser does
 * not take them, and a file that does not fit is fetched again past the cache. The promise says whether that mended one, so that loading the page anew helps.
 * The page's own style sheets are mended in place, also those that never come.
 *
 * The function is copied into the page as text, so it uses nothing from outside. The shell finds it as
 * `Symbol.for('lemma.heal')`.
 */
export function healOwn({ types, pausesMs, sheetPatienceMs }: HealOptions): void {
  const PATIENCE_MS = 8000;
  const comes = (address: string, how: RequestInit) => {
    const kind = types[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? '';
    return fetch(address, how).then(
      ({ ok, headers }) => ok && (headers.get('content-type') ?? '').includes(kind),
      () => false,
    );
  };
  const heal = async (): Promise<boolean> => {
    const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}');
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const sums = new Map<string, string>(Object.entries(map.integrity ?? {}));
    for (const { href, integrity } of sheets) sums.set(new URL(href).pathname, integrity);
    const asked = [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...[...document.scripts].map(({ src }) => src),
      ...sheets.map(({ href }) => href),
    ].filter((address) => address.startsWith(`${location.origin}/assets/`));
    const healing = [...new Set(asked)].map(async (address) => {
      const integrity = sums.get(new URL(address).pathname) ?? '';
      return (
        !(await comes(address, { cache: 'force-cache', integrity })) && comes(address, { cache: 'reload', integrity })
      );
    });
    const mended = Promise.all(healing).then((each) => each.includes(true));
    return Promise.race([mended, new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))]);
  };
  Reflect.set(globalThis, Symbol.for('lemma.heal'), heal);
  // By address: the link that takes a failed one's place may fail as well, and is asked for in its turn.
  const tries = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const mendIn = (ms: number, link: HTMLLinkElement) => {
    clearTimeout(timers.get(link.href));
    timers.set(link.href, setTimeout(mendSheet, ms, link));
  };
  const pauseFor = ({ href }: HTMLLinkElement) => pausesMs[tries.get(href) ?? 0] ?? Math.max(...pausesMs);
  const hasCome = ({ isConnected, sheet }: HTMLLinkElement): boolean => {
    try {
      // One that came as another type is there as well, and empty.
      return !isConnected || (sheet?.cssRules.length ?? 0) > 0;
    } catch {
      // Some browsers have one that is on its way, and let nobody read it.
      return false;
    }
  };
  const mendSheet = async (link: HTMLLinkElement): Promise<void> => {
    const { href, integrity } = link;
    if (hasCome(link)) return;
    tries.set(href, (tries.get(href) ?? 0) + 1);
    const how = { cache: 'reload', integrity, signal: AbortSignal.timeout(PATIENCE_MS) } as const;
    const isThere = await comes(href, how);
    if (hasCome(link)) return;
    if (isThere) putAnew(link);
    else mendIn(pauseFor(link), link);
  };
  // Scripts wait for a style sheet that was in the page's source, but not for one that is added later.
  const putAnew = (link: HTMLLinkElement) => {
    const again = link.cloneNode();
    link.remove();
    document.head.append(again);
    if (again instanceof HTMLLinkElement) mendIn(sheetPatienceMs, again);
  };
  // The page can be used without its style sheet, so nothing else would notice.
  const isOwn = (target: EventTarget | null): target is HTMLLinkElement =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.integrity !== '';
  const onError = ({ target }: Event) => {
    if (isOwn(target)) mendIn(pauseFor(target), target);
  };
  addEventListener('error', onError, true);
  setTimeout(() => {
    for (const link of document.querySelectorAll('link')) if (isOwn(link) && !hasCome(link)) putAnew(link);
  }, sheetPatienceMs);
  // The bundler sends this event for each failed lazy import, of the shell and of the areas.
  addEventListener('vite:preloadError', (event) => {
    void heal().catch(() => undefined);
    // The page is shown without the style sheet, which the shell mends (shell/src/remotes, `learn-sheets.ts`).
    if (/preload CSS for/.test(String(Reflect.get(event, 'payload')))) event.preventDefault();
  });
}
