import { signInStudent } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { documentsOf, resultsOf } from './backstage.ts';
import { comes } from './comes.ts';
import { expect, test } from './journey.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';
import { focused, focusShows, tabTo } from './tab-to.ts';

/** More than any page of the teacher has stops; each must be reached by Tab, and show that it has the focus. */
const STOPS = 220;

async function reach(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name, STOPS);
  expect(await focusShows(page), String(name)).toBe(true);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await reach(page, name);
  await page.keyboard.press('Enter');
}

async function addSkill(page: Page, name: string): Promise<void> {
  await reach(page, 'Search skills');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await press(page, `Add: ${name}`);
  await expect(page.getByRole('listitem', { name })).toBeVisible();
}

const [ADD, SUBTRACT] = ['Add positive and negative numbers', 'Subtract positive and negative numbers'];
const CHILDREN = ['Ana Lopes', 'Ben Osei', 'Cai Wen'];

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(CHILDREN, ['integers.add']);
});
test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000);
  await signInAdult(page, made.account);
});

test('a teacher builds, orders, changes and publishes an assignment by keyboard alone', async ({ page }) => {
  const draft = crypto.randomUUID();
  await page.goto(`/dashboard/assignments?edit=${draft}`);
  await expect(page.getByLabel('Search skills')).toBeVisible();
  await reach(page, /^Title/);
  await page.keyboard.type('By keys');
  await addSkill(page, ADD);
  await addSkill(page, SUBTRACT);

  const order = () =>
    page.locator('li[id^="item-"]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await reach(page, new RegExp(`^Move ${SUBTRACT}`));
  await page.keyboard.press('ArrowUp');
  await expect.poll(order).toEqual([SUBTRACT, ADD]);
  expect(await focused(page)).toMatch(new RegExp(`^Move ${SUBTRACT}`));

  await press(page, `Change ${ADD}`);
  await reach(page, 'Points');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await press(page, `More for ${ADD}`);
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
  for (let at = 0; at < 8 && (await focused(page)) !== 'Duplicate'; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual([SUBTRACT, ADD, ADD]);
  await press(page, `Remove ${SUBTRACT}`);
  await expect.poll(order).toEqual([ADD, ADD]);
  await press(page, 'Undo');
  await expect.poll(order).toEqual([SUBTRACT, ADD, ADD]);

  await press(page, 'Publish');
  await page.waitForURL(`**/assignments/${draft}`);
  const stored = (await documentsOf('assignments')).find(({ id }) => id === draft);
  expect(stored).toMatchObject({ state: 'open', items: [{}, { points: 3 }, { points: 3 }] });
});

test('students are selected, and archived and brought back together, by keyboard alone', async ({ page }) => {
  await page.goto(`/dashboard/students?class=${made.classId}`);
  await expect(page.getByRole('link', { name: 'Ben Osei' })).toBeVisible();
  for (const name of ['Ben Osei', 'Cai Wen']) {
    await reach(page, `Select ${name}`);
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('toolbar')).toContainText('2');
  await press(page, 'More');
  await page.getByRole('menuitem', { name: 'Archive' }).waitFor();
  for (let at = 0; at < 12 && (await focused(page)) !== 'Archive'; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await press(page, /^Archive/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ben Osei' })).toHaveCount(0);
  await press(page, 'Undo');
  await expect(page.getByRole('link', { name: 'Ben Osei' })).toBeVisible();
});

/** Each child answers the question, wrong, and turns in. */
async function turnInAll(): Promise<void> {
  for (const { userName, secret, code } of made.cards) {
    const student = await signInStudent(
      { projectId: 'demo-lemma', ...running().emulators },
      { classCode: code, userName, secret, deviceId: 'tablet-1' },
    );
    const { submissionId } = await student.call('openWork', { assignmentId: made.assignmentId });
    const attempt = { attemptId: crypto.randomUUID(), response: '1234', took: 9000 };
    await student.call('submitAttempt', { submissionId, itemId: 'item-1', ...attempt });
    await student.call('handIn', { submissionId });
  }
  const rows = async () => Object.keys((await resultsOf(made.assignmentId)).rows).length;
  await comes(async () => expect(await rows()).toBe(CHILDREN.length));
}

test('the queue of grading is reached and worked through by keyboard alone', async ({ page }) => {
  await turnInAll();
  await page.goto(`/dashboard/assignments/${made.assignmentId}`);
  await expect(page.getByRole('row', { name: /Ana Lopes/ })).toContainText('turned in');
  await press(page, 'Questions');
  await press(page, 'Grade');
  await expect(page.getByRole('heading', { name: /^Grade question 1/ })).toBeVisible();
  await press(page, 'Save rubric and grade');
  for (const place of [1, 2, 3]) {
    await expect(page.getByRole('status').filter({ hasText: `Answer ${place} of 3` })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('3 graded')).toBeVisible();
  const rubrics = async () =>
    Object.values((await resultsOf(made.assignmentId)).rows).map(({ items }) => items[0]?.rubric?.length);
  await expect.poll(rubrics, { timeout: 60_000 }).toEqual([1, 1, 1]);
  // The whole work of a student, from the list, with the points typed.
  await page.keyboard.press('Escape');
  await press(page, 'Students');
  await press(page, 'Ben Osei');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await reach(page, /^Points for question 1/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
