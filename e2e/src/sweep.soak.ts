import type { Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, signInWithCard } from './people.ts';
import { prepareClass, signInAdult, signInAsNew } from './prepared.ts';
import { eachKind } from './sweep/each-kind.ts';
import { tooWide, violations } from './sweep/violations.ts';
import { faultsIn, settled, ways, waysOfStates, waysOfWords } from './sweep/ways.ts';

const looked = { en: ways, es: waysOfWords, ar: waysOfWords } as const;
/** What hides behind one more press is examined on so many places of a page. */
const MOST_OPENERS = 8;

/** What is wrong with every menu, dialog and folded part that the page opens. */
async function faultsOfOpened(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const dialogs = page.getByRole('dialog');
  // An address may open a dialog, which is all there is then.
  if ((await dialogs.count()) > 0) return [];
  const openers = page.locator(
    'main :is([aria-haspopup="menu"], [aria-haspopup="dialog"], details:not([open]) > summary)',
  );
  const labels = new Set<string>();
  for (let at = 0; at < (await openers.count()) && labels.size < MOST_OPENERS; at += 1) {
    const opener = openers.nth(at);
    if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
    const label = `${await opener.getAttribute('aria-haspopup')} ${(await opener.textContent())?.replace(/[\d.%]+/g, 'N')}`;
    if (labels.has(label)) continue;
    labels.add(label);
    await opener.click();
    const faults = [...(await violations(page)), ...(await tooWide(page))];
    found.push(...faults.map((fault) => `${name}, with ${label} open: ${fault}`));
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
  }
  return found;
}

/** What is wrong with the page that is open and with what it opens. A page that cannot be examined does not end the sweep. */
async function faultsAt(page: Page, kind: string, language: keyof typeof looked): Promise<string[]> {
  try {
    await settled(page);
    const faults = await faultsIn(page, kind, looked[language]);
    return [...faults, ...(language === 'en' ? await faultsOfOpened(page, kind) : [])];
  } catch (error) {
    return [`${kind}: ${error}`];
  }
}

const areas = { teacher: '/dashboard', student: '/student', parent: '/parent-dashboard' } as const;

for (const language of ['en', 'es', 'ar'] as const) {
  const own = looked[language];
  for (const [role, start] of Object.entries(areas))
    test(`every kind of page of the ${role} in the sample class, in ${language}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      await page.addInitScript((chosen) => {
        sessionStorage.setItem('lemma.sample', 'yes');
        localStorage.setItem('lemma.language', chosen);
      }, language);
      const found: string[] = [];
      const open = async (path: string) => {
        await page.goto(path);
        await settled(page).catch(() => undefined);
      };
      const kinds = await eachKind(page, start, open, async (kind, path) => {
        const faults = await faultsAt(page, kind, language);
        // At once, and not at the end only: a run takes long, and may be ended.
        for (const fault of faults) console.log(`${path}: ${fault}`);
        found.push(...faults);
      });
      expect(found.join('\n')).toBe('');
      expect(kinds.length).toBeGreaterThan(2);
    });

  test(`every public page, in ${language}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript((chosen) => localStorage.setItem('lemma.language', chosen), language);
    const found: string[] = [];
    for (const path of [
      ...['/', '/sign-in', '/sign-up', '/forgot-password', '/student-login', '/privacy'],
      ...['/auth-success', '/auth/callback', '/no-such-page'],
    ]) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      found.push(...(await faultsIn(page, path, own)));
    }
    expect(found.join('\n')).toBe('');
  });
}

/** What is wrong with the states of a child's work, from an answer that cannot be read to the receipt. */
async function faultsOfWork(page: Page): Promise<string[]> {
  const name = `Kay ${crypto.randomUUID().slice(0, 6)}`;
  const made = await prepareClass([name], ['integers.add', 'fractions.add-unlike']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await faultsIn(page, state, waysOfStates)));
  await signInWithCard(page, card, card.displayName);
  await page.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await settled(page);
  const answer = page.getByLabel('Your answer');
  const check = () => page.getByRole('button', { name: 'Check' }).click();
  await answer.fill('1/+');
  await check();
  await expect(page.getByText('This costs no try.')).toBeVisible();
  await look('an answer that cannot be read');
  const [first] = (await submissionOf(made.assignmentId, name)).items;
  if (!first) throw new Error('no item');
  await answer.fill(String(Number(rightAnswer(first)) + 100));
  await check();
  await expect(page.getByText('2 tries left')).toBeVisible();
  await page.getByRole('button', { name: 'Get a hint' }).click();
  await expect(page.getByRole('list', { name: 'Hints' })).toBeVisible();
  await page.getByRole('button', { name: 'Show me one like this' }).click();
  await expect(page.getByRole('region', { name: 'One like this, with other numbers' })).toBeVisible();
  await look('a wrong answer with a hint and an example');
  await page.getByRole('button', { name: 'Turn in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the question before turning in');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn in' }).click();
  await expect(page.getByText('On time. Your work is safe.')).toBeVisible();
  await look('a receipt');
  return found;
}

/** What is wrong with a teacher's pages before there is anything, and with the cards that are shown once. */
async function faultsOfBeginning(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await faultsIn(page, state, waysOfStates)));
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await signInAsNew(page, adult('Nora Lind', 'Teacher'));
  for (const path of ['', '/assignments', '/students', '/statistics', '/detailed-analysis', '/upload']) {
    await page.goto(`/dashboard${path}`);
    await settled(page);
    await look(`${path || 'the overview'} without a class`);
  }
  await page.goto('/dashboard');
  await button('Create a class').click();
  await look('the form of a class');
  await page.getByLabel('Name').fill('6B Math');
  await page.getByLabel('Grade').selectOption('Grade 6');
  await button('Create class').click();
  await page.getByLabel('Names').fill('Ana Lopes\nBen Carter');
  await button('Make 2 accounts').click();
  await page.getByRole('list', { name: 'Login cards' }).waitFor();
  await look('login cards');
  await page.goto(`/dashboard/assignments?edit=${crypto.randomUUID()}`);
  await settled(page);
  await button('Publish').click();
  await look('a builder that lacks something');
  return found;
}

test('dialogs and answers that need a school', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const found = await faultsOfWork(page);
  const other = await browser.newPage();
  found.push(...(await faultsOfBeginning(other)));
  const made = await prepareClass(['Ana Lopes'], ['integers.add']);
  await other.goto('/');
  const third = await browser.newPage();
  await signInAdult(third, made.account);
  await third.goto(`/dashboard/assignments/${made.assignmentId}?grade=item-1`);
  await settled(third);
  found.push(...(await faultsIn(third, 'the rubric of a question', waysOfStates)));
  expect(found.join('\n')).toBe('');
});
