import type { Page } from 'playwright/test';

/**
 * Adds styles to the page that is open. They are a sheet that a script made, because the security policy of our pages
 * refuses styles that are written into them. @returns what takes them away again.
 */
export async function withStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
