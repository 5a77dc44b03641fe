import type { Browser, Page } from 'playwright';
import type { Card } from './give-practice.ts';

/** The smallest phone in use, with touch and no mouse, on which the student is signed in. */
export async function signedInPhone(browser: Browser, shell: string, card: Card): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    ...{ isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: 'en-US', serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${shell}/student-login`);
  await page.getByLabel('Class code').fill(card.code);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: card.displayName, exact: true }).click();
  await page
    .getByLabel(/secret|password/i)
    .first()
    .fill(card.secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/student');
  return page;
}
