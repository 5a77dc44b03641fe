import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { wires } from './faulty-site.ts';
import { type FaultyWorld, filesIn, openFaultyWorld } from './faulty-world.ts';
import { expect, test } from './journey.ts';
import { tool } from './other-area.ts';
import { adult, signInWithCard } from './people.ts';
import { prepareClass, signInAdult, signInAsNew } from './prepared.ts';
import { isMended, isRight, recovers, saysFault, saysWhatIs } from './recovery.ts';
import { change } from './release-stage.ts';

/*
 * What happens to whole sites and whole devices: half of a release, one of before, a site that is down while somebody signs
 * in, a network that comes and goes, a clock that is wrong, a store that is full or was cleared.
 */

const repository = resolve(import.meta.dirname, '../..');
const AT = '/dashboard';
const MENDED_WITHIN_MS = 30_000;

let world: FaultyWorld;
test.beforeEach(async ({ browser }) => {
  world = await openFaultyWorld(browser);
});
test.afterEach(() => world?.stop());

const inSite = (...path: readonly string[]) => join(world.folder, 'teacher', ...path);
const signedIn = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ baseURL: world.shell.address, storageState: world.signedIn });
const becomesRight = (page: Page) => expect.poll(() => isRight(page), { timeout: MENDED_WITHIN_MS }).toBe(true);
const versionIn = (page: Page) => page.evaluate(() => document.documentElement.dataset.version);

/** Publishes the area as it is built, with a name by which a test sees that it ran, and serves it. */
async function serveNext(name: string): Promise<void> {
  const dist = join(world.folder, `dist-${name}`);
  await cp(join(repository, 'remote-teacher/dist'), dist, { recursive: true });
  const entry = (await filesIn(join(dist, 'assets'))).find((file) => /\/entry-[\w-]+\.js$/.test(file)) ?? '';
  await change(entry, (text) => `${text}\n;document.documentElement.dataset.version="${name}";`);
  const where = ['--sites', world.folder];
  await tool('publish', 'teacher', '--from', dist, ...where);
  await tool('promote', 'teacher', '--skip-contract', 'a test', ...where);
}

/** Takes files off the site. @returns the function that brings them back. */
async function takeAway(taken: readonly string[]): Promise<() => Promise<void>> {
  for (const file of taken) await rename(file, `${file}.away`);
  return async () => {
    for (const file of taken) await rename(`${file}.away`, file);
  };
}

test('a release whose files are still to come: the version before opens, then the new one', async ({ browser }) => {
  const before = new Set(await filesIn(inSite('v')));
  await serveNext('second');
  const bringBack = await takeAway((await filesIn(inSite('v'))).filter((file) => !before.has(file)));
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.goto(AT, { waitUntil: 'commit' });
  await becomesRight(page);
  expect(await versionIn(page)).toBeUndefined();
  await bringBack();
  await recovers(context, page, AT);
  expect(await versionIn(page)).toBe('second');
  await context.close();
});

test('a release of before whose files were removed: said, and not for longer than it is served', async ({
  browser,
}) => {
  const [release, before] = [await readFile(inSite('release.json')), await filesIn(inSite('v'))];
  await serveNext('second');
  const served = await readFile(inSite('release.json'));
  const knows = await signedIn(browser);
  const known = await knows.newPage();
  await known.goto(AT, { waitUntil: 'commit' });
  await becomesRight(known);
  const { current } = JSON.parse(release.toString('utf8'));
  const bringBack = await takeAway(before.filter((file) => file.includes(current)));
  await writeFile(inSite('release.json'), release);
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.goto(AT, { waitUntil: 'commit' });
  await saysFault(page);
  // A device that has opened the newer one goes on with it.
  await known.reload({ waitUntil: 'commit' });
  await becomesRight(known);
  expect(await versionIn(known)).toBe('second');
  await bringBack();
  await writeFile(inSite('release.json'), served);
  await recovers(context, page, AT);
  await Promise.all([context.close(), knows.close()]);
});

test('two tabs with two versions, and the files of the older one removed', async ({ browser }) => {
  const before = await filesIn(inSite('v'));
  const context = await signedIn(browser);
  const old = await context.newPage();
  await old.goto(AT, { waitUntil: 'commit' });
  await becomesRight(old);
  await serveNext('second');
  const fresh = await context.newPage();
  await fresh.goto(AT, { waitUntil: 'commit' });
  await becomesRight(fresh);
  expect([await versionIn(old), await versionIn(fresh)]).toEqual([undefined, 'second']);
  const listed = new Set((await readFile(inSite('release.json'), 'utf8')).match(/v\/[\w./-]+/g));
  for (const file of before) if (!listed.has(file.slice(inSite().length + 1))) await rm(file);
  await old.getByRole('link', { name: 'Assignments' }).first().click();
  await old.waitForURL('**/assignments');
  await saysWhatIs(old);
  await isMended(old);
  await context.close();
});

test('the area’s site is down while somebody signs in, and back when the form is sent', async ({ browser }) => {
  const person = adult('Maya Okafor', 'Teacher');
  const made = await browser.newContext({ baseURL: world.shell.address });
  await signInAsNew(await made.newPage(), person);
  await made.close();
  const context = await browser.newContext({ baseURL: world.shell.address });
  const page = await context.newPage();
  const restore = world.teacher.fail('', wires.reset);
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(person.email);
  await expect.poll(() => world.teacher.met()).toBeGreaterThan(0);
  restore();
  const faults: string[] = [];
  page.on('console', (message) => message.text().includes('teacher@unknown') && faults.push(message.text()));
  await signInAdult(page, person);
  await becomesRight(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('the area’s site answers nothing at all for a while, on six connections', async ({ browser }) => {
  const context = await signedIn(browser);
  const page = await context.newPage();
  const restore = world.teacher.fail('.js', wires['no answer']);
  await page.goto(AT, { waitUntil: 'commit' });
  await saysFault(page);
  restore();
  await recovers(context, page, AT);
  await context.close();
});

test('the browser is offline on the way to a screen, and back', async ({ browser }) => {
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.goto(AT, { waitUntil: 'commit' });
  await becomesRight(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await page.waitForURL('**/statistics');
  await saysWhatIs(page);
  await context.setOffline(false);
  await isMended(page);
  await context.close();
});

const DAY_MS = 86_400_000;
for (const [name, days] of [
  ['a year ahead', 365],
  ['a year behind', -365],
] as const)
  test(`a device whose clock is ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: world.shell.address });
    const page = await context.newPage();
    await page.addInitScript((by) => {
      const Real = Date;
      const now = () => Real.now() + by;
      globalThis.Date = new Proxy(Real, {
        construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
        get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
      });
    }, days * DAY_MS);
    await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
    await becomesRight(page);
    await page.reload({ waitUntil: 'commit' });
    await becomesRight(page);
    await context.close();
  });

test('a device whose storage is full', async ({ browser }) => {
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    Cache.prototype.put = full;
  });
  await page.goto(AT, { waitUntil: 'commit' });
  await becomesRight(page);
  await recovers(context, page, AT);
  await context.close();
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** A student's page that is stored for a time without a network. */
  async function stored(browser: Browser): Promise<readonly [BrowserContext, Page]> {
    const { cards } = await prepareClass(['Ana Torres'], ['integers.add']);
    const [card] = cards;
    if (card === undefined) throw new Error('the class has no card');
    const context = await browser.newContext({ baseURL: world.shell.address, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await signInWithCard(page, card, card.displayName);
    await becomesRight(page);
    const isStored = () => page.evaluate(async () => (await caches.match('/__offline/current')) !== undefined);
    await expect.poll(isStored, { timeout: MENDED_WITHIN_MS }).toBe(true);
    return [context, page];
  }

  test('the browser clears what was stored, without a network and with one again', async ({ browser }) => {
    const [context, page] = await stored(browser);
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await context.setOffline(true);
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page that says so comes back by itself.
    await context.setOffline(false);
    await becomesRight(page);
    await context.close();
  });

  for (const how of ['404, cached', 'a page in its place, cached', '503'] as const)
    test(`the worker’s own script is answered with ${how}`, async ({ browser }) => {
      const [context, page] = await stored(browser);
      const restore = world.shell.fail('/sw.js', wires[how]);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined));
      await page.reload({ waitUntil: 'commit' });
      await becomesRight(page);
      restore();
      await recovers(context, page, '/student');
      await context.close();
    });

  for (const how of ['404, cached', '503', 'no answer'] as const)
    test(`the page itself is answered with ${how}: the stored one opens`, async ({ browser }) => {
      const [context, page] = await stored(browser);
      const restore = world.shell.fail('/student', wires[how]);
      await page.reload({ waitUntil: 'commit' });
      await becomesRight(page);
      restore();
      await recovers(context, page, '/student');
      await context.close();
    });
});
