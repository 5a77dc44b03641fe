import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { adult, phone, signInWithCard } from './people.ts';
import { prepareClass, signInAdult, signInAsNew } from './prepared.ts';

const KEY = 'lemma.page ';

/** Waits until the page has come to rest and is kept. */
async function keeps(page: Page, path: string): Promise<string> {
  const stored = () => page.evaluate((key) => localStorage.getItem(key) ?? '', KEY + path);
  await expect.poll(stored).not.toBe('');
  return stored();
}

const storedPages = (page: Page) =>
  page.evaluate((key) => Object.keys(localStorage).filter((each) => each.startsWith(key)), KEY);

/** Lets no script come until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: wanted, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** What somebody hears who asks a screen reader for headings, links and buttons: of closed trees too. */
async function heard(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const named = nodes.filter(({ ignored, role }) => !ignored && /^(heading|link|button)$/.test(String(role?.value)));
  return named.map(({ role, name }) => `${role?.value} ${name?.value}`);
}

async function focusedName(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const hasFocus = nodes.findLast(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return hasFocus?.name?.value;
}

const title = async (page: Page): Promise<string> =>
  `heading ${(await page.getByRole('heading', { level: 1 }).textContent()) ?? ''}`;

/** Notes shifts of the layout from the beginning of each page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) sum += Number(Reflect.get(each, 'value'));
      Reflect.set(globalThis, 'shifted', sum);
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(globalThis, 'shifted', 0);
  });

/** The share of pixels that differ visibly between two pictures of a page. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const share = await blank.evaluate(
    async (pictures) => {
      const pixels = pictures.map(async (picture) => {
        const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      });
      const [before = new Uint8ClampedArray(), after = new Uint8ClampedArray()] = await Promise.all(pixels);
      const isOther = (value: number, at: number) => Math.abs(value - (after[at] ?? 0)) > 24;
      return before.filter(isOther).length / before.length;
    },
    [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
  await blank.close();
  return share;
}

const marked = (page: Page, name: string) =>
  page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name);

/** Opens a page that is kept: without any script it stands there, and the application takes it over as it stood. */
async function takenOver(page: Page, path: string, link: string): Promise<void> {
  await keeps(page, path);
  // Read now, since before the page was stored this could be the one of signing in.
  const expected = await title(page);
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => heard(page)).toContain(expected);
  const before = await heard(page);
  expect(before).toContain(`link ${link}`);
  expect(before.filter((each) => each.startsWith('button'))).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot({ animations: 'disabled' });
  // The page's own code sees nothing of it.
  await expect(page.locator('h1')).toHaveCount(0);
  release();
  await marked(page, 'lemma:kept-ends');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await title(page)).toBe(expected);
  await page.evaluate(() => document.fonts.ready);
  expect(await difference(page, drawn, await page.screenshot({ animations: 'disabled' }))).toBeLessThan(0.01);
  // Now the page follows what it shows, and has read it once more.
  await marked(page, 'lemma:reads');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
  expect((await heard(page)).some((each) => each.startsWith('button'))).toBe(true);
}

test("a teacher's page stands there before any script, and is taken over as it stood", async ({ page }) => {
  const { account } = await prepareClass(['Ana Lopes'], ['integers.add']);
  await signInAdult(page, account);
  await takenOver(page, '/dashboard', 'Students');
});

test("a child's page on a phone stands there before any script, in the dark too", async ({ browser }) => {
  const { cards } = await prepareClass(['Ana Lopes'], ['integers.add']);
  const context = await phone(browser, { colorScheme: 'dark' });
  const page = await context.newPage();
  await signInWithCard(page, cards[0] ?? { name: '', code: '', userName: '', secret: '' }, 'Ana L.');
  await takenOver(page, '/student', 'Progress');
  await context.close();
});

test('a link of a page that stands there leads on before any script', async ({ page }) => {
  await signInAsNew(page, adult('Ines Duarte', 'Teacher'));
  await keeps(page, '/dashboard');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.waitForURL('**/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await keeps(page, '/dashboard/settings');
  await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => heard(page)).toContain('link Settings');
  const place = await page.evaluate(() => {
    const link = document.querySelector('#root')?.previousElementSibling?.getBoundingClientRect();
    return link?.width;
  });
  expect(place).toBeGreaterThan(300);
  // The keyboard finds the links, and nothing else.
  for (let presses = 0; presses < 30 && new URL(page.url()).pathname === '/dashboard'; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (focused === 'Settings') await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/dashboard/settings', { waitUntil: 'commit' });
  await expect.poll(() => heard(page)).toContain('heading Settings');
});

test('what is kept goes with the person, and nobody else sees it', async ({ page }) => {
  await signInAsNew(page, adult('Ines Duarte', 'Teacher'));
  const stored = await keeps(page, '/dashboard');
  const expected = await title(page);
  await page
    .getByRole('button', { name: /Ines Duarte/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => storedPages(page)).toEqual([]);

  await signInAsNew(page, adult('Olu Adeyemi', 'Teacher'));
  await keeps(page, '/dashboard');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`${KEY}/dashboard`, stored] as const);
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => storedPages(page)).toEqual([]);
  expect(await heard(page)).not.toContain(expected);
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page is not drawn once the session is gone, and the door is shut behind it', async ({ page }) => {
  await signInAsNew(page, adult('Ines Duarte', 'Teacher'));
  await keeps(page, '/dashboard');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  // Elsewhere a session ends without a word to this device; here its database goes, and all that was kept stays.
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(test.info().project.use.baseURL ?? '').origin,
    storageTypes: 'indexeddb',
  });
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  expect(stored).toContain(KEY);
  await expect.poll(() => storedPages(page)).toEqual([]);
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await page.waitForURL(({ pathname }) => pathname === '/');
});
