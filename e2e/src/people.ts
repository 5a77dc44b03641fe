import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type Page,
} from 'playwright/test';

export const PASSWORD = 'a-long-enough-password';

/** A name that no other run of the same school has used. */
export const unique = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}`;

export type Adult = { readonly email: string; readonly fullName: string; readonly role: 'Teacher' | 'Parent' };

export const adult = (fullName: string, role: Adult['role']): Adult => ({
  email: `${unique(fullName.toLowerCase().replaceAll(' ', '.'))}@school.example`,
  fullName,
  role,
});

/** Opens the link that shows that the address is one's own. On a local machine it stands on the page. */
export async function confirmAddress(page: Page, role: Adult['role']): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the link here' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  const area = role === 'Teacher' ? '/dashboard' : '/parent-dashboard';
  await page.waitForURL(({ pathname }) => pathname === area);
}

/** Signs up on the page as a person would, and arrives in the area of the role. */
export async function signUp(page: Page, person: Adult): Promise<void> {
  await page.goto('/sign-up');
  await makeAccount(page, person);
}

/** The same from the page of the form, however somebody came to it. */
export async function makeAccount(page: Page, { email, fullName, role }: Adult): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await confirmAddress(page, role);
}

export type Card = { readonly name: string; readonly code: string; readonly userName: string; readonly secret: string };

/** Signs a student in with a card, as a child would: code, name, secret. */
export async function signInWithCard(page: Page, card: Card, displayName: string): Promise<void> {
  await page.goto('/student-login');
  await page.getByLabel('Class code').fill(card.code.toLowerCase());
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: displayName, exact: true }).click();
  await page.getByLabel('Your secret').fill(card.secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/student');
}

/** A phone-sized device of its own. */
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
 * Beside functions of the release before (`npm run skew -w tools`) a new door answers 404, which the browser writes down by itself;
 * that the page goes on without it is what such a run shows.
 */
const withOldFunctions = process.env.LEMMA_OLD_PARTS?.includes('functions') === true ? [/status of 404/] : [];

/** Fails where the page logged an error that nobody expected. */
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
