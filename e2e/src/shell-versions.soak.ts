import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { expect, test } from './journey.ts';
import { change, fileNamed, sites } from './release-stage.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');
const versionsSchema = z.object({ current: z.string(), before: z.array(z.object({ version: z.string() })) });

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
const stage = (dist: string, ...more: readonly string[]) =>
  tool('stage', '--from', dist, '--environment', environment, ...more);

async function copyOfShell(name: string): Promise<string> {
  const dist = join(folder, name);
  await cp(join(repository, 'shell/dist'), dist, { recursive: true });
  return dist;
}

/** Gives a script another name, as after a change of it. @returns the name that it had. */
async function renameScript(dist: string, start: string): Promise<string> {
  const file = await fileNamed(join(dist, 'assets'), start);
  const before = file.slice(file.lastIndexOf('/') + 1);
  const after = `${start}AAAAAAAA.js`;
  await rename(file, join(dist, 'assets', after));
  const texts = (await readdir(dist, { recursive: true })).filter((each) => /\.(js|html|json)$/.test(each));
  for (const text of texts) await change(join(dist, text), (whole) => whole.replaceAll(before, after));
  return before;
}

/**
 * The shell with its sign-in page in a file of another name, as after a change of that page. What opens the page on demand
 * names it, and so has another name too.
 */
async function withOtherSignIn(name: string): Promise<readonly [dist: string, before: string]> {
  const dist = await copyOfShell(name);
  const before = await renameScript(dist, 'sign-in-');
  await renameScript(dist, 'create-app-');
  return [dist, before];
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

test('a shell that opens them is staged', async () => {
  const [dist] = await withOtherSignIn('good');
  const staged = await stage(dist);
  expect((await tool('shell-status')).current).toBe(staged.current);
  await tool('shell-rollback');
});
