import type { Browser, BrowserContext, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { type Look, readLook } from './look.ts';
import type { Screen } from './screens.ts';

/** A Wednesday in November, so that every run has the same weekday and season. */
const NOW = new Date('2026-11-18T15:00:00Z');
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** A browser in which pages stand still. The sample class is data without a backend, so every run shows the same people. */
export async function still(browser: Browser, { on, as }: Pick<Screen, 'on' | 'as'>): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: sizes[on], colorScheme: on === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' },
    ...{ locale: 'en-US', timezoneId: 'America/Chicago' },
  });
  await context.clock.setFixedTime(NOW);
  if (as === 'sample') await context.addInitScript(() => sessionStorage.setItem('lemma.sample', 'yes'));
  return context;
}

/** Opens a screen and waits for its heading, for what it shows last, for its letters, and until it looks the same twice. */
export async function lookOf(
  context: BrowserContext,
  { path, shows }: Screen,
): Promise<{ readonly page: Page; readonly look: Look }> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator(shows).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  let look = await readLook(page);
  await expect(async () => {
    const before = look;
    look = await readLook(page);
    expect(look).toEqual(before);
  }).toPass();
  return { page, look };
}

/** Looks at every screen; those of one person share a browser, which then has the program already. */
export async function lookAtAll(
  browser: Browser,
  screens: readonly Screen[],
  seen: (screen: Screen, look: Look) => void,
): Promise<void> {
  const lookAt = async (alike: readonly Screen[]) => {
    const [first] = alike;
    if (first === undefined) return;
    const context = await still(browser, first);
    for (const screen of alike) {
      const { page, look } = await lookOf(context, screen);
      seen(screen, look);
      await page.close();
    }
    await context.close();
  };
  await Promise.all([...Map.groupBy(screens, ({ on, as }) => `${on} ${as}`).values()].map(lookAt));
}
