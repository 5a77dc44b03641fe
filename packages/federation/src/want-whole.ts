/** Stands at the end of a page, so that the first lines see whether all of it came. */
export const END_MARK = '<template data-end></template>';

/**
 * The very first lines of a page. Where the rest of it was cut off, on its site or on the way, they say that it is loading,
 * ask for it past the browser's cache until it comes whole, and load it anew.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function wantWhole(): void {
  const againMs = 3000;
  const isWhole = (reply: Response): Promise<boolean> =>
    reply.text().then((text) => reply.ok && /\/html>\s*$/.test(text));
  const ask = () =>
    fetch(location.href, { cache: 'reload' })
      .then(isWhole)
      .catch(() => false)
      .then((whole) => {
        if (whole) location.reload();
        else setTimeout(ask, againMs);
      });
  const look = () => {
    if (document.querySelector('[data-end]') !== null) return;
    if (document.querySelector('#root') === null) {
      const place = document.createElement('p');
      place.dataset.wait = '';
      place.setAttribute('role', 'status');
      place.textContent = 'Loading...';
      (document.body ?? document.documentElement).append(place);
    }
    const [opened] = performance.getEntriesByType('navigation');
    // A page that is cut off each time does not turn in circles.
    setTimeout(ask, Reflect.get(opened ?? {}, 'type') === 'reload' ? againMs : 0);
  };
  // All that came was read; scripts that were put off have not run.
  document.addEventListener('readystatechange', look, { once: true });
}
