import type { Page } from 'playwright/test';

/** The focused element as a screen reader names it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const words =
      element?.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent);
    return (words ?? '').trim();
  });

/** Whether the focus is visible, by an outline or a ring. */
export const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const style = document.activeElement && getComputedStyle(document.activeElement);
    return (
      style !== null && ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none')
    );
  });

/** Presses Tab until the focused element has this name. @throws after as many presses as `most`. */
export async function tabTo(page: Page, name: string | RegExp, most = 80): Promise<void> {
  const seen: string[] = [];
  for (let place = 0; place < most; place += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    seen.push(here);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
  }
  throw new Error(`${name} was not reached: ${seen.join(' | ')}`);
}
