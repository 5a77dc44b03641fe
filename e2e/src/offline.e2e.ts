import type { BrowserContext, Page } from 'playwright/test';
import { rightAnswer } from './answers.ts';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, type Card, phone, signInWithCard } from './people.ts';
import { prepareClass, signInAsNew } from './prepared.ts';
import { running } from './running.ts';

const skill = 'integers.add';
let card: Card = { name: '', code: '', userName: '', secret: '' };
let other: Card = card;
let assignmentId = '';

test.beforeAll(async () => {
  const made = await prepareClass(['Oda Lind', 'Per Lind'], [skill, skill], 'On the bus');
  [card = card, other = other] = made.cards;
  assignmentId = made.assignmentId;
});

const work = (of = 'Oda Lind') => submissionOf(assignmentId, of);
const address = (item: number) => `/student/assignments?work=${assignmentId}&item=${item}`;
const question = (page: Page, item: number) => page.getByRole('article', { name: `Question ${item} of 2` });

/** Whether the service worker has stored the whole shell and area. */
const isStored = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('lemma-offline-1');
    return (await cache.match('/__offline/current')) !== undefined;
  });

async function signIn(context: BrowserContext, by = card, shown = 'Oda L.'): Promise<Page> {
  const page = await context.newPage();
  await signInWithCard(page, by, shown);
  await expect(page.getByText('On the bus')).toBeVisible();
  await page.goto(address(1));
  await expect(question(page, 1)).toBeVisible();
  return page;
}

/** Answers both questions and turns in, without a network. */
async function workOffline(offline: Page, items: Awaited<ReturnType<typeof work>>['items']): Promise<void> {
  for (const [index, item] of items.entries()) {
    await offline.goto(address(index + 1));
    await expect(question(offline, index + 1)).toBeVisible();
    await offline.getByLabel('Your answer').fill(rightAnswer(item));
    await offline.getByRole('button', { name: 'Check' }).click();
    await expect(offline.getByText(/Your answer is safe on this device/)).toBeVisible();
  }
  await offline.getByRole('button', { name: 'Turn in' }).click();
  const dialog = offline.getByRole('dialog', { name: 'Turn in now?' });
  await expect(dialog).toContainText('Your answers to questions 1 and 2 are not checked yet.');
  await dialog.getByRole('button', { name: 'Turn in' }).click();
  await expect(offline.getByText(/Not turned in yet/)).toBeVisible();
}

/**
 * Triggers the service worker's background sync through Chromium's developer tools, as the browser does when a
 * connection returns.
 */
async function syncOf(context: BrowserContext): Promise<() => Promise<void>> {
  const tools = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ isDeleted }) => !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(running().shell).origin;
  return async () => {
    await tools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'lemma-outbox',
      lastChance: false,
    });
  };
}

/** Makes the stored token expire, as after an hour, so that a new one must be requested. */
const outliveToken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          const store = tx.objectStore('firebaseLocalStorage');
          store.openCursor().onsuccess = ({ target }) => {
            const cursor: IDBCursorWithValue | null = Reflect.get(target ?? {}, 'result');
            if (cursor === null) return;
            cursor.value.value.stsTokenManager.expirationTime = 0;
            cursor.value.value.stsTokenManager.accessToken = 'run out';
            cursor.update(cursor.value);
            cursor.continue();
          };
          tx.oncomplete = () => resolve();
          tx.onerror = () => reject(tx.error);
        };
      }),
  );

test('a first visit that ended at once shows our offline page without a network', async ({ browser }) => {
  const context = await phone(browser, { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInWithCard(page, other, 'Per L.');
  // The first visit leaves only the service worker: nothing of the area is stored yet.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  expect(await isStored(page)).toBe(false);
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto('/student');
  await expect(offline.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(offline.getByRole('link', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(offline.getByRole('heading', { name: /Hello, Per/ })).toBeVisible();
  await context.close();
});

test('so does a first visit to a public page', async ({ browser }) => {
  const context = await phone(browser, { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/student-login');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto('/student-login');
  await expect(offline.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.close();
});

test('a teacher without a network sees our offline page, and the page opens when the network returns', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInAsNew(page, adult('Tia Offen', 'Teacher'));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto('/dashboard/assignments');
  await expect(offline.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(offline.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await context.close();
});

test('an assignment opened once is answered and turned in with no network, with the tab closed in between', async ({
  browser,
}) => {
  const context = await phone(browser, { serviceWorkers: 'allow' });
  const page = await signIn(context);
  await expect.poll(() => isStored(page)).toBe(true);
  const { items } = await work();
  await page.close();
  await context.setOffline(true);

  const offline = await context.newPage();
  await offline.goto('/student');
  await expect(offline.getByRole('heading', { name: 'Hello, Oda' })).toBeVisible();
  await expect(offline.getByText(/You are offline|no connection/i).first()).toBeVisible();
  await workOffline(offline, items);
  await offline.goto('/student');
  await expect(offline.getByText('Not sent yet')).toBeVisible();
  await expect(offline.getByRole('link', { name: '2 answers in “On the bus”' })).toBeVisible();
  await offline.close();
  expect((await work()).handIns).toHaveLength(0);

  // Back online, any page of the area sends the answers, and the home page lists what was sent.
  await context.setOffline(false);
  const back = await context.newPage();
  await back.goto('/student');
  await expect(back.getByText('Sent: you are back online')).toBeVisible();
  await expect(back.getByRole('link', { name: '2 answers in “On the bus” checked' })).toBeVisible();
  await expect.poll(async () => (await work()).handIns.length).toBe(1);
  await back.getByRole('link', { name: '“On the bus” is turned in' }).click();
  await expect(back.getByText('On time. Your work is safe.')).toBeVisible();
  const done = await work();
  expect(done.items.map(({ attempts, solved }) => [attempts.length, solved])).toEqual([
    [1, true],
    [1, true],
  ]);
  expect(done.handIns).toHaveLength(1);

  // On a shared computer nothing of the student stays. The account page is outside of the work screens.
  await back.goto('/student');
  await back
    .getByRole('button', { name: /Account|Oda/ })
    .first()
    .click();
  await back.getByRole('menuitem', { name: 'Sign out' }).click();
  await back.waitForURL(/\/$/);
  const left = await back.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const contents = names.map(
      (name) =>
        new Promise<string>((resolve) => {
          const asked = indexedDB.open(name);
          asked.onsuccess = () => {
            const stores = [...asked.result.objectStoreNames];
            if (stores.length === 0) return resolve('');
            const tx = asked.result.transaction(stores);
            const all: unknown[] = [];
            for (const store of stores)
              tx.objectStore(store).getAll().onsuccess = ({ target }) => all.push(Reflect.get(target ?? {}, 'result'));
            tx.oncomplete = () => resolve(JSON.stringify(all));
          };
        }),
    );
    return (await Promise.all(contents)).join('');
  });
  expect(left).not.toContain('Oda');
  expect(left).not.toContain(assignmentId);
  await context.close();
});

test('work turned in without a network is sent with every tab of the area closed, each answer once', async ({
  browser,
}) => {
  const context = await phone(browser, { serviceWorkers: 'allow' });
  const page = await signIn(context, other, 'Per L.');
  await expect.poll(() => isStored(page)).toBe(true);
  const { items } = await work('Per Lind');
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  await workOffline(offline, items);
  await outliveToken(offline);
  await offline.close();
  expect((await work('Per Lind')).handIns).toHaveLength(0);

  // A page of the shell, which sends nothing, does not stop the worker from sending.
  await context.setOffline(false);
  const front = await context.newPage();
  await front.goto('/');
  await expect(front.getByRole('heading', { level: 1 })).toBeVisible();
  const sync = await syncOf(context);
  await sync();
  await expect.poll(async () => (await work('Per Lind')).handIns.length).toBe(1);
  expect(new URL(front.url()).pathname).toBe('/');
  await sync();
  const back = await context.newPage();
  await back.goto('/student');
  await expect(back.getByText('Sent: you are back online')).toBeVisible();
  await expect(back.getByRole('link', { name: '2 answers in “On the bus” checked' })).toBeVisible();
  const done = await work('Per Lind');
  expect(done.items.map(({ attempts, solved }) => [attempts.length, solved])).toEqual([
    [1, true],
    [1, true],
  ]);
  expect(done.handIns).toHaveLength(1);
  await context.close();
});
