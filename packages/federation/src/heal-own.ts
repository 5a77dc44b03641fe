/**
 * Mends what the browser keeps for a year: a file that was missing or damaged when it was first asked for would stay so. What the page has
 * asked for is looked at, and what is not as it was built is asked for once more, past the cache, with its integrity.
 *
 * Stands in the page as it is written here, so it uses nothing from outside. The shell finds it as `Symbol.for('lemma.heal')`.
 */
export function healOwn(): void {
  const PATIENCE_MS = 8000;
  const heal = async (): Promise<void> => {
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
      const comes = (cache: RequestCache) =>
        fetch(address, { cache, integrity }).then(
          ({ ok }) => ok,
          () => false,
        );
      return (await comes('force-cache')) || comes('reload');
    });
    await Promise.race([Promise.all(healing), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  };
  Reflect.set(globalThis, Symbol.for('lemma.heal'), heal);
  // The bundler tells so of each import on demand that did not come, of the shell and of the areas.
  addEventListener('vite:preloadError', (event) => {
    void heal().catch(() => undefined);
    const sheet = /preload CSS for (\S+)/.exec(String(Reflect.get(event, 'payload')))?.[1];
    if (sheet === undefined) return;
    // The page is shown as it can be, and dressed when the sheet has come.
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
