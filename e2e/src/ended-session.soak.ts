import type { Page } from 'playwright/test';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

async function oneStudent(skills: readonly string[] = ['integers.add']) {
  const made = await prepareClass(['Ana Lopes'], skills);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  return { made, card };
}

async function newCardOf({ teacher, classId }: PreparedClass, studentId: string): Promise<string> {
  const { cards } = await teacher.call('reissueSecrets', { classId, studentIds: [studentId], secretKind: 'words' });
  return cards[0]?.secret ?? '';
}

const isExplained = async (page: Page) => {
  await page.goto('/student-login');
  await expect(page.getByText('Maybe your teacher made a new card for you.')).toBeVisible();
};

test('a new card ends the session of an open page and of a closed one, and the sign-in says so', async ({
  browser,
}) => {
  const { made, card } = await oneStudent();
  const [open, closed] = await Promise.all([0, 1].map(async () => (await phone(browser)).newPage()));
  if (!open || !closed) throw new Error('no page');
  for (const page of [open, closed]) await signInWithCard(page, card, card.displayName);
  await expect(closed.getByRole('heading', { level: 1 })).toBeVisible();
  await closed.goto('about:blank');
  const secret = await newCardOf(made, card.studentId);
  await open.waitForURL((url) => url.pathname === '/');
  await expect(open.getByText('This device was signed out').first()).toBeVisible();
  await closed.goto('/student');
  await closed.waitForURL((url) => url.pathname !== '/student');
  for (const page of [open, closed]) await isExplained(page);
  await signInWithCard(open, { ...card, secret }, card.displayName);
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an answer checked without network is sent after a new card, as soon as its student signs in with it', async ({
  browser,
}) => {
  const { made, card } = await oneStudent();
  const context = await phone(browser);
  const page = await context.newPage();
  await signInWithCard(page, card, card.displayName);
  await page.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Your answer').fill('77');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/safe on this device/)).toBeVisible();
  const secret = await newCardOf(made, card.studentId);
  await context.setOffline(false);
  await page.waitForURL((url) => url.pathname === '/');
  await signInWithCard(page, { ...card, secret }, card.displayName);
  const sent = async () =>
    (await submissionOf(made.assignmentId, 'Ana Lopes')).items[0]?.attempts.map(({ response }) => response);
  await expect.poll(sent, { timeout: 30_000 }).toEqual(['77']);
});

test('an address that somebody tied to a student’s account is shown to the teacher, cleared, and opens nothing', async ({
  browser,
  page: desk,
}) => {
  const { made, card } = await oneStudent();
  const { auth } = running().emulators;
  const tied = {
    email: `hidden.${card.studentId.toLowerCase()}@elsewhere.example`,
    password: 'a-password-of-a-stranger',
  };
  const ask = (path: string, body: object) =>
    fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const set = await ask('projects/demo-lemma/accounts:update', { ...tied, localId: card.studentId });
  expect(set.ok).toBe(true);
  const page = await (await phone(browser)).newPage();
  await signInWithCard(page, card, card.displayName);
  await signInAdult(desk, made.account);
  await desk.goto(`/dashboard/students?class=${made.classId}`);
  await expect(desk.getByText(tied.email)).toBeVisible();
  await desk.getByRole('button', { name: 'Clear and sign out' }).click();
  await expect(desk.getByText(tied.email)).toHaveCount(0);
  await page.waitForURL((url) => url.pathname === '/');
  const again = await ask('accounts:signInWithPassword?key=any', tied);
  expect(again.ok).toBe(false);
});
