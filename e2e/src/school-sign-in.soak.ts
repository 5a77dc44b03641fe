import { type PersonThere, schoolProvider, startSchoolProvider } from '@lemma/testing';
import { expect, test } from './journey.ts';
import { unique } from './people.ts';
import { running } from './running.ts';

/** As in the script that starts this run (package.json), because the functions are told of it when they start. */
const ISSUER = 'http://127.0.0.1:7189';

const people = new Map<string, PersonThere>();
let stop: () => Promise<void>;
test.beforeAll(async () => {
  const { clientId, clientSecret } = schoolProvider(ISSUER);
  stop = await startSchoolProvider(
    ISSUER,
    { clientId, clientSecret, callback: `${running().shell}/auth/callback` },
    people,
  );
});
test.afterAll(() => stop());

test('staff sign in with their school’s own page; a student of the school is refused', async ({ browser, page }) => {
  const rosa = unique('rosa');
  const email = `${rosa}@riverside.example`;
  people.set(rosa, { email, email_verified: true, name: 'Rosa Lund', kind: 'staff' });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Continue with Riverside School' }).click();
  await page.locator('input[name=login]').fill(rosa);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/settings');
  await expect(page.getByLabel('Full name')).toHaveValue('Rosa Lund');

  const ana = unique('ana');
  people.set(ana, { email: `${ana}@riverside.example`, email_verified: true, name: 'Ana', kind: 'student' });
  const other = await (await browser.newContext()).newPage();
  await other.goto('/sign-in');
  await other.getByRole('button', { name: 'Continue with Riverside School' }).click();
  await other.locator('input[name=login]').fill(ana);
  await other.locator('input[name=password]').fill('any');
  await other.locator('button[type=submit]').click();
  await other.locator('button[type=submit]').click();
  await expect(other.getByRole('heading', { name: 'Your school did not sign you in' })).toBeVisible();
  await other.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(other).toHaveURL(/\/sign-in$/);
  await other.context().close();
});
