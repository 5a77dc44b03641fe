import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { adult, PASSWORD, signUp } from './people.ts';

const PERIOD_MS = 30_000;

/** The code of an app; `periods` later than now, because each code works once. */
const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

async function signInWithPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a teacher turns two-step sign-in on, signs in with an app and with a recovery code, and turns it off', async ({
  browser,
  page,
}) => {
  const maya = adult('Maya Okafor', 'Teacher');
  await signUp(page, maya);
  await page.goto('/dashboard/settings');
  const turnOn = page.getByRole('button', { name: 'Turn on', exact: true });
  // The first call of a run waits until the functions have started.
  await expect(turnOn).toBeVisible({ timeout: 60_000 });
  await turnOn.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await dialog.locator('.font-mono').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill('123456');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText(/^This code is not right/)).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/Recovery codes left: 10/)).toBeVisible();
  // This device goes on with the session that gave the code.
  await page.reload();
  await expect(page.getByText(/Recovery codes left: 10/)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signInWithPassword(elsewhere, maya.email, PASSWORD);
  await expect(elsewhere.getByRole('heading', { name: 'Your second step' })).toBeVisible();
  await elsewhere.goto('/dashboard/students');
  await expect(elsewhere.getByRole('heading', { name: 'Your second step' })).toBeVisible();
  await elsewhere.getByLabel('Code', { exact: true }).fill('000000');
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByText(/^This code is not right/)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'I do not have my phone' }).click();
  await elsewhere.getByLabel('Recovery code').fill(codes[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your second step' })).toHaveCount(0);
  await elsewhere.goto('/dashboard/settings');
  await expect(elsewhere.getByText(/Recovery codes left: 9/)).toBeVisible();

  // A new password begins a new session here, which keeps the second step.
  await elsewhere.getByLabel('Your password now').fill(PASSWORD);
  await elsewhere.getByLabel('New password').fill('another-long-password');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere.getByText('Your password is changed')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText(/Recovery codes left: 9/)).toBeVisible();

  await elsewhere.getByRole('button', { name: 'Turn off' }).click();
  await elsewhere
    .getByRole('dialog')
    .getByLabel(/^Code from the app/)
    .fill(codeOf(secret, 1));
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(elsewhere.getByText('Two-step sign-in is off')).toBeVisible();
  await elsewhere.context().close();

  await page.context().clearCookies();
  const plain = await (await browser.newContext()).newPage();
  await signInWithPassword(plain, maya.email, 'another-long-password');
  await plain.waitForURL('**/dashboard');
  await plain.context().close();
});
