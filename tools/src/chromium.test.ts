import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChromiumSearch, findChromium } from './chromium.ts';
import { silentProgress } from './progress.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-chromium-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function browser(name: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  return file;
}

const machine = (own: Partial<ChromiumSearch>): ChromiumSearch => ({
  env: { PATH: folder },
  places: [],
  install: async () => false,
  ...own,
});

it('takes the one that CHROMIUM_BIN names', async () => {
  const named = await browser('my-browser');
  expect(await findChromium(silentProgress, machine({ env: { CHROMIUM_BIN: named, PATH: folder } }))).toBe(named);
});

it('reports that CHROMIUM_BIN names nothing that runs', async () => {
  const search = machine({ env: { CHROMIUM_BIN: '/nowhere/chromium' } });
  await expect(findChromium(silentProgress, search)).rejects.toThrow('CHROMIUM_BIN names /nowhere/chromium');
});

it('finds Chrome on the PATH', async () => {
  const chrome = await browser('google-chrome');
  expect(await findChromium(silentProgress, machine({}))).toBe(chrome);
});

it('installs a browser where that is possible, then finds it', async () => {
  const install = async () => Boolean(await browser('chromium'));
  expect(await findChromium(silentProgress, machine({ install }))).toBe(join(folder, 'chromium'));
});

it('lists the ways to get a browser when there is none', async () => {
  await expect(findChromium(silentProgress, machine({}))).rejects.toThrow(
    /apt-get install chromium[\s\S]*CHROMIUM_BIN=/,
  );
});
