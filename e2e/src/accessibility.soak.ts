import type { BudgetedScreen } from '../../functions/backend/read-budgets.ts';
import { calm, cramped, inBothThemes, settled } from './in-both-themes.ts';
import { expect, test } from './journey.ts';
import { adult, phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult, signInAsNew } from './prepared.ts';
import { expectNoMore } from './reads.ts';

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['fractions.add-unlike', 'integers.add']);
});

/**
 * The pages of interviews in every state: before the first question, during the interview, before the diagnosis, with
 * results.
 */
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

test('public pages have no violation in either theme', async ({ page }) => {
  await calm(page);
  for (const path of ['/', '/sign-in', '/sign-up', '/forgot-password', '/student-login', '/no-such-page']) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    expect(await inBothThemes(page), path).toEqual([]);
  }
});

test("the parent's pages have no violation in either theme and fit a phone", async ({ browser }) => {
  const context = await phone(browser, { viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await calm(page);
  await signInAsNew(page, adult('Jon Lopes', 'Parent'));
  const [card] = made.cards;
  const { code } = await made.teacher.call('createParentCode', { studentId: card?.studentId ?? '' });
  for (const path of [`?code=${code}`, '/submissions']) {
    await settled(page, `/parent-dashboard${path}`);
    expect(await inBothThemes(page), path).toEqual([]);
    expect(await cramped(page), path).toEqual([]);
  }
  await page.goto(`/parent-dashboard?code=${code}`);
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByText('What is kept about Ana Lopes').click();
  await expect(page.getByRole('button', { name: 'Download a copy' })).toBeVisible();
  expect(await inBothThemes(page), 'a linked child').toEqual([]);
  expect(await cramped(page), 'a linked child').toEqual([]);
  await page.getByRole('button', { name: 'Ask to delete it' }).click();
  expect(await inBothThemes(page), 'a request').toEqual([]);
  await page.getByRole('button', { name: 'Send to the teacher' }).click();
  await expect(page.getByText('The teacher has not answered yet.')).toBeVisible();
  // Subscribing to letters is the consent to them.
  await settled(page, '/parent-dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Emails about your child' })).toBeVisible();
  expect(await inBothThemes(page), "a parent's settings").toEqual([]);
  expect(await cramped(page), "a parent's settings").toEqual([]);
  await page.getByRole('radio', { name: 'Once a week, on Monday' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // This choice switches every page of the area to Spanish.
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Configuración' })).toBeVisible();
  for (const [path, title] of [
    ['/submissions', 'Entregar'],
    ['', 'Sus hijos'],
  ] as const) {
    await settled(page, `/parent-dashboard${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(await inBothThemes(page), `${path} in Spanish`).toEqual([]);
  }
  await settled(page, '/parent-dashboard/settings');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await settled(page, '/parent-dashboard');
  await page.getByRole('button', { name: 'Show me the email' }).click();
  await expect(page.getByRole('heading', { name: 'Ana: this week in mathematics' })).toBeVisible();
  expect(await inBothThemes(page), 'the letter').toEqual([]);
  await settled(page, '/parent-dashboard');
  await expect(page.getByRole('heading', { name: 'Ana Lopes' })).toBeVisible();
  await expectNoMore(page, "a parent's home");
  await settled(page, '/parent-dashboard/submissions');
  await page.getByText('Question 1', { exact: true }).click();
  await expect(page.getByLabel('Your answer')).toBeVisible();
  expect(await inBothThemes(page), 'a typed answer').toEqual([]);
  expect(await cramped(page), 'a typed answer').toEqual([]);
  await context.close();
});

test("the teacher's pages have no violation in either theme", async ({ page }) => {
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
  const screens: Record<string, BudgetedScreen> = {
    ...{ '': 'the overview', '/statistics': 'statistics', '/detailed-analysis': 'detailed analysis' },
    ...{ '/students': 'the roster', '/assignments': 'the list of assignments' },
    [`/assignments/${made.assignmentId}`]: 'an assignment',
  };
  for (const path of paths) {
    await settled(page, `/dashboard${path}`);
    expect(await inBothThemes(page), path).toEqual([]);
    await expectNoMore(page, screens[path]);
  }
});

test("the student's pages have no violation in either theme and fit a phone", async ({ browser }) => {
  const context = await phone(browser, { viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await calm(page);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  const work = `/assignments?work=${made.assignmentId}&item=1`;
  const screens: Record<string, BudgetedScreen> = { '': "a student's home", [work]: "a student's assignment" };
  for (const path of ['', '/assignments', work, '/progress', '/upload', '/settings', '?practice=1']) {
    await settled(page, `/student${path}`);
    expect(await inBothThemes(page), path).toEqual([]);
    await expectNoMore(page, screens[path]);
    expect(await cramped(page), path).toEqual([]);
  }
  await context.close();
});
