import { signInStudent, signUp as signUpAtBackend } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { type BudgetedScreen, readBudgets } from '../../functions/backend/read-budgets.ts';
import { expect, test } from './journey.ts';
import { adult, PASSWORD, phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { readsOf } from './reads.ts';
import { running } from './running.ts';

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter', 'Cleo Diaz'], ['integers.add']);
});

/** `times`: the number of children on a parent's home page. */
async function expectBudget(page: Page, screen: BudgetedScreen, path: string, times = 1): Promise<void> {
  const { reads, most } = readBudgets[screen];
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Waits before the first check, so that an unnecessary read has had time to happen.
  await expect
    .poll(() => readsOf(page), { message: screen, intervals: [1500, 1000], timeout: 30_000 })
    .toEqual(
      Array.from({ length: times }, () => [...reads])
        .flat()
        .toSorted(),
    );
  expect(reads.length, screen).toBeLessThanOrEqual(most);
}

test("a teacher's screens read what their budget allows, and nothing more", async ({ page }) => {
  const at = `class=${made.classId}`;
  await signInAdult(page, made.account);
  await expectBudget(page, 'the overview', `/dashboard?${at}`);
  await expectBudget(page, 'statistics', `/dashboard/statistics?${at}`);
  await expectBudget(page, 'detailed analysis', `/dashboard/detailed-analysis?${at}`);
  await expectBudget(page, 'the roster', `/dashboard/students?${at}`);
  await expectBudget(page, 'a student', `/dashboard/students/${made.cards[0]?.studentId}?${at}`);
  await expectBudget(page, 'the list of assignments', `/dashboard/assignments?${at}`);
  await expectBudget(page, 'an assignment', `/dashboard/assignments/${made.assignmentId}`);
});

test("a student's and a parent's screens read what their budget allows, and nothing more", async ({
  browser,
  page,
}) => {
  const context = await phone(browser);
  const student = await context.newPage();
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(student, card, card.displayName);
  await expectBudget(student, "a student's home", '/student');
  await expectBudget(student, "a student's assignment", `/student/assignments?work=${made.assignmentId}&item=1`);
  await context.close();

  const account = adult('Jon Lopes', 'Parent');
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  const { email, fullName } = account;
  const child = await signInStudent(backend, { ...card, classCode: card.code, deviceId: 'tablet' });
  const answer = { itemId: 'item-1', attemptId: crypto.randomUUID(), response: '99', took: 20_000 };
  await child.call('submitAttempt', { submissionId: `${made.assignmentId}_${card.studentId}`, ...answer });
  const parent = await signUpAtBackend(backend, { email, fullName, password: PASSWORD, role: 'parent' });
  const link = async (studentId: string) => {
    const { code } = await made.teacher.call('createParentCode', { studentId });
    await parent.call('linkParent', { code });
  };
  await link(card.studentId);
  await signInAdult(page, account);
  // What the child can do and the activity for home come from the same documents.
  await expect(page.getByRole('heading', { name: `Where ${card.name} is, skill by skill` })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Try this at home/)).toBeVisible();
  await expectBudget(page, "a parent's home", '/parent-dashboard');
  const [, sibling] = made.cards;
  await link(sibling?.studentId ?? '');
  await expectBudget(page, "a parent's home", '/parent-dashboard', 2);
});
