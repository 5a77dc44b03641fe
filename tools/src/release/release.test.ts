import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityIn, readList, releaseSchema } from '@lemma/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeListedRemote, writeRemote } from '../stand-in/builds.ts';
import { localSite } from './local-site.ts';
import { promote, rollback } from './move.ts';
import { publish } from './publish.ts';
import type { Site } from './site.ts';

const who = { by: 'ada' };
let folder = '';
let served = '';
let site: Site;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-release-'));
  site = localSite(join(folder, 'sites'), 'teacher');
  served = join(folder, 'sites', 'teacher');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publishText(text: string, at = '2026-11-20T08:00:00.000Z') {
  const dist = join(folder, 'dist', text.replaceAll(' ', '-'));
  await writeRemote(dist, 'teacher', text);
  return publish(dist, site, who, new Date(at));
}

describe('publish', () => {
  it('copies the build under a version of twelve hexadecimal digits and serves the first one', async () => {
    const { version, isNew, release } = await publishText('first');
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(isNew).toBe(true);
    expect(release.current).toBe(version);
    expect(await readFile(join(served, 'v', version, 'assets', 'entry.js'), 'utf8')).toContain('first');
  });

  it('writes a release.json of the contract, with the integrity of every file and what the build requires', async () => {
    const { version } = await publishText('first');
    const release = releaseSchema.parse(JSON.parse(await readFile(join(served, 'release.json'), 'utf8')));
    const build = release.builds[version];
    expect(build?.manifest).toBe(`v/${version}/mf-manifest.json`);
    expect(build?.requires).toEqual({ react: '^19.0.0' });
    expect(Object.keys(build?.files ?? {}).sort()).toEqual(
      ['area.json', 'assets/entry.js', 'mf-manifest.json', 'remoteEntry.js'].map((path) => `v/${version}/${path}`),
    );
    for (const integrity of Object.values(build?.files ?? {})) expect(integrity).toMatch(/^sha384-[\w+/]{64}$/);
  });

  it('tells browsers what to fetch ahead of the versions that are opened, not of the way back', async () => {
    const publishAhead = async (text: string) => {
      const dist = join(folder, 'dist', text);
      await writeRemote(dist, 'teacher', text);
      await writeFile(join(dist, 'preload.json'), JSON.stringify({ '*': ['remoteEntry.js'] }));
      return (await publish(dist, site, who)).version;
    };
    const [first, second] = [await publishAhead('first'), await publishAhead('second')];
    const { builds } = await promote(site, second, who);
    const seen = releaseSchema.parse(JSON.parse(await readFile(join(served, 'release.json'), 'utf8'))).builds;
    expect(seen[second]?.preload).toEqual({ '*': [`v/${second}/remoteEntry.js`] });
    expect(seen[first]?.files).toEqual(builds[first]?.files);
    expect(seen[first]).not.toHaveProperty('preload');
    expect(builds[first]).toHaveProperty('preload');
    expect(seen[second]).not.toHaveProperty('sizes');
    const text = await readFile(join(served, 'release.json'), 'utf8');
    const [of, before] = [second, first].map((version) => text.indexOf(`"v/${version}/remoteEntry.js":"sha384-`));
    expect(text.slice(of, before)).not.toMatch(/"preload":|"publishedAt":/);
  });

  it('tells browsers of a build with lists what these do not: the ledger has all', async () => {
    const dist = join(folder, 'dist', 'listed');
    await writeListedRemote(dist, 'teacher', 'listed');
    const { version, release } = await publish(dist, site, who);
    const text = await readFile(join(served, 'release.json'), 'utf8');
    const { schema, builds } = releaseSchema.parse(JSON.parse(text));
    // A shell that knows no lists would run unchecked what is in none of them.
    expect(schema).toBe(2);
    const { files = {}, preload, pages, lists = [] } = builds[version] ?? {};
    expect(Object.keys(files).sort()).toEqual(
      ['mf-manifest.json', 'remoteEntry.js'].map((path) => `v/${version}/${path}`),
    );
    expect(Object.keys(preload ?? {})).toEqual(['*', '']);
    expect(pages).toEqual({ 'later/:id': 'later' });
    const list = readList(await readFile(join(served, lists[0] ?? ''), 'utf8'));
    const all = Object.keys(release.builds[version]?.files ?? {});
    const inLists = Object.values(list).map(([file]) => `v/assets/${file}`);
    expect(all.filter((path) => integrityIn(path) !== undefined).sort()).toEqual([...inLists, ...lists].sort());
  });

  it('gives the same files the same version and changes nothing the second time', async () => {
    const first = await publishText('same');
    const again = await publishText('same', '2026-11-21T08:00:00.000Z');
    expect(again).toEqual({ ...first, isNew: false });
  });

  it('publishes a version again whose manifest is that of a tool of before', async () => {
    const { version } = await publishText('first');
    const built = await readFile(join(folder, 'dist', 'first', 'mf-manifest.json'));
    await writeFile(join(served, 'v', version, 'mf-manifest.json'), built);
    expect((await publishText('first')).isNew).toBe(false);
  });

  it('serves the previous version until the new one is promoted', async () => {
    const first = await publishText('first');
    const second = await publishText('second');
    expect(second.release.current).toBe(first.version);
    const { current, previous } = await promote(site, second.version, who);
    expect({ current, previous }).toEqual({ current: second.version, previous: first.version });
  });

  it('refuses to reuse the name of a version whose files were changed on the site', async () => {
    const { version } = await publishText('first');
    await writeFile(join(served, 'v', version, 'remoteEntry.js'), 'alert(1)');
    await expect(publishText('first')).rejects.toThrow('no longer holds what was published');
  });

  it('names the folder when there is no build', async () => {
    await expect(publish(join(folder, 'nowhere'), site, who)).rejects.toThrow(`There is no build in ${folder}/nowhere`);
  });

  it('loses none of many simultaneous releases', async () => {
    const published = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => publishText(text)));
    const release = await site.read();
    expect(Object.keys(release?.builds ?? {}).sort()).toEqual(published.map(({ version }) => version).sort());
    expect((await readdir(served)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('promote and rollback', () => {
  it('promotes the newest version when none is named', async () => {
    await publishText('old', '2026-11-18T08:00:00.000Z');
    const newest = await publishText('new', '2026-11-20T08:00:00.000Z');
    await publishText('between', '2026-11-19T08:00:00.000Z');
    expect((await promote(site, undefined, who)).current).toBe(newest.version);
  });

  it('rolls back repeatedly, and never to a version that was rolled back', async () => {
    const versions: string[] = [];
    for (const text of ['first', 'second', 'third']) {
      versions.push((await publishText(text)).version);
      await promote(site, versions.at(-1), who);
    }
    const [first, second, third] = versions;
    expect(await rollback(site, undefined, who)).toMatchObject({
      current: second,
      previous: first,
      withdrawn: [third],
    });
    const last = await rollback(site, undefined, who);
    expect(last).toMatchObject({ current: first, withdrawn: [third, second] });
    expect(last.previous).toBeUndefined();
    await expect(rollback(site, undefined, who)).rejects.toThrow(
      `teacher has no version before ${first}. What was rolled back is served again by promote: ${third}, ${second}.`,
    );
    expect((await site.audit()).at(-1)).toMatchObject({ action: 'rollback', to: first, withdrawn: [third, second] });
  });

  it('accepts a withdrawn version again once it is promoted by name', async () => {
    const first = await publishText('first');
    const second = await publishText('second');
    await promote(site, second.version, who);
    await rollback(site, undefined, who);
    expect(await promote(site, second.version, who)).toMatchObject({
      ...{ current: second.version, previous: first.version, withdrawn: [] },
    });
  });

  it('withdraws a version that was halted when the next one is promoted, so that nothing leads back to it', async () => {
    const first = await publishText('first');
    const bad = await publishText('bad');
    await promote(site, bad.version, who);
    const next = await publishText('next');
    const now = await promote(site, next.version, who, [bad.version]);
    expect(now).toMatchObject({ current: next.version, previous: first.version, withdrawn: [bad.version] });
    expect((await rollback(site, undefined, who, [bad.version])).current).toBe(first.version);
  });

  it('rolls back past a version that was halted', async () => {
    const first = await publishText('first');
    const [bad, next] = [await publishText('bad'), await publishText('next')];
    for (const { version } of [bad, next]) await promote(site, version, who);
    expect((await rollback(site, undefined, who, [bad.version])).current).toBe(first.version);
  });

  it('notes that the team serves a halted version all the same, until another is served', async () => {
    await publishText('first');
    const bad = await publishText('bad');
    await promote(site, bad.version, who);
    const again = await promote(site, bad.version, who, [bad.version]);
    expect(again).toMatchObject({ current: bad.version, despiteHalt: bad.version, withdrawn: [] });
    const next = await promote(site, (await publishText('next')).version, who, [bad.version]);
    expect(next.despiteHalt).toBeUndefined();
  });

  it('rolls back to any stored version by the beginning of its name', async () => {
    const first = await publishText('first');
    for (const text of ['second', 'third']) await promote(site, (await publishText(text)).version, who);
    expect((await rollback(site, first.version.slice(0, 6), who)).current).toBe(first.version);
  });

  it('changes nothing when the served version is promoted again', async () => {
    const { version } = await publishText('first');
    const second = await publishText('second');
    await promote(site, second.version, who);
    expect(await promote(site, second.version, who)).toMatchObject({ current: second.version, previous: version });
  });

  it('lists the versions when one is unknown', async () => {
    const { version } = await publishText('first');
    await expect(promote(site, 'ffffffffffff', who)).rejects.toThrow(
      `teacher has no version ffffffffffff. It has ${version}.`,
    );
  });

  it('cannot roll back before a second version', async () => {
    const { version } = await publishText('first');
    await expect(rollback(site, undefined, who)).rejects.toThrow(`teacher has no version before ${version}`);
  });

  it('reports that nothing was published', async () => {
    await expect(promote(site, undefined, who)).rejects.toThrow('Nothing of teacher has been published yet.');
  });
});
