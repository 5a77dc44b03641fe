/**
 * Watches that the page starts, while nothing of Lemma runs yet: says when it takes long, fetches the whole page anew, once,
 * past the browser's cache, where a script did not come, says so where that did not help, and does not let the style sheet
 * hold the page back for ever.
 *
 * Stands in the page as it is written here, so it uses nothing from outside and runs in every browser.
 */
export function watchStart(): void {
  const RELOADED = 'lemma.reloaded';
  const [slowAfter, sheetAfter, onceIn] = [2000, 4000, 600_000];
  const waiting = () => document.querySelector('[data-wait]');
  const say = (text: string) => {
    const place = waiting();
    if (place !== null) place.textContent = text;
    return place;
  };
  const healAndReload = async () => {
    const heal = Reflect.get(globalThis, Symbol.for('lemma.heal'));
    await Promise.resolve(heal?.()).finally(() => location.reload());
  };
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
    const place = say('Lemma did not load. Nothing you did is lost. Check the connection and try again.');
    if (place === null) return;
    place.setAttribute('role', 'alert');
    const button = document.createElement('button');
    button.textContent = 'Try again';
    button.onclick = () => void healAndReload();
    place.append(button);
  };
  const reloadOnce = () => {
    try {
      // A page of the release before names scripts that are gone; the page of today names others.
      const last = Number(sessionStorage.getItem(RELOADED));
      if (Date.now() - last < onceIn || !navigator.onLine) return fail();
      sessionStorage.setItem(RELOADED, `${Date.now()}`);
      void healAndReload();
    } catch {
      fail();
    }
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && waiting() !== null) reloadOnce();
    },
    true,
  );
  setTimeout(() => {
    // What went wrong is said already, with a way to go on.
    if (!hasFailed) say('This takes longer than usual. We keep trying; nothing you did is lost.');
  }, slowAfter);
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.sheet !== null) continue;
      // Scripts wait for a sheet that was in the page, and not for one that is added.
      const again = link.cloneNode();
      link.remove();
      document.head.append(again);
    }
  }, sheetAfter);
}
