/**
 * Repairs what the browser caches for a year: a file that was missing or damaged when it was first fetched would stay
 * so. Files that the page has fetched are compared with their integrity and with the type without which a browser does
 * not take them, and a file that does not fit is fetched again past the cache. The promise says whether that mended one, so that loading the page anew helps.
 *
 * The function is copied into the page as text, so it uses nothing from outside. The shell finds it as
 * `Symbol.for('lemma.heal')`.
 */
export function healOwn(): void {
  const PATIENCE_MS = 8000;
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
      const kind = { js: 'javascript', css: 'css' }[/\.(js|css)$/.exec(address)?.[1] ?? ''] ?? '';
      const comes = (cache: RequestCache) =>
        fetch(address, { cache, integrity }).then(
          ({ ok, headers }) => ok && (headers.get('content-type') ?? '').includes(kind),
          () => false,
        );
      return !(await comes('force-cache')) && comes('reload');
    });
    const mended = Promise.all(healing).then((each) => each.includes(true));
    return Promise.race([mended, new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))]);
  };
  Reflect.set(globalThis, Symbol.for('lemma.heal'), heal);
  const [mostTries, againMs] = [5, 5000];
  // By address: the link that takes a failed one's place may fail as well.
  const tries = new Map<string, number>();
  const mendSheet = (link: HTMLLinkElement): void => {
    const tried = (tries.get(link.href) ?? 0) + 1;
    tries.set(link.href, tried);
    if (tried > mostTries) return;
    const next = (mended: boolean) => {
      if (!link.isConnected) return;
      if (mended) link.replaceWith(link.cloneNode());
      else setTimeout(mendSheet, againMs, link);
    };
    heal().then(next, () => undefined);
  };
  // The page can be used without its style sheet, so nothing else would notice.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.integrity !== '') mendSheet(target);
  };
  addEventListener('error', onError, true);
  // The bundler sends this event for each failed lazy import, of the shell and of the areas.
  addEventListener('vite:preloadError', (event) => {
    void heal().catch(() => undefined);
    const sheet = /preload CSS for (\S+)/.exec(String(Reflect.get(event, 'payload')))?.[1];
    if (sheet === undefined) return;
    // The page is shown without the style sheet, which is added once it has loaded.
    event.preventDefault();
    const dress = async () => {
      const { href } = new URL(sheet, location.href);
      const { ok } = await fetch(href, { cache: 'reload' });
      if (!ok) return;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = 'anonymous';
      link.href = href;
      document.head.append(link);
    };
    dress().catch(() => undefined);
  });
}
