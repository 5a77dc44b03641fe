/**
 * Makes sure that the page starts, before any other code of Lemma runs. It shows a message when loading takes long, and a
 * button when a file seems never to come: a connection that is dead says nothing, and only a new page asks again. If a script fails to load, it reloads the page once past the browser's cache. If that did not help, because the reply is
 * the same or somebody loaded the page anew meanwhile, it does so again only after it mended a file; else it shows a message.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function watchStart(): void {
  const RELOADED = 'lemma.reloaded';
  const [slowAfter, lostAfter, onceIn, mostTries] = [2000, 15_000, 600_000, 3];
  const slow = 'This takes longer than usual. We keep trying; nothing you did is lost.';
  const waiting = () => document.querySelector<HTMLElement>('[data-wait]');
  // A page that the build has drawn shows no text that could change. It waits until it is taken over.
  const drawn = () => document.querySelector('#root[data-drawn]');
  const isWaiting = () => waiting() !== null || drawn() !== null;
  const onDrawn = () => {
    const place = document.createElement('p');
    drawn()?.before(place);
    place.dataset.notice = '';
    return place;
  };
  const tell = (text: string, again: () => void): HTMLElement => {
    // What is kept of the last visit (`draw-stored.ts`) would hide it.
    Reflect.get(globalThis, Symbol.for('lemma.kept'))?.end?.();
    const place = waiting() ?? document.querySelector<HTMLElement>('p[data-notice]') ?? onDrawn();
    place.textContent = text;
    const button = document.createElement('button');
    button.textContent = 'Try again';
    button.onclick = again;
    place.append(button);
    return place;
  };
  const heal = (): Promise<unknown> => Promise.resolve(Reflect.get(globalThis, Symbol.for('lemma.heal'))?.());
  const healAndReload = () => void heal().finally(() => location.reload());
  let hasFailed = false;
  let isReloading = false;
  const fail = () => {
    hasFailed = true;
    const text = 'Lemma did not load. Nothing you did is lost. Check the connection and try again.';
    tell(text, healAndReload).setAttribute('role', 'alert');
  };
  const reload = () => {
    if (isReloading || hasFailed) return;
    isReloading = true;
    try {
      // A page of the previous release can name scripts that no longer exist; the current page names the current ones.
      const [last = 0, times = 0] = (sessionStorage.getItem(RELOADED) ?? '').split(' ').map(Number);
      const tries = Date.now() - last < onceIn ? times : 0;
      if (tries >= mostTries || !navigator.onLine) return fail();
      sessionStorage.setItem(RELOADED, `${Date.now()} ${tries + 1}`);
      if (tries === 0) healAndReload();
      else void heal().then((mended) => (mended === true ? location.reload() : fail()), fail);
    } catch {
      fail();
    }
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isWaiting()) reload();
    },
    true,
  );
  // What is loaded on demand for the page's first look, and did not come when it was asked for again.
  addEventListener('unhandledrejection', () => {
    if (isWaiting()) reload();
  });
  setTimeout(() => {
    const place = waiting();
    // A message that explains the failure is shown already.
    if (place !== null && !hasFailed) place.textContent = slow;
  }, slowAfter);
  setTimeout(() => {
    if (isWaiting() && !hasFailed) tell(slow, () => location.reload());
  }, lostAfter);
}
