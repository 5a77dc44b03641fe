import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { build, type UserConfig } from 'vite';
import { expect, test } from './journey.ts';
import { type FolderServer, serveFolder, tool, writeCoach } from './other-area.ts';
import { adult } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { environmentOf, sites } from './release-stage.ts';

/*
 * A second contract, brought in as one would be: the shell speaks it beside the first, from its sources with one module
 * exchanged, and areas of both are live in it. It gives an area its path, and tells of errors under another name.
 */

const repository = resolve(import.meta.dirname, '../..');
const shellFolder = join(repository, 'shell');

const CONTRACTS = `
const first = ({ queryClient, reportError }) => ({ queryClient, reportError });
const second = ({ queryClient, reportError, path }) => ({ queryClient, path, tell: { error: reportError } });
export const contracts = { 1: first, 2: second };
export const spokenContracts = [1, 2];
`;

/** Below the shell's folder, because its build draws pages with the packages that are found from there. */
const SECOND = join(shellFolder, 'dist/second-contract');

let folder = '';
const served: FolderServer[] = [];

/** Builds the shell with other contracts than its own. */
async function buildShell(outDir: string): Promise<void> {
  const contracts = join(folder, 'contracts.mjs');
  await writeFile(contracts, CONTRACTS);
  const { shellConfig }: { readonly shellConfig: (contracts: string) => UserConfig } = await import(
    pathToFileURL(join(shellFolder, 'vite.config.ts')).href
  );
  const config = shellConfig(contracts);
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir } });
}

/** Releases an area of this contract at an address of its own. @returns its entry in the list of areas. */
async function releaseArea(area: string, contractVersion: number): Promise<Readonly<Record<string, unknown>>> {
  const key = join(folder, `${area}.key`);
  const keys = [await tool('release-key', key)];
  const dist = await writeCoach(join(folder, `${area}-built`), { area, contractVersion });
  await tool('publish', area, '--from', dist, '--key', key, '--sites', folder);
  const site = await serveFolder(join(folder, area));
  served.push(site);
  const name = { en: `Contract ${contractVersion}` };
  return { address: site.address, path: `/${area}`, role: 'teacher', name, nav: [{ to: '', name }], keys };
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-contracts-'));
  await mkdir(join(folder, 'shell'));
});
test.afterAll(async () => {
  await Promise.all(served.map(({ stop }) => stop()));
  for (const each of [folder, SECOND]) await rm(each, { recursive: true, force: true });
});

const stage = (dist: string, file: string) =>
  tool('stage', '--from', dist, '--environment', file, '--skip-contract', 'a test', '--sites', folder);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a second contract is brought in beside the first, with areas of both live', async ({ browser }) => {
  test.setTimeout(600_000);
  const [first, second] = [await releaseArea('coach', 1), await releaseArea('mentor', 2)];
  const environment = await environmentOf(sites());
  const file = join(folder, 'environment.json');
  const areas = { ...environment.areas, coach: first, mentor: second };
  await writeFile(file, JSON.stringify({ ...environment, areas }));

  // The shell of before opens the first only, and the gate says why it refuses the second.
  await stage(join(shellFolder, 'dist'), file);
  const promote = (area: string) => tool('promote', area, '--key', join(folder, `${area}.key`), '--sites', folder);
  const refusal = await promote('mentor').then(
    () => 'served',
    ({ stderr }: { readonly stderr?: string }) => stderr ?? '',
  );
  expect(refusal).toContain('needs contract 2; the shell speaks contract 1.');
  await promote('coach');

  await buildShell(SECOND);
  await stage(SECOND, file);
  // Each in Chromium, beside the served version of the other.
  await promote('mentor');
  await promote('coach');

  const shell = await serveFolder(join(folder, 'shell'));
  served.push(shell);
  const page = await (await browser.newContext({ baseURL: shell.address })).newPage();
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  const nav = page.getByRole('navigation').first();
  await nav.getByRole('link', { name: 'Contract 2' }).click();
  await expect(heading(page, 'At /mentor with queryClient, path, tell')).toBeVisible();
  await nav.getByRole('link', { name: 'Contract 1' }).click();
  await expect(heading(page, 'Coaching with queryClient, reportError')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? [])).toEqual([]);
  await page.context().close();
});
