import type { Browser, Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, type Card, phone, signInWithCard } from './people.ts';
import { prepareClass, signInAsNew } from './prepared.ts';
import { running } from './running.ts';

const skill = 'integers.add';
let card: Card = { name: '', code: '', userName: '', secret: '' };
let assignmentId = '';

/** One class with one assignment; all tests use it. */
test.beforeAll(async () => {
  const made = await prepareClass(['Ana Lopes', 'Ben Carter'], [skill, skill, skill]);
  [card = card] = made.cards;
  assignmentId = made.assignmentId;
});

async function openWork(browser: Browser): Promise<Page> {
  const page = await (await phone(browser)).newPage();
  await signInWithCard(page, card, 'Ana L.');
  await page.goto(`/student/assignments?work=${assignmentId}&item=1`);
  await expect(page.getByRole('article', { name: 'Question 1 of 3' })).toBeVisible();
  return page;
}

const attemptsOf = async (item: number) => (await submissionOf(assignmentId, 'Ana Lopes')).items[item]?.attempts ?? [];

test('an answer given without a connection is stored, shown as such, and arrives once', async ({ browser }) => {
  const page = await openWork(browser);
  const [item] = (await submissionOf(assignmentId, 'Ana Lopes')).items;
  if (!item) throw new Error('no item');
  await page.context().setOffline(true);
  await page.getByLabel('Your answer').fill(rightAnswer(item));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/Your answer is safe on this device/)).toBeVisible();
  expect(await attemptsOf(0)).toHaveLength(0);
  await page.context().setOffline(false);
  await expect(page.getByText('Done: this one is right.')).toBeVisible();
  expect(await attemptsOf(0)).toHaveLength(1);
  await page.context().close();
});

test('an answer survives a closed tab and arrives once', async ({ browser }) => {
  const page = await openWork(browser);
  const context = page.context();
  await page.goto(`/student/assignments?work=${assignmentId}&item=2`);
  await expect(page.getByRole('article', { name: 'Question 2 of 3' })).toBeVisible();
  const item = (await submissionOf(assignmentId, 'Ana Lopes')).items[1];
  if (!item) throw new Error('no item');
  // The backend cannot be reached, but the page can, so that the tab can be opened again.
  await context.route(`http://${running().emulators.functions}/**`, (route) => route.abort());
  await page.getByLabel('Your answer').fill(rightAnswer(item));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/Checking your answer|safe on this device/)).toBeVisible();
  await page.close();
  await context.unroute(`http://${running().emulators.functions}/**`);
  const again = await context.newPage();
  await again.goto(`/student/assignments?work=${assignmentId}&item=2`);
  await expect(again.getByText('Done: this one is right.')).toBeVisible();
  expect(await attemptsOf(1)).toHaveLength(1);
  await context.close();
});

test('two tabs that turn in the same work turn it in once', async ({ browser }) => {
  const page = await openWork(browser);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/student/assignments?work=${assignmentId}&item=3`);
    await expect(tab.getByRole('article', { name: 'Question 3 of 3' })).toBeVisible();
  }
  const item = (await submissionOf(assignmentId, 'Ana Lopes')).items[2];
  if (!item) throw new Error('no item');
  for (const tab of [page, other]) await tab.getByLabel('Your answer').fill(`${Number(rightAnswer(item)) + 1}`);
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Check' }).click()));
  // The same answer from two tabs costs one try.
  for (const tab of [page, other]) {
    await expect(tab.getByText('2 tries left')).toBeVisible();
    await expect(tab.getByText('Checking your answer')).toBeHidden();
  }
  expect(await attemptsOf(2)).toHaveLength(1);
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Turn in' }).click()));
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('dialog').getByRole('button', { name: 'Turn in' }).click()),
  );
  await expect(page.getByText('On time. Your work is safe.')).toBeVisible();
  await expect(other.getByText('On time. Your work is safe.')).toBeVisible();
  expect((await submissionOf(assignmentId, 'Ana Lopes')).handIns).toHaveLength(1);
  await page.context().close();
});

test('a remote that fails to load says so inside the frame, and opens when it can be reached', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await context.route(`${running().areas.student}/**`, (route) => route.abort());
  await signInWithCard(page, card, 'Ana L.');
  await expect(page.getByRole('heading', { name: 'This part of Lemma did not load' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).last()).toBeVisible();
  await context.unroute(`${running().areas.student}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
  await context.close();
});

test('all builds on a page share one session', async ({ page }) => {
  await signInAsNew(page, adult('Otto Eins', 'Teacher'));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  const copies = () =>
    page.evaluate(
      () =>
        Object.entries(Object.getOwnPropertyDescriptors(globalThis)).length > 0 &&
        Reflect.get(globalThis, Symbol.for('lemma.shared-auth.instances')),
    );
  expect(await copies()).toBe(1);
});
