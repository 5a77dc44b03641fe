import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { adult, signUp } from './people.ts';

/** What axe finds against WCAG 2.1 A and AA on the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages have no violation (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/sign-in', '/sign-up', '/forgot-password', '/student-login', '/no-such-page']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(await violations(page), path).toEqual([]);
    }
  });

  test(`the parent's pages have no violation (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page, adult('Jon Lopes', 'Parent'));
    for (const path of ['', '/submissions']) {
      await page.goto(`/parent-dashboard${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });
}
