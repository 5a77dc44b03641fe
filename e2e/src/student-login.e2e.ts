import { badgeText, type SecretKind } from '@lemma/school/people';
import type { Page } from 'playwright/test';
import encodeQr from 'qr';
import { expect, test } from './journey.ts';
import { signInWithCard } from './people.ts';
import { type PreparedClass, prepareClass } from './prepared.ts';

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['integers.add']);
});

async function newCard(kind: SecretKind) {
  const [ana] = made.cards;
  if (!ana) throw new Error('no card');
  const asked = { classId: made.classId, studentIds: [ana.studentId], secretKind: kind };
  const [card] = (await made.teacher.call('reissueSecrets', asked)).cards;
  if (!card) throw new Error('no card');
  return { ...card, code: ana.code };
}

async function openName(page: Page, code: string): Promise<void> {
  await page.goto('/student-login');
  await page.getByLabel('Class code').fill(code);
  await page.getByRole('button', { name: 'Next' }).click();
  // Each step moves the focus to its first control, so that a keyboard user can continue.
  await expect(page.getByRole('button', { name: 'Ana L.', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('form :focus')).toBeVisible();
}
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();

test('signs in with three pictures by keyboard alone', async ({ page }) => {
  const { code, secret } = await newCard('pictures');
  await openName(page, code);
  for (const wrong of ['apple', 'ball', 'boat']) await page.getByRole('button', { name: wrong }).click();
  await submit(page);
  await expect(page.getByRole('alert')).toBeVisible();
  for (const picture of secret.split('-')) {
    await page.getByRole('button', { name: picture, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('status')).toContainText('Chosen:');
  await submit(page);
  await page.waitForURL('**/student');
});

test('signs in with a photo of a badge, and with its letters', async ({ page, context }) => {
  const { code, secret, studentId } = await newCard('badge');
  await page.goto('/student-login');
  await page.getByRole('button', { name: 'I have a QR badge' }).click();
  const photo = (text: string) => ({
    name: 'badge.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(encodeQr(text, 'gif', { scale: 6, border: 4 })),
  });
  await page.getByLabel('Choose a photo of the badge').setInputFiles(photo('https://school.example'));
  await expect(page.getByText('This code is not a badge of Lemma.')).toBeVisible();
  await page.getByLabel('Choose a photo of the badge').setInputFiles(photo(badgeText(studentId, secret)));
  await page.waitForURL('**/student');
  await context.clearCookies();

  await page.getByRole('button', { name: /Ana Lopes/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/$/);
  await openName(page, code);
  await page.getByLabel('Your password').fill(secret.replaceAll('-', '').toUpperCase());
  await submit(page);
  await page.waitForURL('**/student');
});

test('a student whom the teacher locks is signed out at once', async ({ page }) => {
  const card = await newCard('password');
  await signInWithCard(page, { ...card, name: card.fullName }, 'Ana L.');
  await made.teacher.call('changeAccounts', { classId: made.classId, studentIds: [card.studentId], change: 'lock' });
  await page.waitForURL(/\/$/);
  await made.teacher.call('changeAccounts', { classId: made.classId, studentIds: [card.studentId], change: 'unlock' });
});

/** Everything that this browser stores for the site, as text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        for (const request of [all.getAllKeys(), all.getAll()])
          stored.push(
            await new Promise((resolve) => {
              request.onsuccess = () => resolve([name, store, request.result]);
            }),
          );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) stored.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(stored);
  });

test('a shared device stores nothing of a student after the sign-out', async ({ page }) => {
  const card = await newCard('words');
  await page.goto('/student-login');
  await page.getByRole('checkbox', { name: 'Others use this device too' }).check();
  await signInWithCard(page, { ...card, name: card.fullName }, 'Ana L.');
  await page.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await page.getByLabel('Your answer').fill('424242');
  await expect.poll(() => everythingStored(page)).toContain('424242');
  expect(await everythingStored(page)).toContain(card.studentId);

  await page.getByRole('button', { name: /Ana Lopes/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/$/);
  const traces = [
    card.studentId,
    'Ana',
    'Lopes',
    card.userName,
    card.secret,
    card.code,
    '424242',
    made.assignmentId,
    made.classId,
  ];
  await expect
    .poll(async () => {
      const stored = await everythingStored(page);
      return traces.filter((trace) => stored.toLowerCase().includes(trace.toLowerCase()));
    })
    .toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const stored = await everythingStored(page);
  expect(stored).toContain('lemma.device');
});
