import { expect, type Page } from 'playwright/test';
import { smallTargets, tooWide, violations } from './sweep/violations.ts';

/**
 * The violations of WCAG 2.2 A and AA that axe finds on the page in the light theme, and of its contrast in the dark
 * theme. The other ways of looking at every page are those of `sweep.soak.ts`.
 */
export async function inBothThemes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((one) => `light ${one}`), ...dark.map((one) => `dark ${one}`)];
}

/** Turns transitions off: a color halfway between light and dark must not be measured. */
export const calm = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

/** Waits until the page has loaded: it has a heading and nothing is marked as busy. */
export async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What does not fit a small phone: a page wider than 360 pixels, and touch targets less than 44 pixels high. */
export const cramped = async (page: Page) => [...(await tooWide(page)), ...(await smallTargets(page))];
