import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright/test';
import { expect, test } from './journey.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');
/** The port at which `npm run dev -w remote-teacher` serves the area. */
const PORT = 5301;
const ADDRESS = `http://localhost:${PORT}`;

let school: PreparedClass;
let server: ChildProcess;
let folder = '';

const tool = async (...parameters: readonly string[]): Promise<string> =>
  (await run(process.execPath, [join(repository, 'tools/src/release.ts'), ...parameters])).stdout.trim();
const linkBy = (key: string, ...more: readonly string[]) =>
  tool('override', 'teacher', ADDRESS, '--shell', running().shell, '--key', key, ...more);

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-override-'));
  server = spawn(process.execPath, [join(repository, 'node_modules/vite/bin/vite.js')], {
    cwd: join(repository, 'remote-teacher'),
    env: { ...process.env, LEMMA_DEV_PORT: String(PORT) },
    stdio: 'ignore',
  });
  school = await prepareClass(['Ana Lopes'], ['integers.add']);
  await expect(async () => expect((await fetch(`${ADDRESS}/release.json`)).ok).toBe(true)).toPass({ timeout: 60_000 });
});
test.afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** A teacher in a separate browser, with the requests that it sends to the developer's machine. */
async function teacher(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(ADDRESS)) asked.push(request.url());
  });
  await signInAdult(page, school.account);
  await expect(page.getByRole('heading', { name: '7A Mathematics' })).toBeVisible();
  return { page, asked, banner: page.getByText(ADDRESS) };
}

test('a signed link loads an area from a developer’s machine into a built shell, with a notice', async ({
  browser,
}) => {
  const { page, asked, banner } = await teacher(browser);
  await page.goto(await linkBy(process.env.LEMMA_OVERRIDE_KEY ?? ''));
  await expect(banner).toBeVisible();
  await page.goto('/dashboard');
  await expect(banner).toBeVisible();
  // The development server bundles the area's imports at the first request.
  await expect(page.getByRole('heading', { name: '7A Mathematics' })).toBeVisible({ timeout: 60_000 });
  expect(asked.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? [])).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('lemma.shared-auth.instances')))).toBe(1);
  await page.context().close();
});

test('forged, expired and changed links have no effect', async ({ browser }) => {
  const { page, asked, banner } = await teacher(browser);
  const strange = join(folder, 'strange.key');
  await tool('override-key', strange);
  const own = await linkBy(process.env.LEMMA_OVERRIDE_KEY ?? '');
  const links = [
    await linkBy(strange),
    await linkBy(process.env.LEMMA_OVERRIDE_KEY ?? '', '--hours', '0'),
    own.replace(/#./, '#f'),
  ];
  for (const link of links) {
    await page.goto(link);
    await page.waitForURL(`${running().shell}/`);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: '7A Mathematics' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  await page.context().close();
});
