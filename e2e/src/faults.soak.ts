import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { breakRequests, type Kind, kinds, type Target, targets } from './fault-kinds.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass } from './prepared.ts';

/** The longest time without a message, in milliseconds. */
const MESSAGE_WITHIN_MS = 3000;
/** The longest time, in milliseconds, that the page may take to recover by itself after the fault has ended. */
const MENDED_WITHIN_MS = 60_000;

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;

const allTargets = Object.keys(targets).filter((target): target is Target => target in targets);
const allKinds = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds);
const pairs = allTargets.flatMap((target) => allKinds.map((kind) => [target, kind] as const));
/** One student for each target, with one question for each kind of fault. */
const students: Readonly<Record<Target, string>> = {
  'shell chunk': 'Ana Lopes',
  'remote entry': 'Ben Carter',
  'remote chunk': 'Cy Brown',
  'style sheet': 'Dee Fox',
  Firestore: 'Eli Grant',
  auth: 'Fay Hill',
  functions: 'Gus Irwin',
};
let school: PreparedClass;
const signedIn = new Map<Target, SavedState>();

test.beforeAll(async () => {
  school = await prepareClass(
    Object.values(students),
    allKinds.map(() => 'integers.add'),
  );
});

async function stateOf(browser: Browser, target: Target): Promise<SavedState> {
  const known = signedIn.get(target);
  if (known) return known;
  const card = school.cards.find(({ name }) => name === students[target]);
  if (!card) throw new Error('nobody to sign in');
  const context = await phone(browser);
  const page = await context.newPage();
  await signInWithCard(page, card, card.displayName);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  signedIn.set(target, state);
  return state;
}

const addressOf = (item: number) => `/student/assignments?work=${school.assignmentId}&item=${item}`;
const question = (page: Page) => page.getByRole('article', { name: /^Question \d+ of/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();
/** The message that something takes long, or that it failed and what to do. */
const message = (page: Page) => page.getByText(/longer than usual|did not load|Try again/).first();

/** Counts how often the page itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Presses the offered buttons, as a person would, until the wanted element is visible. */
async function comesBack(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if ((await retry(page).isVisible()) && !(await wanted.isVisible())) await retry(page).click();
    await expect(wanted).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: MENDED_WITHIN_MS });
}

test.describe('opened with an empty cache', () => {
  for (const [target, kind] of pairs)
    test(`${target}: ${kind}, with an empty cache`, async ({ browser }) => {
      const page = await open(browser, target);
      const loads = countLoads(page);
      const mend = await breakRequests(page.context(), target, kind);
      await page.goto(addressOf(1), { waitUntil: 'commit' });
      // A malformed answer of the auth service ends the session, so the sign-in page is correct too.
      const shown = question(page)
        .or(page.getByRole('link', { name: 'I am a student' }))
        .first();
      await expect(shown.or(message(page)).first()).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
      await page.waitForTimeout(MESSAGE_WITHIN_MS);
      await expect(shown.or(message(page)).first(), 'it is still said').toBeVisible();
      expect(loads(), 'one reload at the most').toBeLessThanOrEqual(2);
      await mend();
      await comesBack(page, shown);
      await page.context().close();
    });
});

test.describe('while working', () => {
  for (const [target, kind] of pairs)
    test(`${target}: ${kind}, while working`, async ({ browser }) => {
      const page = await open(browser, target);
      const loads = countLoads(page);
      const item = allKinds.indexOf(kind) + 1;
      await page.goto(addressOf(item));
      await expect(question(page)).toBeVisible();
      const asked = (await submissionOf(school.assignmentId, students[target])).items[item - 1];
      if (!asked) throw new Error(`no item ${item}`);
      const answer = page.getByLabel('Your answer');
      await answer.fill(rightAnswer(asked));
      const mend = await breakRequests(page.context(), target, kind);
      if (isFile(target)) await leaveAndReturn(page, mend);
      else await checkMeanwhile(page, mend);
      await expect(page.getByText('Done: this one is right.')).toBeVisible({ timeout: MENDED_WITHIN_MS });
      expect(loads(), 'nobody is thrown out of their work').toBe(1);
      await page.context().close();
    });
});

const isFile = (target: Target): boolean => !['Firestore', 'auth', 'functions'].includes(target);

async function open(browser: Browser, target: Target): Promise<Page> {
  const context = await phone(browser, { storageState: await stateOf(browser, target) });
  return context.newPage();
}

/** For faults that prevent opening another page: types an answer, leaves without sending it, and returns. */
async function leaveAndReturn(page: Page, mend: () => Promise<void>): Promise<void> {
  // On a phone the screen of a question has no navigation; the list of assignments has it.
  await page.getByRole('link', { name: 'Back to assignments' }).click();
  await page.getByRole('link', { name: 'Progress' }).first().click();
  const progress = page.getByRole('heading', { level: 1, name: 'Progress' });
  await expect(progress.or(message(page)).first()).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
  await mend();
  await comesBack(page, progress);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Progress' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your answer')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Sends the answer while no request succeeds. */
async function checkMeanwhile(page: Page, mend: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).click();
  const said = page.getByText(/Checking your answer|safe on this device|Done: this one is right/).first();
  await expect(said).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
  await mend();
}
