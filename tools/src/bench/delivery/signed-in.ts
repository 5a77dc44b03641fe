import type { Browser, BrowserContext, Page } from 'playwright';
import type { Accounts } from '../../launcher/accounts.ts';

export type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;
export type Person = keyof Accounts;

const signInAdult =
  (path: string, who: 'teacher' | 'parent') =>
  async (page: Page, shell: string, accounts: Accounts): Promise<void> => {
    await page.goto(`${shell}/sign-in`);
    await page.getByLabel('Email').fill(accounts[who].email);
    await page.getByLabel('Password', { exact: true }).fill(accounts[who].password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`**${path}`);
  };

async function signInStudent(page: Page, shell: string, { student }: Accounts): Promise<void> {
  await page.goto(`${shell}/student-login`);
  await page.getByLabel('Class code').fill(student.classCode);
  await page.getByRole('button', { name: 'Next' }).click();
  // The list shows the first name and the initial of the last name only.
  const [first = '', last = ''] = student.name.split(' ');
  await page
    .getByRole('button', { name: new RegExp(`^${first} ${last.charAt(0)}`) })
    .first()
    .click();
  await page.getByLabel('Your password').fill(student.secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/student');
}

const ways = {
  teacher: signInAdult('/dashboard', 'teacher'),
  parent: signInAdult('/parent-dashboard', 'parent'),
  student: signInStudent,
};

/** Whether Firestore's client reads: from then on the page remembers what it had to ask for before. */
const isFollowed = () => performance.getEntriesByName('lemma:reads').length > 0;

/**
 * Signs a demonstration user in once, and opens the first page again, as somebody has done who comes back. A new context
 * that starts from the returned state is signed in but has an empty cache.
 */
export async function signedIn(browser: Browser, shell: string, accounts: Accounts, who: Person): Promise<SavedState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await ways[who](page, shell, accounts);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.reload();
  await page.waitForFunction(isFollowed);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
