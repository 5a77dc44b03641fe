import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { adult, phone, signInWithCard, signUp } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';

/** What axe finds against WCAG 2.1 A and AA on the page as it stands, and against its contrast in the dark. */
async function violations(page: Page): Promise<string[]> {
  const told = (found: Awaited<ReturnType<AxeBuilder['analyze']>>, where: string) =>
    found.violations.map(
      ({ id, nodes }) => `${where} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  const light = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  return [...told(light, 'light'), ...told(dark, 'dark')];
}

/** Without transitions: a colour half-way from light to dark says nothing. */
const calm = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['fractions.add-unlike', 'integers.add']);
});

/** Interviews in each of their states: before the talk, in it, to be named, with results. */
async function interviewPages(): Promise<string[]> {
  const { teacher } = made;
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  for (const [at, interviewId] of ids.entries()) {
    await teacher.call('startInterview', { interviewId, scenarioId: 'f1', limits: {} });
    if (at === 0) continue;
    for (const text of ['What is 1/2 + 1/3?', 'How did you get it?', 'Please draw it.'])
      await teacher.call('say', { interviewId, turnId: crypto.randomUUID(), text });
    if (at > 1) await teacher.call('finishInterview', { interviewId });
    if (at > 2) await teacher.call('diagnose', { interviewId, named: 'careless', predictions: ['1', '2', '3'] });
  }
  return ids.map((id, at) => `/teacher-training/${at === 3 ? 'results/' : ''}${id}`);
}

/** Loaded: a heading stands, and nothing says that it is still busy. */
async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('public pages have no violation in either theme', async ({ page }) => {
  await calm(page);
  for (const path of ['/', '/sign-in', '/sign-up', '/forgot-password', '/student-login', '/no-such-page']) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    expect(await violations(page), path).toEqual([]);
  }
});

test("the parent's pages have no violation in either theme", async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, adult('Jon Lopes', 'Parent'));
  for (const path of ['', '/submissions']) {
    await page.goto(`/parent-dashboard${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});

test("the teacher's pages have no violation in either theme", async ({ page }) => {
  test.setTimeout(180_000);
  await calm(page);
  await signInAdult(page, made.account);
  const [card] = made.cards;
  const paths = [
    '',
    '/students',
    '/student-accounts',
    '/assignments',
    `/assignments?edit=${crypto.randomUUID()}`,
    `/assignments/${made.assignmentId}`,
    `/assignments/${made.assignmentId}?tab=questions`,
    `/assignments/${made.assignmentId}?tab=answers`,
    `/students/${card?.studentId}?class=${made.classId}`,
    '/upload',
    '/settings',
    '/statistics',
    '/detailed-analysis',
    '/teacher-training',
    ...(await interviewPages()),
  ];
  for (const path of paths) {
    await settled(page, `/dashboard${path}`);
    expect(await violations(page), path).toEqual([]);
  }
});

test("the student's pages have no violation in either theme", async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await calm(page);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  const work = `/assignments?work=${made.assignmentId}&item=1`;
  for (const path of ['', '/assignments', work, '/progress', '/upload', '/settings']) {
    await settled(page, `/student${path}`);
    expect(await violations(page), path).toEqual([]);
  }
  await context.close();
});
