import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { z } from 'zod';
import { expect, test } from './journey.ts';
import { type Look, lookSchema, newIn, readLook, together } from './looks/look.ts';
import { screens } from './looks/screens.ts';
import { withStyles } from './with-styles.ts';

const FILE = join(import.meta.dirname, 'looks', 'looks.json');
/** `LEMMA_LOOKS=write` writes the looks that there are now, after a change that is wanted. */
const writes = process.env.LEMMA_LOOKS === 'write';
/** What comes late on a busy machine is missing in one look and not in the next: the file has what several have together. */
const LOOKS_TO_WRITE = 5;
const looks = async () => z.record(z.string(), lookSchema).parse(JSON.parse(await readFile(FILE, 'utf8')));

/** A Wednesday in November, so that every run has the same weekday and season. */
const NOW = new Date('2026-11-18T15:00:00Z');
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
type Screen = (typeof screens)[number];

/** A browser in which pages stand still. The sample class is data without a backend, so every run shows the same people. */
async function still(browser: Browser, { on, as }: Pick<Screen, 'on' | 'as'>): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: sizes[on], colorScheme: on === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' },
    ...{ locale: 'en-US', timezoneId: 'America/Chicago' },
  });
  await context.clock.setFixedTime(NOW);
  if (as === 'sample') await context.addInitScript(() => sessionStorage.setItem('lemma.sample', 'yes'));
  return context;
}

/** Opens a screen and waits for its heading, for what it shows last, for its letters, and until it looks the same twice. */
async function lookOf(context: BrowserContext, { path, shows }: Screen): Promise<{ page: Page; look: Look }> {
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
async function lookAtAll(browser: Browser, seen: (screen: Screen, look: Look) => void): Promise<void> {
  for (const [, alike] of Map.groupBy(screens, ({ on, as }) => `${on} ${as}`)) {
    const [first] = alike;
    if (first === undefined) continue;
    const context = await still(browser, first);
    for (const screen of alike) {
      const { page, look } = await lookOf(context, screen);
      seen(screen, look);
      await page.close();
    }
    await context.close();
  }
}

async function write(browser: Browser): Promise<void> {
  const written: Record<string, Look> = Object.fromEntries(screens.map(({ name }) => [name, together([])]));
  for (let time = 0; time < LOOKS_TO_WRITE; time += 1)
    await lookAtAll(browser, ({ name }, look) => {
      written[name] = together([...(written[name] ? [written[name]] : []), look]);
    });
  await writeFile(FILE, `${JSON.stringify(written, undefined, 1)}\n`);
}

test('the screens by which one knows the product look as before', async ({ browser }) => {
  if (writes) {
    test.setTimeout(600_000);
    await write(browser);
  }
  const before = await looks();
  const changed: string[] = [];
  await lookAtAll(browser, ({ name }, look) => {
    changed.push(...newIn(look, before[name] ?? together([])).map((one) => `${name}: ${one}`));
  });
  expect(changed, 'if this is wanted: LEMMA_LOOKS=write npm run soak -- looks').toEqual([]);
  expect(Object.keys(before).sort()).toEqual(screens.map(({ name }) => name).sort());
});

test('a changed color, size or edge is seen', async ({ browser }) => {
  const [screen] = screens.filter(({ name }) => name === 'sign-in');
  if (screen === undefined) throw new Error('no screen to change');
  const context = await still(browser, screen);
  const { page, look } = await lookOf(context, screen);
  const before = (await looks())['sign-in'] ?? look;
  for (const css of ['label { color: rgb(1, 2, 3) }', 'button { min-height: 60px }', 'main { margin-left: 30px }']) {
    const unstyle = await withStyles(page, css);
    expect(newIn(await readLook(page), before), css).not.toEqual([]);
    await unstyle();
  }
  await context.close();
});
