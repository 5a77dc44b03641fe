import { signUp as signUpAtBackend } from '@lemma/testing';
import { expect, type Page, test } from '@playwright/test';
import { type BudgetedScreen, readBudgets } from '../../functions/backend/read-budgets.ts';
import { adult, PASSWORD, phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

/** Read once a session, whatever screen comes first; a student's own account is watched for being signed out everywhere. */
const SESSION = ['users', 'settings', 'classes', 'students'];

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter', 'Cleo Diaz'], ['integers.add']);
});

/** The documents that the page has read since it was opened, by collection, a name for each document. */
async function readsOf(page: Page): Promise<string[]> {
  const marks = await page.evaluate(() =>
    performance.getEntriesByName('lemma:reads').map((mark) => JSON.stringify('detail' in mark ? mark.detail : {})),
  );
  return marks
    .map((text): { from: string; count: number } => JSON.parse(text))
    .filter(({ from }) => !SESSION.includes(from))
    .flatMap(({ from, count }) => Array.from({ length: count }, () => from))
    .toSorted();
}

async function expectBudget(page: Page, screen: BudgetedScreen, path: string): Promise<void> {
  const { reads, most } = readBudgets[screen];
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // The first look comes late, so that a document too many has had its time.
  await expect
    .poll(() => readsOf(page), { message: screen, intervals: [1500, 1000], timeout: 30_000 })
    .toEqual([...reads]);
  expect(reads.length, screen).toBeLessThanOrEqual(most);
}

test("a teacher's screens read what their budget says, and nothing more", async ({ page }) => {
  const at = `class=${made.classId}`;
  await signInAdult(page, made.account);
  await expectBudget(page, 'the overview', `/dashboard?${at}`);
  await expectBudget(page, 'statistics', `/dashboard/statistics?${at}`);
  await expectBudget(page, 'detailed analysis', `/dashboard/detailed-analysis?${at}`);
  await expectBudget(page, 'the roster', `/dashboard/students?${at}`);
  await expectBudget(page, 'the list of assignments', `/dashboard/assignments?${at}`);
  await expectBudget(page, 'an assignment', `/dashboard/assignments/${made.assignmentId}`);
});

test("a pupil's and a parent's screens read what their budget says, and nothing more", async ({ browser, page }) => {
  const context = await phone(browser);
  const pupil = await context.newPage();
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(pupil, card, card.displayName);
  await expectBudget(pupil, "a pupil's home", '/student');
  await expectBudget(pupil, "a pupil's assignment", `/student/assignments?work=${made.assignmentId}&item=1`);
  await context.close();

  const account = adult('Jon Lopes', 'Parent');
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  const { email, fullName } = account;
  const parent = await signUpAtBackend(backend, { email, fullName, password: PASSWORD, role: 'parent' });
  const { code } = await made.teacher.call('createParentCode', { studentId: card.studentId });
  await parent.call('linkParent', { code });
  await signInAdult(page, account);
  await expectBudget(page, "a parent's home", '/parent-dashboard');
});
