/**
 * The first lines of a page that the build has drawn, before anything of it is shown: in which language it is shown,
 * and whether at all. Where somebody is signed in, or the page must be cleared first, the application opens as on any other
 * page. A form that is sent and a button that is pressed before the page can do it wait (shell/src/drawn, `do-asked.ts`).
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 * `locales` are the drawn languages, the first of them for readers of any other.
 */
export function beginDrawn(locales: readonly string[]): void {
  const page = document.documentElement;
  let chosen: string | null = null;
  let isVisitor = true;
  try {
    chosen = localStorage.getItem('lemma.language');
    isVisitor =
      localStorage.getItem('lemma.area') === null &&
      localStorage.getItem('lemma.shared') === null &&
      sessionStorage.getItem('lemma.override') === null;
  } catch {
    // Without storage nobody is remembered.
  }
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  page.lang = [chosen ?? '', ...spoken, ...locales].find((each) => locales.includes(each)) ?? '';
  // As `directionOf` in packages/ui.
  page.dir = page.lang === 'ar' ? 'rtl' : 'ltr';
  page.dataset.start = isVisitor ? 'drawn' : 'app';
  if (!isVisitor) return;
  let asked: Element | undefined;
  const hold = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (type === 'submit') event.preventDefault();
    asked = (type === 'submit' ? target : target.closest('button:not([type="submit"])')) ?? asked;
  };
  const types = ['submit', 'click'];
  for (const type of types) addEventListener(type, hold);
  Reflect.set(globalThis, Symbol.for('lemma.asked'), () => {
    for (const type of types) removeEventListener(type, hold);
    return asked;
  });
}

/**
 * Runs after the drawn markup: removes what is not shown. What stays is `#root`, with the attribute `data-drawn` until
 * the application's code takes it over. Copied into the page as text, too.
 */
export function leaveShown(): void {
  const { lang, dataset } = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>('#root, [data-drawn]')];
  const shown = parts.find(({ dataset: { drawn } }) => drawn === (dataset.start === 'app' ? undefined : lang));
  for (const part of parts) if (part !== shown) part.remove();
  if (shown !== undefined) shown.id = 'root';
}
