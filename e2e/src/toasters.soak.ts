import { expect, test } from './journey.ts';
import { adult, phone } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { running } from './running.ts';

test('both toasters have the constants of the specification', async ({ page }) => {
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  await page.getByRole('button', { name: 'Create a class' }).click();
  await page.getByLabel('Name').fill('No connection');
  await page.getByLabel('Grade').selectOption('Grade 6');
  const functions = `http://${running().emulators.functions}/**`;
  await page.route(functions, (route) => route.abort());
  await page.getByRole('button', { name: 'Create class' }).click();

  const first = page.locator('[data-toaster="first"]');
  // By element, because while a dialog is open, the rest of the page is hidden from queries by role.
  const toast = first.locator('li');
  await expect(toast).toHaveCount(1);
  const shownAt = Date.now();
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(toast).toHaveCount(1);
  // The second message replaces the first, so for a moment there is none to measure.
  const fromTheCorner = async () => {
    const [box, size] = [await toast.boundingBox(), page.viewportSize()];
    return box && size ? Math.max(size.width - (box.x + box.width), size.height - (box.y + box.height)) : Infinity;
  };
  await expect.poll(fromTheCorner).toBeLessThanOrEqual(32);
  await expect(toast).toHaveCount(0);
  // 5000 ms by default; a pointer or focus may make it longer, never shorter.
  expect(Date.now() - shownAt).toBeGreaterThanOrEqual(4900);

  await page.keyboard.press('Escape');
  // A dialog that closes returns the focus to the element that opened it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Alt+KeyT');
  await expect(first).toBeFocused();

  await page.unroute(functions);
  await page.getByRole('button', { name: 'Create a class' }).click();
  await page.getByLabel('Name').fill('Connected');
  await page.getByLabel('Grade').selectOption('Grade 6');
  await page.getByRole('button', { name: 'Create class' }).click();
  await page.getByLabel('Names').waitFor();
  await page.goto('/dashboard/assignments');
  await page.getByRole('link', { name: 'New assignment' }).first().click();
  await page.getByLabel('Title').fill('News');
  await page.getByLabel('Search skills').fill('integers.add');
  await page.getByRole('button', { name: 'Add: Add positive and negative numbers' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();

  await expect(first.getByText('“News” is published')).toBeVisible();
  await first.getByRole('button', { name: 'Undo' }).click();

  const second = page.locator('[data-sonner-toaster]');
  await expect(second.getByText('“News” is a draft again')).toBeVisible();
  const variable = (name: string) =>
    second.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property).trim(), name);
  expect(await variable('--width')).toBe('356px');
  expect(await variable('--gap')).toBe('14px');
  expect(await variable('--offset-right')).toBe('24px');
  expect(await variable('--mobile-offset-right')).toBe('16px');
  await page.keyboard.press('F8');
  await expect(second).toBeFocused();
});

test('on a phone a message appears above the tabs', async ({ browser }) => {
  const page = await (await phone(browser)).newPage();
  const teacher = adult('Maya Okafor', 'Teacher');
  await signInAsNew(page, teacher);
  await page.goto('/dashboard/settings');
  await page.getByLabel('Full name').fill('Maya O. Okafor');
  await page.getByRole('button', { name: 'Save name' }).click();
  const news = page.locator('[data-sonner-toast]');
  await expect(news).toBeVisible();
  const tabs = page.locator('[data-bottom-tabs]');
  const overlap = async () => {
    const [message, bar] = [await news.boundingBox(), await tabs.boundingBox()];
    return message && bar ? message.y + message.height - bar.y : Infinity;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(-15);
});
