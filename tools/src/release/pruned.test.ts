import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSharingRemote } from '../stand-in/builds.ts';
import { standInHosting } from '../stand-in/hosting.ts';
import { hostingSite } from './hosting-site.ts';
import { localSite } from './local-site.ts';
import { MOST_WAYS_BACK, promote, rollback, startCanary } from './move.ts';
import { MOST_SPARE } from './pruned.ts';
import { publish } from './publish.ts';
import { folderSigner } from './signer.ts';
import type { Site } from './site.ts';

let folder = '';
let hosting: Awaited<ReturnType<typeof standInHosting>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-pruned-'));
  hosting = await standInHosting('lemma-teacher');
});
afterEach(async () => {
  await hosting.stop();
  await rm(folder, { recursive: true, force: true });
});
const by = { by: 'ada' };
const stages: Record<string, () => Site> = {
  'a folder': () => localSite(join(folder, 'sites'), 'teacher'),
  'Firebase Hosting': () => hostingSite(hosting.place, 'teacher', folderSigner(folder, 'teacher')),
};

let clock = Date.parse('2026-11-20T08:00:00Z');
async function publishText(site: Site, text: string): Promise<string> {
  const dist = join(folder, 'dist', text);
  await writeSharingRemote(dist, 'teacher', text);
  clock += 1000;
  return (await publish(dist, site, by, new Date(clock))).version;
}
const known = async (site: Site): Promise<readonly string[]> => Object.keys((await site.read())?.builds ?? {});

it('keeps what is served, the ways back and the newest of the others, however many are released', async () => {
  const site = localSite(join(folder, 'sites'), 'teacher');
  const promoted: string[] = [];
  for (let count = 0; count < MOST_WAYS_BACK + 4; count += 1) {
    promoted.push(await publishText(site, `served ${count}`));
    await promote(site, promoted.at(-1), by);
  }
  const canary = await publishText(site, 'canary');
  await startCanary(site, { version: canary, share: 0.1, classes: [] }, by);
  const spare: string[] = [];
  for (let count = 0; count < MOST_SPARE + 3; count += 1) spare.push(await publishText(site, `spare ${count}`));
  const wanted = [...promoted.slice(-1 - MOST_WAYS_BACK), canary, ...spare.slice(-1 - MOST_SPARE)];
  expect((await known(site)).toSorted()).toEqual(wanted.toSorted());
  await expect(rollback(site, promoted[0], by)).rejects.toThrow(`has no version ${promoted[0]}`);
  expect((await rollback(site, promoted.at(-1 - MOST_WAYS_BACK), by)).current).toBe(promoted.at(-1 - MOST_WAYS_BACK));
  // Whoever has a version open that is gone from the ledger still finds its files.
  expect((await stat(join(folder, 'sites', 'teacher', 'v', promoted[0] ?? '', 'remoteEntry.js'))).isFile()).toBe(true);
});

it('keeps the version that was just published by a machine whose clock is behind', async () => {
  const site = localSite(join(folder, 'sites'), 'teacher');
  for (let count = 0; count < MOST_SPARE + 2; count += 1) await publishText(site, `spare ${count}`);
  const dist = join(folder, 'dist', 'late');
  await writeSharingRemote(dist, 'teacher', 'late');
  const { version } = await publish(dist, site, by, new Date('2020-01-01T00:00:00Z'));
  expect(await known(site)).toContain(version);
});

describe.each(Object.entries(stages))('on %s', (_, open) => {
  it('never puts other contents under the name of a file whose version is gone', async () => {
    const site = open();
    const first = await publishText(site, 'first');
    for (let count = 0; count < MOST_SPARE + 1; count += 1) await publishText(site, `spare ${count}`);
    await promote(site, undefined, by);
    for (let count = 0; count < MOST_WAYS_BACK; count += 1)
      await promote(site, await publishText(site, `more ${count}`), by);
    for (let count = 0; count < MOST_SPARE; count += 1) await publishText(site, `last ${count}`);
    expect(await known(site)).not.toContain(first);
    const dist = join(folder, 'dist', 'first');
    const own = (await readFile(join(dist, 'mf-manifest.json'), 'utf8')).match(/assets\/(entry-\w+\.js)/)?.[1] ?? '';
    await writeFile(join(dist, 'assets', own), `import './kept-aaaaaaaa.js';\nexport const text = 'other';\n`);
    const { version, release } = await publish(dist, site, by);
    expect(Object.keys(release.builds[version]?.files ?? {})).toContain(`v/${version}/assets/${own}`);
  });
});
