import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readShellHeaders } from './shell-headers.ts';
import { atAddress, MOST_SHELLS, rollbackShell, serveShell, shellVersionsIn } from './shell-versions.ts';
import { stageShell } from './stage-shell.ts';

const environment = {
  firebase: { apiKey: 'k', authDomain: 'a', projectId: 'p' },
  areas: { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' },
  functionsRegion: 'us-central1',
};
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-shells-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const siteIn = (sites: string) => join(folder, sites, 'shell');
/** A shell whose one script on demand has this name. */
async function built(name: string): Promise<string> {
  const dist = join(folder, 'dist', name);
  await mkdir(join(dist, 'assets'), { recursive: true });
  const page = `<html><head><script type="application/json" id="lemma-environment">{}</script></head><body>${name}</body></html>`;
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'assets', 'base.js'), 'export {};');
  await writeFile(join(dist, 'assets', `page-${name}.js`), `export const page = '${name}';`);
  return dist;
}
async function stage(name: string, sites = 'sites', live?: string): Promise<string> {
  const site = siteIn(sites);
  const version = await stageShell(await built(name), site, environment);
  await serveShell(site, version, { by: 'ada', action: 'stage', ...(live && { live: atAddress(live) }) });
  return version;
}
const page = (sites = 'sites') => readFile(join(siteIn(sites), 'index.html'), 'utf8');
const scripts = async (sites = 'sites') => (await readdir(join(siteIn(sites), 'assets'))).sort();

it('goes on serving what open tabs of the versions before may ask for, of a bounded number', async () => {
  const names = Array.from({ length: MOST_SHELLS + 3 }, (_, index) => `n${index}`);
  for (const name of names) await stage(name);
  expect(await page()).toContain(names.at(-1));
  expect(await scripts()).toEqual(['base.js', ...names.slice(-1 - MOST_SHELLS).map((name) => `page-${name}.js`)]);
});

it('gives the same files and environment the same version', async () => {
  const first = await stage('one');
  expect(await stage('one')).toBe(first);
  expect(await shellVersionsIn(siteIn('sites'))).toMatchObject({ current: first, before: [] });
});

it('goes back to the shell before with its headers, never to one that was rolled back', async () => {
  const versions = [await stage('one'), await stage('two'), await stage('three')];
  const headers = await readShellHeaders(siteIn('sites'));
  expect((await rollbackShell(siteIn('sites'), undefined, { by: 'ada', why: 'blank' })).current).toBe(versions[1]);
  expect(await page()).toContain('two');
  expect(await readShellHeaders(siteIn('sites'))).not.toEqual(headers);
  expect(await scripts()).toContain('page-three.js');
  expect((await rollbackShell(siteIn('sites'), undefined, { by: 'ada' })).current).toBe(versions[0]);
  await expect(rollbackShell(siteIn('sites'), undefined, { by: 'ada' })).rejects.toThrow('has no version before');
  expect((await rollbackShell(siteIn('sites'), versions[2], { by: 'ada' })).withdrawn).toEqual([
    versions[1],
    versions[0],
  ]);
  const lines = await readFile(join(folder, 'sites', '.shell-versions', '.audit.jsonl'), 'utf8');
  expect(JSON.parse(lines.split('\n')[3] ?? '')).toMatchObject({ action: 'rollback', from: versions[2], why: 'blank' });
});

it('takes the files of the deployed shell on a machine that has none, and leaves out what was changed there', async () => {
  await stage('one', 'first');
  await stage('two', 'first');
  await writeFile(join(siteIn('first'), 'assets', 'page-two.js'), 'somebody else’s');
  const server = createServer(async ({ url = '/' }, response) => {
    const file = await readFile(join(siteIn('first'), url)).catch(() => undefined);
    response.setHeader('content-type', file === undefined ? 'text/html' : 'text/plain');
    response.end(file ?? 'the page, as Hosting answers for what is not there');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await stage('three', 'second', `http://localhost:${port}`);
    expect(await scripts('second')).toEqual(['base.js', 'page-one.js', 'page-three.js']);
    await expect(rollbackShell(siteIn('second'), undefined, { by: 'ada' })).rejects.toThrow(
      'staged on another machine',
    );
  } finally {
    server.close();
  }
});
