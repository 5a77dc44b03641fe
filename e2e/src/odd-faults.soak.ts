import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { type Wire, wires } from './faulty-site.ts';
import { type FaultyWorld, openFaultyWorld } from './faulty-world.ts';
import { expect, test } from './journey.ts';
import { isRight, recovers, saysWhatIs } from './recovery.ts';

/*
 * What else was thought of: connections that fail now and then, the page itself, a release.json that is no release, what a
 * device remembers or refuses to, and texts that come on demand.
 */

const AT = '/dashboard';
const MENDED_WITHIN_MS = 30_000;
let world: FaultyWorld;
test.beforeAll(async ({ browser }) => {
  world = await openFaultyWorld(browser);
});
test.afterAll(() => world?.stop());
const signedIn = (browser: Browser, more = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: world.shell.address, storageState: world.signedIn, ...more });
const becomesRight = (page: Page) => expect.poll(() => isRight(page), { timeout: MENDED_WITHIN_MS }).toBe(true);

/** Answers every nth so, and the others as the site would. */
const each = (n: number, wire: Wire): Wire => {
  let asked = 0;
  return (response, reply) => {
    asked += 1;
    if (asked % n === 0) wire(response, reply);
    else response.writeHead(200, reply.headers).end(reply.body);
  };
};
const late =
  (ms: number): Wire =>
  (response, { body, headers }) =>
    void setTimeout(() => response.writeHead(200, headers).end(body), ms);

for (const [name, site, wire] of [
  ['each script of the area 3 s late', 'teacher', late(3000)],
  ['each script of the shell 3 s late', 'shell', late(3000)],
  ['every second script of the area reset', 'teacher', each(2, wires.reset)],
  ['every third script of the shell reset', 'shell', each(3, wires.reset)],
  ['every third script of the shell 503', 'shell', each(3, wires['503'])],
  ['every second script of the area 404 and cached', 'teacher', each(2, wires['404, cached'])],
] as const)
  test(name, async ({ browser }) => {
    const context = await signedIn(browser);
    const page = await context.newPage();
    const restore = world[site].fail('.js', wire);
    await page.goto(AT, { waitUntil: 'commit' });
    await saysWhatIs(page, 40_000);
    restore();
    await recovers(context, page, AT);
    await context.close();
  });

const cutAt =
  (part: number): Wire =>
  (response, { body, headers }) =>
    response.writeHead(200, headers).end(body.subarray(0, Math.floor(body.length * part)));
const empty: Wire = (response, { headers }) => response.writeHead(200, headers).end('');
for (const [name, wire] of [
  ['emptied', empty],
  ['another page, cached', wires['a page in its place, cached']],
  ['503', wires['503']],
  ['said to be gzip', wires['said to be gzip']],
] as const)
  test(`the page itself: ${name}`, async ({ browser }) => {
    const context = await signedIn(browser);
    const page = await context.newPage();
    const restore = world.shell.fail(AT, wire);
    await page.goto(AT, { waitUntil: 'commit' }).catch(() => undefined);
    restore();
    // The browser may be about to show a page of its own, of which nothing can be asked yet.
    await expect(() => page.reload({ waitUntil: 'commit' })).toPass();
    await becomesRight(page);
    const other = await context.newPage();
    await other.goto(AT, { waitUntil: 'commit' });
    await becomesRight(other);
    await context.close();
  });

for (const percent of [15, 50, 90, 99])
  test(`the page itself, cut after ${percent} %: comes by itself once it is whole`, async ({ browser }) => {
    const context = await signedIn(browser);
    const page = await context.newPage();
    const restore = world.shell.fail(AT, cutAt(percent / 100));
    const before = world.shell.met();
    await page.goto(AT, { waitUntil: 'commit' });
    // The page, and what it asked for by itself.
    await expect.poll(() => world.shell.met()).toBeGreaterThan(before + 1);
    await expect(page.getByRole('status').first()).toBeVisible();
    restore();
    await becomesRight(page);
    await recovers(context, page, AT);
    await context.close();
  });

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const at of [AT, '/sign-in'])
    test(`${at}, emptied on a device that was here before: said, and comes by itself`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: world.shell.address,
        serviceWorkers: 'allow',
        ...(at === AT && { storageState: world.signedIn }),
      });
      const page = await context.newPage();
      await page.goto(at, { waitUntil: 'commit' });
      await becomesRight(page);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      const restore = world.shell.fail(at, empty);
      await page.goto(at, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'This page did not come' })).toBeVisible();
      restore();
      await becomesRight(page);
      await context.close();
    });
});

test('storage that throws when it is looked at', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: world.shell.address });
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await becomesRight(page);
  await page.goto('/', { waitUntil: 'commit' });
  await becomesRight(page);
  await context.close();
});

test('what the device remembers is garbage', async ({ browser }) => {
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.goto(AT, { waitUntil: 'commit' });
  await becomesRight(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/lemma/.test(key)) localStorage.setItem(key, '{"served":{"x":[1');
    for (const key of Object.keys(sessionStorage)) if (/lemma/.test(key)) sessionStorage.setItem(key, '\u0000');
  });
  await page.reload({ waitUntil: 'commit' });
  await becomesRight(page);
  await context.close();
});

test('what is told of versions is blocked, as by a filter', async ({ browser }) => {
  const context = await signedIn(browser);
  await context.route(/report(?:Vitals|Load|Fault)|halted|releaseSeat/, (route) => route.abort('blockedbyclient'));
  const page = await context.newPage();
  await page.goto(AT, { waitUntil: 'commit' });
  await becomesRight(page);
  await page.getByRole('link', { name: 'Assignments' }).first().click();
  await page.waitForURL('**/assignments');
  await becomesRight(page);
  await context.close();
});

test('a portal that clears what the site stored', async ({ browser }) => {
  const context = await signedIn(browser);
  const page = await context.newPage();
  const restore = world.shell.fail(AT, (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'clear-site-data': '"*"' })
      .end('<!doctype html><title>Network</title><p>Welcome'),
  );
  await page.goto(AT, { waitUntil: 'commit' });
  restore();
  await page.goto(AT, { waitUntil: 'commit' });
  await saysWhatIs(page);
  await context.close();
});

const release = () => join(world.folder, 'teacher/release.json');
for (const [name, change] of [
  ['with a mark of its order of bytes', (text: string) => `\uFEFF${text}`],
  ['that is null', () => 'null'],
  ['of nothing', () => '{}'],
  [
    'that names a version it does not have',
    (text: string) => text.replace(/"current": ?"[0-9a-f]{12}"/, '"current":"0123456789ab"'),
  ],
  ['twice in one file', (text: string) => `${text}${text}`],
] as const)
  for (const knows of [false, true])
    test(`a release.json ${name}, ${knows ? 'on a device that opened the area' : 'on a new device'}`, async ({
      browser,
    }) => {
      const context = await signedIn(browser);
      const page = await context.newPage();
      if (knows) {
        await page.goto(AT, { waitUntil: 'commit' });
        await becomesRight(page);
      }
      const text = await readFile(release(), 'utf8');
      await writeFile(release(), change(text));
      try {
        await page.goto(AT, { waitUntil: 'commit' });
        await saysWhatIs(page);
        if (knows) expect(await isRight(page)).toBe(true);
      } finally {
        await writeFile(release(), text);
      }
      await recovers(context, page, AT);
      await context.close();
    });

for (const [name, wire] of [
  ['404, cached', wires['404, cached']],
  ['no answer', wires['no answer']],
  ['another type', wires['another type']],
] as const)
  test(`the texts of a language: ${name}`, async ({ browser }) => {
    const assets = join(world.folder, 'shell/assets');
    const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
    const texts: string[] = [];
    for (const file of files)
      if (/Esto tarda|Contraseña|Iniciar sesi/.test(await readFile(join(assets, file), 'utf8'))) texts.push(file);
    const context = await browser.newContext({ baseURL: world.shell.address, locale: 'es-ES' });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(basename(new URL(request.url()).pathname)));
    await page.goto('/sign-up', { waitUntil: 'commit' });
    await becomesRight(page);
    const used = texts.find((file) => asked.has(file)) ?? '';
    await context.close();
    const again = await browser.newContext({ baseURL: world.shell.address, locale: 'es-ES' });
    const met = await again.newPage();
    const restore = world.shell.fail(`/${used}`, wire);
    await met.goto('/sign-up', { waitUntil: 'commit' });
    await saysWhatIs(met);
    restore();
    await recovers(again, met, '/sign-up');
    expect(await met.locator('h1').textContent()).not.toMatch(/Create|Sign up/);
    await again.close();
  });
