import type { Locator, Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { adult } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { running } from './running.ts';

/** Blocks the function that saves settings, so that every choice fails and shows the first kind of toaster. */
async function withoutFunctions(page: Page): Promise<Locator> {
  await page.goto('/dashboard/settings');
  await page.getByRole('radio', { name: 'Large', exact: true }).waitFor();
  await page.route(`http://${running().emulators.functions}/**`, (route) => route.abort());
  return page.locator('[data-toaster="first"] li');
}

async function raise(page: Page, toast: Locator): Promise<{ x: number; y: number }> {
  await page.getByRole('radio', { name: 'Large', exact: true }).click();
  await expect(toast).toHaveCount(1);
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast');
  return { x: box.x + 40, y: box.y + box.height / 2 };
}

/** Below and above the speed that closes a toaster. */
const SLOW = 0.09;
const FAST = 0.13;

/**
 * Drags to the right at a speed in pixels per millisecond. The events say themselves when they happened, so that no
 * machine is too slow for a flick; a slow drag takes its time as well, for who looks at the clock instead.
 */
async function drag(page: Page, from: { x: number; y: number }, by: number, speed: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const begun = Date.now();
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', moved: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: from.x + moved,
      y: from.y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: (begun + moved / speed) / 1000,
    });
  await page.mouse.move(from.x, from.y);
  await send('mousePressed', 0);
  const down = await page.evaluate(() => Date.now());
  for (const part of [0.25, 0.5, 0.75, 1]) await send('mouseMoved', by * part);
  if (speed === SLOW) await page.waitForFunction((until) => Date.now() > until, down + by / speed);
  await send('mouseReleased', by);
  await devtools.detach();
}

test('the first toaster closes by a swipe of 50 pixels or a flick above 0.11, and by nothing less', async ({
  page,
}) => {
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  const toast = await withoutFunctions(page);
  await drag(page, await raise(page, toast), 40, SLOW);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(toast).toHaveCount(0);

  await drag(page, await raise(page, toast), 60, SLOW);
  await expect(toast).toHaveCount(0);

  await drag(page, await raise(page, toast), 25, FAST);
  await expect(toast).toHaveCount(0);
});

test('a tooltip opens after 700 ms, and the next one at once within 300 ms', async ({ page }) => {
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  await page.getByRole('button', { name: 'Create a class' }).click();
  await page.getByLabel('Name').fill('Tips');
  await page.getByLabel('Grade').selectOption('Grade 6');
  await page.getByRole('button', { name: 'Create class' }).click();
  await page.getByLabel('Names').waitFor();
  await page.goto('/dashboard/assignments');
  await page.getByRole('link', { name: 'New assignment' }).first().click();
  await page.getByLabel('Search skills').fill('integers.add');
  await page.getByRole('heading', { name: 'Add positive and negative numbers' }).waitFor();
  const add = page.getByRole('button', { name: 'Add to the assignment' });
  await add.click();
  await add.click();
  const buttons = page.getByRole('button', { name: /^(Remove|Take out)/ });
  const tip = page.getByRole('tooltip');
  await expect(buttons).toHaveCount(2);
  // Tall enough that nothing scrolls, because scrolling closes tooltips.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const hover = async (index: number) => {
    await buttons.nth(index).hover();
    await page.clock.runFor(0);
  };
  await hover(0);
  await page.clock.runFor(690);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip).toHaveCount(1);

  await hover(1);
  await page.clock.runFor(10);
  await expect(tip).toHaveCount(1);

  await page.mouse.move(0, 0);
  await page.clock.runFor(310);
  await expect(tip).toHaveCount(0);
  await hover(0);
  await page.clock.runFor(600);
  await expect(tip).toHaveCount(0);

  // On a narrow screen the shell's frame has its own tooltip. The area's next tooltip, from another build, then opens
  // at once.
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await page.setViewportSize({ width: 600, height: 3000 });
  const account = page.getByRole('button', { name: /^Account: Maya/ });
  await account.hover();
  await page.clock.runFor(720);
  await expect(tip).toHaveText(/Maya Okafor/);
  await hover(0);
  // A tooltip stays open while the pointer may be on its way to it; a second move shows that it is not.
  const place = await buttons.first().boundingBox();
  if (!place) throw new Error('no button');
  await page.mouse.move(place.x + place.width / 2 + 4, place.y + place.height / 2, { steps: 4 });
  await page.clock.runFor(10);
  await expect(tip).toHaveText(/^(Remove|Take out)/);
});

test('the second toaster shows three messages, for four seconds, and closes by a swipe of 45 pixels', async ({
  page,
}) => {
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  await page.goto('/dashboard/settings');
  const toast = page.locator('[data-sonner-toast]');
  const rename = async (name: string) => {
    await page.getByLabel('Full name').fill(name);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
  };
  await rename('Maya One');
  await expect(toast).toHaveCount(1);
  const shown = await page.evaluate(() => performance.now());
  await expect(toast).toHaveCount(0);
  const lasted = (await page.evaluate(() => performance.now())) - shown;
  expect(lasted).toBeGreaterThan(3500);
  expect(lasted).toBeLessThan(8000);

  for (const name of ['Maya Two', 'Maya Three', 'Maya Four', 'Maya Five']) await rename(name);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await expect(toast).toHaveCount(0);

  await rename('Maya Six');
  // The edge, because a drag over the text would select it, and only after the entry animation has ended.
  const edge = async () => {
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast');
    return { x: box.x + 6, y: box.y + box.height / 2 };
  };
  await drag(page, await edge(), 38, SLOW);
  await expect(toast).not.toHaveAttribute('data-swipe-out', 'true');
  await drag(page, await edge(), 60, SLOW);
  const removed = await page.evaluate(() => performance.now());
  await expect(toast).toHaveCount(0);
  // 200 ms for the exit animation, plus the delay of a busy machine; without the swipe it would stay for seconds.
  expect((await page.evaluate(() => performance.now())) - removed).toBeLessThan(2000);
});
