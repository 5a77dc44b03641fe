import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSchema } from '@lemma/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRemote } from '../stand-in/builds.ts';
import { promote, rollback } from './move.ts';
import { publish } from './publish.ts';
import { readRelease, type Site, siteIn } from './site.ts';

let folder = '';
let site: Site = siteIn('', 'teacher');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-release-'));
  site = siteIn(join(folder, 'sites'), 'teacher');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publishText(text: string, at = '2026-11-20T08:00:00.000Z') {
  const dist = join(folder, 'dist', text.replaceAll(' ', '-'));
  await writeRemote(dist, 'teacher', text);
  return publish(dist, site, new Date(at));
}

describe('publish', () => {
  it('copies the build under a version of twelve hexadecimal digits and serves the first one', async () => {
    const { version, isNew, release } = await publishText('first');
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(isNew).toBe(true);
    expect(release.current).toBe(version);
    expect(await readFile(join(site.folder, 'v', version, 'assets', 'entry.js'), 'utf8')).toContain('first');
  });

  it('writes a release.json of the contract, with the integrity of every file and what the build requires', async () => {
    const { version } = await publishText('first');
    const release = releaseSchema.parse(JSON.parse(await readFile(join(site.folder, 'release.json'), 'utf8')));
    const build = release.builds[version];
    expect(build?.manifest).toBe(`v/${version}/mf-manifest.json`);
    expect(build?.requires).toEqual({ react: '^19.0.0' });
    expect(Object.keys(build?.files ?? {}).sort()).toEqual(
      ['assets/entry.js', 'mf-manifest.json', 'remoteEntry.js'].map((path) => `v/${version}/${path}`),
    );
    for (const integrity of Object.values(build?.files ?? {})) expect(integrity).toMatch(/^sha384-[\w+/]{64}$/);
  });

  it('gives the same files the same version and changes nothing the second time', async () => {
    const first = await publishText('same');
    const again = await publishText('same', '2026-11-21T08:00:00.000Z');
    expect(again).toEqual({ ...first, isNew: false });
  });

  it('keeps serving the version before until the new one is promoted', async () => {
    const first = await publishText('first');
    const second = await publishText('second');
    expect(second.release.current).toBe(first.version);
    const { current, previous } = await promote(site, second.version);
    expect({ current, previous }).toEqual({ current: second.version, previous: first.version });
  });

  it('refuses to reuse the name of a version whose files were changed on the site', async () => {
    const { version } = await publishText('first');
    await writeFile(join(site.folder, 'v', version, 'remoteEntry.js'), 'alert(1)');
    await expect(publishText('first')).rejects.toThrow('no longer holds what was published');
  });

  it('names the folder when there is no build', async () => {
    await expect(publish(join(folder, 'nowhere'), site)).rejects.toThrow(`There is no build in ${folder}/nowhere`);
  });

  it('loses neither of many releases made at the same moment', async () => {
    const published = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => publishText(text)));
    const release = await readRelease(site);
    expect(Object.keys(release?.builds ?? {}).sort()).toEqual(published.map(({ version }) => version).sort());
    expect((await readdir(site.folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('promote and rollback', () => {
  it('promotes the newest version when none is named', async () => {
    await publishText('old', '2026-11-18T08:00:00.000Z');
    const newest = await publishText('new', '2026-11-20T08:00:00.000Z');
    await publishText('between', '2026-11-19T08:00:00.000Z');
    expect((await promote(site)).current).toBe(newest.version);
  });

  it('goes back to the version before, and forward again', async () => {
    const first = await publishText('first');
    const second = await publishText('second');
    await promote(site, second.version);
    expect(await rollback(site)).toMatchObject({ current: first.version, previous: second.version });
    expect(await rollback(site)).toMatchObject({ current: second.version, previous: first.version });
  });

  it('goes back to any kept version by the start of its name', async () => {
    const first = await publishText('first');
    for (const text of ['second', 'third']) await promote(site, (await publishText(text)).version);
    expect((await rollback(site, first.version.slice(0, 6))).current).toBe(first.version);
  });

  it('changes nothing when the served version is promoted again', async () => {
    const { version } = await publishText('first');
    const second = await publishText('second');
    await promote(site, second.version);
    expect(await promote(site, second.version)).toMatchObject({ current: second.version, previous: version });
  });

  it('says what there is when a version is unknown', async () => {
    const { version } = await publishText('first');
    await expect(promote(site, 'ffffffffffff')).rejects.toThrow(
      `teacher has no version ffffffffffff. It has ${version}.`,
    );
  });

  it('has no way back before a second version', async () => {
    const { version } = await publishText('first');
    await expect(rollback(site)).rejects.toThrow(`teacher has no version before ${version}`);
  });

  it('says that nothing was published', async () => {
    await expect(promote(site)).rejects.toThrow('Nothing of teacher has been published yet.');
  });
});
