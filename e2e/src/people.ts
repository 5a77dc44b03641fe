import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type Page,
} from 'playwright/test';

export const PASSWORD = 'a-long-enough-password';

/** A name that is unique among all runs on the same school. */
export const unique = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}`;

export type Adult = { readonly email: string; readonly fullName: string; readonly role: 'Teacher' | 'Parent' };

export const adult = (fullName: string, role: Adult['role']): Adult => ({
  email: `${unique(fullName.toLowerCase().replaceAll(' ', '.'))}@school.example`,
  fullName,
  role,
});

/** Opens the link that confirms an e-mail address. On a local machine the page shows it. */
export async function confirmAddress(page: Page, role: Adult['role']): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the link here' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  const area = role === 'Teacher' ? '/dashboard' : '/parent-dashboard';
  await page.waitForURL(({ pathname }) => pathname === area);
}

/** Signs up through the page and waits for the area of the role. */
export async function signUp(page: Page, person: Adult): Promise<void> {
  await page.goto('/sign-up');
  await makeAccount(page, person);
}

/** Fills in the sign-up form, for somebody who is already on it. */
export async function makeAccount(page: Page, { email, fullName, role }: Adult): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await confirmAddress(page, role);
}

export type Card = { readonly name: string; readonly code: string; readonly userName: string; readonly secret: string };

/** Signs a student in with a card: the code, the name where the code is that of the class alone, the secret. */
export async function signInWithCard(page: Page, card: Card, displayName: string): Promise<void> {
  await page.goto('/student-login');
  await page.getByLabel('Class code').fill(card.code.toLowerCase());
  await page.getByRole('button', { name: 'Next' }).click();
  if (!card.code.includes('-')) await page.getByRole('button', { name: displayName, exact: true }).click();
  await page.getByLabel('Your password').fill(card.secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/student');
}

/** A new browser context with the size of a phone. */
export const phone = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'] ?? {};
  return browser.newContext({
    ...(viewport && { viewport: { width: 390, height: 844 } }),
    ...(userAgent !== undefined && { userAgent }),
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    hasTouch: hasTouch ?? true,
    isMobile: isMobile ?? true,
    ...options,
  });
};

/**
 * In a run with functions of the previous release (`npm run skew -w tools`), a new call is answered by 404, which the
 * browser logs by itself. The page must work without it.
 */
const withOldFunctions = process.env.LEMMA_OLD_PARTS?.includes('functions') === true ? [/status of 404/] : [];

/** Fails the test if the page logs an unexpected error. */
export function watchConsole(page: Page, expected: readonly RegExp[] = []): () => void {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      ![...expected, ...withOldFunctions].some((pattern) => pattern.test(message.text()))
    )
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return () => expect(errors).toEqual([]);
}
