import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { z } from 'zod';
import { expect, test } from './journey.ts';
import { type Look, lookSchema, newIn, readLook } from './looks/look.ts';
import { screens } from './looks/screens.ts';
import { withStyles } from './with-styles.ts';

const FILE = join(import.meta.dirname, 'looks', 'looks.json');
/** `LEMMA_LOOKS=write` writes the looks that there are now, after a change that is wanted. */
const writes = process.env.LEMMA_LOOKS === 'write';
const looks = async () => z.record(z.string(), lookSchema).parse(JSON.parse(await readFile(FILE, 'utf8')));

/** A Wednesday in November, so that every run has the same weekday and season. */
const NOW = new Date('2026-11-18T15:00:00Z');
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** A page that stands still. The sample class is data without a backend, so every run shows the same people. */
async function still(browser: Browser, on: keyof typeof sizes): Promise<Page> {
  const page = await browser.newPage({
    ...{ viewport: sizes[on], colorScheme: on === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' },
    ...{ locale: 'en-US', timezoneId: 'America/Chicago' },
  });
  await page.clock.setFixedTime(NOW);
  return page;
}

async function open(page: Page, { path, as }: (typeof screens)[number]): Promise<void> {
  if (as === 'sample') await page.addInitScript(() => sessionStorage.setItem('lemma.sample', 'yes'));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

test('the screens by which one knows the product look as before', async ({ browser }) => {
  const before = writes ? {} : await looks();
  const now: Record<string, Look> = {};
  const changed: string[] = [];
  for (const screen of screens) {
    const page = await still(browser, screen.on);
    await open(page, screen);
    const known = before[screen.name];
    // What comes after the heading, such as drawings, may still be on its way.
    if (known === undefined) await page.waitForLoadState('networkidle');
    const look = await readLook(page);
    now[screen.name] = look;
    changed.push(...newIn(look, known ?? look).map((one) => `${screen.name}: ${one}`));
    await page.close();
  }
  if (writes) await writeFile(FILE, `${JSON.stringify(now, undefined, 1)}\n`);
  expect(changed, 'if this is wanted: LEMMA_LOOKS=write npm run soak -- looks').toEqual([]);
  expect(Object.keys(await looks())).toEqual(screens.map(({ name }) => name));
});

test('a changed color, size or edge is seen', async ({ browser }) => {
  const [screen] = screens.filter(({ name }) => name === 'sign-in');
  if (screen === undefined) throw new Error('no screen to change');
  const page = await still(browser, screen.on);
  await open(page, screen);
  const before = await readLook(page);
  expect(newIn(await readLook(page), before)).toEqual([]);
  for (const css of ['label { color: rgb(1, 2, 3) }', 'button { min-height: 60px }', 'main { margin-left: 30px }']) {
    const unstyle = await withStyles(page, css);
    expect(newIn(await readLook(page), before), css).not.toEqual([]);
    await unstyle();
  }
  await page.close();
});
