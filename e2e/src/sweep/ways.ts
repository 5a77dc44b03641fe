import { expect, type Page } from 'playwright/test';
import { faultsOfFocus } from './focus.ts';
import { cutWhenSpaced, smallTargets, tooWide, violations } from './violations.ts';

const DESK = { width: 1280, height: 800 };

/** A way of looking at a page, and what is asked of it there. */
export type Way = {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly faults: (page: Page) => Promise<string[]>;
};

const colors = (page: Page) => violations(page, ['color-contrast']);
const allAndWidth = async (page: Page) => [...(await violations(page)), ...(await tooWide(page))];

/** Every way: themes, sizes, spacing and keys. */
export const ways: readonly Way[] = [
  { name: 'light', size: DESK, faults: allAndWidth },
  { name: 'spaced', size: DESK, faults: cutWhenSpaced },
  { name: 'dark', size: DESK, media: { colorScheme: 'dark' }, faults: colors },
  { name: 'forced colors', size: DESK, media: { forcedColors: 'active' }, faults: colors },
  { name: '200 %', size: { width: 640, height: 400 }, faults: allAndWidth },
  { name: '400 %', size: { width: 320, height: 256 }, faults: allAndWidth },
  {
    name: 'a phone',
    size: { width: 360, height: 640 },
    faults: async (page) => [...(await allAndWidth(page)), ...(await smallTargets(page))],
  },
  { name: 'keys on a phone', size: { width: 360, height: 640 }, faults: faultsOfFocus },
];
const named = (...names: readonly string[]) => ways.filter(({ name }) => names.includes(name));

/** What can differ once the page runs from right to left, or its words are longer. */
export const waysOfWords = named('light', '400 %', 'a phone');
/** What can differ in a state of a page that is examined otherwise. */
export const waysOfStates = named('light', 'dark', '400 %', 'a phone');

/** Waits until the page has a heading, be it behind a dialog that its address opens, and nothing that loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What is wrong with the page that is open, in each of these ways of looking at it. */
export async function faultsIn(page: Page, name: string, looked: readonly Way[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name: way, size, media, faults } of looked) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce', ...media });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    found.push(...(await faults(page)).map((fault) => `${name}, ${way}: ${fault}`));
  }
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return found;
}
