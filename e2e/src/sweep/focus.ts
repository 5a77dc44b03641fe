import type { Page } from 'playwright/test';

/** More stops than a page is asked for; longer lists repeat themselves. */
const MOST_STOPS = 120;

/** What is wrong with the element that has the focus: nothing shows it, or something else lies on all of it. */
const faultOfFocus = () => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
  const name = `${focused.tagName} ${focused.ariaLabel ?? focused.textContent.slice(0, 40)}`.replaceAll('\n', ' ');
  const rings = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  // A radio button or a file field may be invisible, and its label shows the focus.
  const shown = focused.closest('label') ?? focused;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
  );
  const isFree = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (shown.contains(there) || there.contains(shown));
  });
  return { name, fault: [...(isFree ? [] : ['hidden']), ...(rings || shown !== focused ? [] : ['without a ring'])] };
};

/** Where the focus is hidden, or nothing shows it, or the page becomes another one only because of it. */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  const told = () => page.evaluate(() => `${location.pathname} ${document.querySelector('h1')?.textContent}`);
  const before = await told();
  const found: string[] = [];
  const seen = new Set<string>();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(faultOfFocus);
    if (here === undefined) break;
    for (const fault of here.fault) found.push(`focus ${fault}: ${here.name}`);
    seen.add(here.name);
  }
  const after = await told();
  if (after !== before) found.push(`focus leads away: ${before} to ${after}`);
  return [...new Set(found)];
}
