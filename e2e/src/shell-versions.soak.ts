import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { expect, test } from './journey.ts';
import { prepareClass, signInAdult } from './prepared.ts';
import { change, fileNamed, sites } from './release-stage.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');
const versionsSchema = z.object({
  current: z.string(),
  before: z.array(z.object({ version: z.string() })),
  canary: z.object({ version: z.string() }).optional(),
});

let folder = '';
let environment = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-shell-'));
  const page = await readFile(join(sites(), 'shell/index.html'), 'utf8');
  const [, json = ''] = /id="lemma-environment">([^<]*)</.exec(page) ?? [];
  environment = join(folder, 'environment.json');
  await writeFile(environment, json);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function tool(...parameters: readonly string[]) {
  const script = join(repository, 'tools/src/release.ts');
  const { stdout } = await run(process.execPath, [script, ...parameters, '--sites', sites(), '--json']);
  return versionsSchema.parse(JSON.parse(stdout));
}
const said = async (command: string) => {
  const script = join(repository, 'tools/src/release.ts');
  return (await run(process.execPath, [script, command, '--sites', sites()])).stdout;
};
const stage = (dist: string, ...more: readonly string[]) =>
  tool('stage', '--from', dist, '--environment', environment, ...more);

async function copyOfShell(name: string): Promise<string> {
  const dist = join(folder, name);
  await cp(join(repository, 'shell/dist'), dist, { recursive: true });
  return dist;
}

/** Begins the hash in the name of each script that counts as changed. */
const CHANGED = 'AAAA';

/**
 * Gives a script another name, as after a change of it, and to each that names it: a browser's cache has another content
 * under the name of before. @returns the name that it had.
 */
async function renameScript(dist: string, start: string): Promise<string> {
  const assets = join(dist, 'assets');
  const first = basename(await fileNamed(assets, start));
  const scripts = (await readdir(assets)).filter((each) => each.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(async (script) => [script, await readFile(join(assets, script), 'utf8')] as const),
  );
  const renamed = new Set([first]);
  // Those that are added meanwhile are looked at too.
  for (const name of renamed) for (const [script, text] of texts) if (text.includes(name)) renamed.add(script);
  const after = (name: string) => name.replace(/.{4}(?=.{4}\.js$)/, CHANGED);
  for (const name of renamed) await rename(join(assets, name), join(assets, after(name)));
  const naming = (await readdir(dist, { recursive: true })).filter((each) => /\.(js|html|json)$/.test(each));
  for (const text of naming)
    await change(join(dist, text), (whole) =>
      [...renamed].reduce((done, name) => done.replaceAll(name, after(name)), whole),
    );
  return first;
}

/** The shell with its sign-in page in a file of another name, as after a change of that page. */
async function withOtherSignIn(name: string): Promise<readonly [dist: string, before: string]> {
  const dist = await copyOfShell(name);
  return [dist, await renameScript(dist, 'sign-in-')];
}

test('a tab that is open goes on with the shell that it has, after another one is served', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = (await tool('shell-status')).current;
  const [dist, before] = await withOtherSignIn('other');
  const next = await stage(dist, '--skip-contract', 'a test');
  expect(next.before.map(({ version }) => version)).toContain(first);
  const script = page.waitForResponse((reply) => reply.url().endsWith(`/assets/${before}`));
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  expect((await script).status()).toBe(200);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect((await tool('shell-rollback')).current).toBe(first);
  const served = await readFile(join(sites(), 'shell/index.html'), 'utf8');
  expect(served).toContain(before);
});

test('a shell that does not open what the areas serve is not staged, and says which', async () => {
  const first = (await tool('shell-status')).current;
  const dist = await copyOfShell('broken');
  await change(
    await fileNamed(join(dist, 'assets'), '_lemma_together-'),
    (text) => `${text};throw new Error('no areas')`,
  );
  const refusal = await stage(dist).then(
    () => 'not refused',
    (error: { stderr?: string }) => error.stderr ?? String(error),
  );
  for (const area of ['teacher', 'parent', 'student']) expect(refusal).toContain(`${area}@`);
  expect((await tool('shell-status')).current).toBe(first);
});

const running = (page: Page) =>
  page.evaluate(() => Reflect.get(Reflect.get(globalThis, Symbol.for('lemma.shell')) ?? {}, 'running'));
const seat = (page: Page) => page.evaluate(() => localStorage.getItem('lemma.shell'));
const heading = (page: Page) => expect(page.getByRole('heading', { name: '7A Mathematics' })).toBeVisible();

/** Puts a shell on trial for one class. @returns its version. */
async function tryShell(dist: string, classId: string): Promise<string> {
  const more = ['--share', '0', '--classes', classId, '--skip-contract', 'a test'];
  const { canary } = await tool('shell-canary', '--from', dist, '--environment', environment, ...more);
  return canary?.version ?? '';
}

test.describe('on trial', () => {
  // The suite's server read the policy when it began, without the hash of the script that chooses.
  test.use({ bypassCSP: true });

  test('a shell on trial is opened by the devices of a class, by nobody else, and goes with its end', async ({
    page,
    browser,
  }) => {
    const { account, classId } = await prepareClass(['Ana Lopes'], ['integers.add']);
    const first = (await tool('shell-status')).current;
    const [dist] = await withOtherSignIn('on trial');
    const version = await tryShell(dist, classId);
    await signInAdult(page, account);
    // The form is a page that the build has drawn, which knows of no trial.
    await page.goto('/dashboard');
    await heading(page);
    await expect.poll(() => seat(page)).toBe(version);
    const script = page.waitForResponse((reply) => reply.url().includes(`/assets/create-app-${CHANGED}`));
    await page.goto('/dashboard');
    expect((await script).status()).toBe(200);
    await heading(page);
    expect(await running(page)).toBe(version);
    const stranger = await (await browser.newContext({ bypassCSP: true })).newPage();
    await signInAdult(stranger, (await prepareClass(['Cy Brown'], ['integers.add'])).account);
    await stranger.goto('/dashboard');
    await heading(stranger);
    expect([await running(stranger), await seat(stranger)]).toEqual([first, null]);
    await stranger.context().close();
    expect((await tool('shell-promote')).current).toBe(version);
    expect(await readFile(join(sites(), 'shell/app.html'), 'utf8')).not.toContain('lemma.shell-failed');
    await tool('shell-rollback');
  });

  test('a shell on trial that does not start is left by the device itself, and counts as failed', async ({ page }) => {
    const { account, classId } = await prepareClass(['Dee Fox'], ['integers.add']);
    const first = (await tool('shell-status')).current;
    const dist = await copyOfShell('broken on trial');
    await renameScript(dist, 'first-');
    await change(
      await fileNamed(join(dist, 'assets'), `first-${CHANGED}`),
      (text) => `throw new Error('on trial');${text}`,
    );
    const version = await tryShell(dist, classId);
    await signInAdult(page, account);
    // The form is a page that the build has drawn, which knows of no trial.
    await page.goto('/dashboard');
    await heading(page);
    await expect.poll(() => seat(page)).toBe(version);
    await page.goto('/dashboard');
    await heading(page);
    expect(await running(page)).toBe(first);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lemma.shell-failed'))).toBe(`${version} told`);
    expect(await said('shell-status')).toContain('canary: 1 of 1 loads failed');
    await tool('shell-halt');
  });
});

test('a shell that opens them is staged', async () => {
  const [dist] = await withOtherSignIn('good');
  const staged = await stage(dist);
  expect((await tool('shell-status')).current).toBe(staged.current);
  await tool('shell-rollback');
});
