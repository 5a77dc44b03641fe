import { z } from 'zod';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';
import { makeAdult, signInAdult } from './prepared.ts';
import { running } from './running.ts';

const codesSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) });

/** The code in the newest e-mail to this address that the auth emulator has recorded. */
async function mailedCode(email: string): Promise<string> {
  const reply = await fetch(`http://${running().emulators.auth}/emulator/v1/projects/demo-lemma/oobCodes`);
  const { oobCodes } = codesSchema.parse(await reply.json());
  return oobCodes.findLast((each) => each.email === email)?.oobCode ?? '';
}

test('a forgotten password is replaced through the link, once', async ({ page, browser }) => {
  const parent = adult('Jon Lopes', 'Parent');
  await signUp(page, parent);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/sign-in');
  await elsewhere.getByLabel('Email').fill(parent.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill('not the password');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('do not go together');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Type your email address.');
  await elsewhere.getByLabel('Email').fill(parent.email);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();

  const link = `/auth/callback?mode=resetPassword&oobCode=${await mailedCode(parent.email)}`;
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(`For ${parent.email}`)).toBeVisible();
  await elsewhere.getByLabel('New password').fill('another-long-password');
  await elsewhere.getByRole('button', { name: 'Save the password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await elsewhere.goto('/sign-in');
  await elsewhere.getByLabel('Email').fill(parent.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill('another-long-password');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.waitForURL('**/parent-dashboard');
});

test('a password that was set past the pages opens nothing, and the page leads to a new one', async ({ page }) => {
  const parent = adult('Jon Lopes', 'Parent');
  const uid = await makeAdult(parent);
  // Known from leaks to the school's server, and not to the page.
  const password = 'dimazarya';
  const { auth } = running().emulators;
  const set = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/projects/demo-lemma/accounts:update`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, password }),
  });
  expect(set.ok).toBe(true);
  await signInAdult(page, parent, password);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`We sent a link to ${parent.email}.`)).toBeVisible();
  await page.goto(`/auth/callback?mode=resetPassword&oobCode=${await mailedCode(parent.email)}`);
  await page.getByLabel('New password').fill('another-long-password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await signInAdult(page, parent, 'another-long-password');
  await expect(page.getByRole('heading', { name: 'Your children' })).toBeVisible();
});
