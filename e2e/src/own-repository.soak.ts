import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { type FolderServer, serveFolder, tool } from './other-area.ts';
import { adult } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { change, environmentOf, sites } from './release-stage.ts';

/*
 * A team that has the tarballs of the kit and nothing else of this repository: it makes an area, tests and builds it,
 * develops it in a running shell, releases it, and goes back. docs/remote-team.md says the same to people.
 */

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');
const LONG_MS = 1_200_000;

let folder = '';
let team = '';
let shell: FolderServer;
let coach: FolderServer;
let entry: Readonly<Record<string, unknown>>;
let development: ChildProcess | undefined;

/** Where programs are found that are no file of this repository, and Node itself. */
const PATH = [
  dirname(process.execPath),
  ...(process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(repository)),
].join(delimiter);
const env = { ...process.env, PATH };

const inTeam = async (program: string, ...parameters: readonly string[]): Promise<string> => {
  const { stdout } = await run(program, parameters, { cwd: team, env, maxBuffer: 100_000_000 });
  return stdout.trim();
};
const npx = (...parameters: readonly string[]): Promise<string> => inTeam('npx', '--no-install', ...parameters);
const area = (...parameters: readonly string[]): Promise<string> => npx('lemma-area', ...parameters);
const signed = ['--key', 'coach.key'];

/** The operator of the school lists the team's area in the environment of a shell that is built already. */
async function list(): Promise<void> {
  const environment = await environmentOf(sites());
  const file = join(folder, 'environment.json');
  await writeFile(file, JSON.stringify({ ...environment, areas: { ...environment.areas, ...entry } }));
  const dist = join(repository, 'shell/dist');
  await tool('stage', '--from', dist, '--environment', file, '--skip-contract', 'a test', '--sites', folder);
}

const setHeading = (before: string, after: string): Promise<void> =>
  change(join(team, 'src/shared/text/en.ts'), (text) => text.replace(before, after));

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe.configure({ mode: 'serial', timeout: LONG_MS });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-operator-'));
  team = await mkdtemp(join(tmpdir(), 'lemma-team-'));
  await mkdir(join(folder, 'shell'));
});
test.afterAll(async () => {
  development?.kill('SIGTERM');
  await Promise.all([shell?.stop(), coach?.stop()]);
  for (const each of [folder, team]) await rm(each, { recursive: true, force: true });
});

test('the kit installs from its tarballs, and an area made with it is checked, tested and built', async () => {
  await run(process.execPath, [join(repository, 'tools/src/area-kit.ts'), '--to', join(folder, 'kit')]);
  const tarballs = (await readdir(join(folder, 'kit'))).map((name) => join(folder, 'kit', name));
  await inTeam('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs);
  for (const name of await readdir(join(team, 'node_modules/@lemma')))
    expect(await realpath(join(team, 'node_modules/@lemma', name))).toContain(await realpath(team));
  await area('init', 'coach', '--path', '/coach', '--role', 'teacher');
  await inTeam('npm', 'run', 'types');
  expect(await inTeam('npm', 'test')).toMatch(/1 passed/);
  await inTeam('npm', 'run', 'build');
  await access(join(team, 'dist/mf-manifest.json'));
});

test('it is published with the team’s key and opens in a shell that was built before', async ({ browser }) => {
  await area('release-key', 'coach.key');
  await area('publish', ...signed);
  coach = await serveFolder(join(team, 'sites/coach'));
  entry = JSON.parse(await area('entry', '--address', coach.address, ...signed));
  await list();
  shell = await serveFolder(join(folder, 'shell'));
  const page = await opened(browser, shell.address);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Coach' }).click();
  await expect(heading(page, 'Welcome')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? [])).toEqual([]);
  await page.context().close();
});

test('it is developed in the running shell, from source', async ({ browser }) => {
  const child = spawn('npx', ['--no-install', 'lemma-area', 'dev', '--shell', shell.address], { cwd: team, env });
  development = child;
  const link = await new Promise<string>((found, failed) => {
    const said: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const [address] = /http:\/\/localhost\S+/.exec(line) ?? [];
      if (line.includes('Open') && address !== undefined) found(address);
    });
    child.once('exit', () => failed(new Error(said.join('\n'))));
  });
  const person = adult('Maya Okafor', 'Teacher');
  const page = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage();
  await signInAsNew(page, person);
  await page.goto(link);
  await expect(heading(page, 'Welcome')).toBeVisible({ timeout: 120_000 });
  await setHeading('Welcome', 'From source');
  await expect(async () => {
    await page.goto('/coach');
    await expect(heading(page, 'From source')).toBeVisible();
  }).toPass({ timeout: 120_000 });
  await page.context().close();
  child.kill('SIGTERM');
  development = undefined;
});

test('the next version passes the gate, is served, and is rolled back', async ({ browser }) => {
  await setHeading('From source', 'Second version');
  await inTeam('npm', 'run', 'build');
  await area('publish', ...signed);
  const page = await opened(browser, shell.address);
  const shows = async (name: string) => {
    await page.goto('/coach');
    await expect(heading(page, name)).toBeVisible();
  };
  await shows('Welcome');
  await area('promote', ...signed, '--shell', shell.address);
  await shows('Second version');
  await area('rollback', ...signed, '--shell', shell.address);
  await shows('Welcome');
  expect(await area('log', ...signed)).toMatch(/publish[\s\S]*promote[\s\S]*rollback/);
  await page.context().close();
});
