import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSchema } from '@lemma/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRemote, writeSharingRemote } from '../stand-in/builds.ts';
import { standInHosting } from '../stand-in/hosting.ts';
import { hostingSite } from './hosting-site.ts';
import { localSite } from './local-site.ts';
import { halt, promote, rollback, startCanary } from './move.ts';
import { publish } from './publish.ts';
import { folderSigner } from './signer.ts';
import type { Site } from './site.ts';

type Stage = { readonly open: () => Site; readonly served: (path: string) => Promise<string | undefined> };
let folder = '';
let hosting: Awaited<ReturnType<typeof standInHosting>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-sites-'));
  hosting = await standInHosting('lemma-teacher');
});
afterEach(async () => {
  await hosting.stop();
  await rm(folder, { recursive: true, force: true });
});

const stages: Record<string, () => Stage> = {
  'a folder': () => ({
    open: () => localSite(join(folder, 'sites'), 'teacher'),
    served: (path) => readFile(join(folder, 'sites', 'teacher', path), 'utf8').catch(() => undefined),
  }),
  'Firebase Hosting': () => ({
    open: () => hostingSite(hosting.place, 'teacher', folderSigner(folder, 'teacher')),
    served: async (path) => {
      const reply = await fetch(`${hosting.place.address}/${path}`);
      return reply.ok ? reply.text() : undefined;
    },
  }),
};

const by = (name: string) => ({ by: name });

async function publishText(site: Site, text: string, name = 'ada') {
  const dist = join(folder, 'dist', text);
  await writeRemote(dist, 'teacher', text);
  return (await publish(dist, site, by(name))).version;
}

describe.each(Object.entries(stages))('on %s', (_, prepare) => {
  it('serves every version that was published, and the release that points at them', async () => {
    const { open, served } = prepare();
    const first = await publishText(open(), 'first');
    const second = await publishText(open(), 'second');
    await promote(open(), second, by('ada'));
    expect(await served(`v/${first}/assets/entry.js`)).toContain('first');
    expect(await served(`v/${second}/assets/entry.js`)).toContain('second');
    expect(releaseSchema.parse(JSON.parse((await served('release.json')) ?? ''))).toMatchObject({
      current: second,
      previous: first,
      revision: 3,
    });
  });

  it('keeps an unchanged file at its address, and sends what changed', async () => {
    const { open, served } = prepare();
    const builds = [];
    for (const text of ['first', 'second']) {
      const dist = join(folder, 'dist', text);
      await writeSharingRemote(dist, 'teacher', text);
      const { version, release } = await publish(dist, open(), by('ada'));
      builds.push({ ...release.builds[version], version });
    }
    const [first = {}, second = {}] = builds.map(({ files }) => files);
    expect(Object.keys(second).filter((path) => !(path in first))).toEqual([
      `v/${builds[1]?.version}/area.json`,
      expect.stringMatching(/^v\/assets\/entry-/),
      `v/${builds[1]?.version}/remoteEntry.js`,
      `v/${builds[1]?.version}/mf-manifest.json`,
    ]);
    for (const { entry = '', imports = {}, version } of builds) {
      expect(entry).toBe(`v/${version}/remoteEntry.js`);
      expect(await served(entry)).toContain('../assets/entry-');
      expect(Object.values(imports)).toEqual([['v/assets/kept-aaaaaaaa.js']]);
    }
    expect(await served('v/assets/kept-aaaaaaaa.js')).toBe('export {};\n');
  });

  it('lets two teams release at the same moment, with an audit entry each', async () => {
    const { open } = prepare();
    const base = await publishText(open(), 'base');
    const teams = ['ada', 'ben', 'cy', 'dee'];
    const versions = await Promise.all(teams.map((team) => publishText(open(), team, team)));
    await Promise.all([promote(open(), versions[0], by('ada')), promote(open(), versions[1], by('ben'))]);
    const release = await open().read();
    expect(Object.keys(release?.builds ?? {}).sort()).toEqual([base, ...versions].sort());
    const lines = await open().audit();
    expect(lines.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(
      lines
        .slice(1, 5)
        .map((line) => line.by)
        .sort(),
    ).toEqual(teams);
    // The second change started from the result of the first, not from the state before both.
    expect(lines.at(-1)).toMatchObject({ action: 'promote', from: lines.at(-2)?.to, to: release?.current });
    expect(lines.at(-2)).toMatchObject({ action: 'promote', from: base });
  });

  it('starts and halts a canary without changing what others are served', async () => {
    const { open } = prepare();
    const first = await publishText(open(), 'first');
    const second = await publishText(open(), 'second');
    const canary = { version: second, share: 0.05, classes: ['7a'] };
    expect(await startCanary(open(), canary, by('ada'))).toMatchObject({ current: first, canary });
    const halted = await halt(open(), { by: 'ada', why: 'too slow' });
    expect(halted.current).toBe(first);
    expect(halted.canary).toBeUndefined();
    expect((await open().audit()).at(-1)).toMatchObject({ action: 'halt', by: 'ada', why: 'too slow' });
    await expect(halt(open(), by('ada'))).rejects.toThrow('teacher has no canary');
  });

  it('ends a canary when a version is promoted or rolled back', async () => {
    const { open } = prepare();
    const first = await publishText(open(), 'first');
    const second = await publishText(open(), 'second');
    await startCanary(open(), { version: second, share: 1, classes: [] }, by('ada'));
    expect((await promote(open(), second, by('ada'))).canary).toBeUndefined();
    await expect(startCanary(open(), { version: second, share: 1, classes: [] }, by('ada'))).rejects.toThrow(
      'served to everybody already',
    );
    await startCanary(open(), { version: first, share: 1, classes: [] }, by('ada'));
    expect(await rollback(open(), undefined, by('ada'))).toMatchObject({ current: first, withdrawn: [second] });
  });

  it('tells browsers only of the served versions, and can roll back to any', async () => {
    const { open, served } = prepare();
    const versions: string[] = [];
    for (const text of ['a', 'b', 'c', 'd']) {
      versions.push(await publishText(open(), text));
      await promote(open(), versions.at(-1), by('ada'));
    }
    const told = releaseSchema.parse(JSON.parse((await served('release.json')) ?? ''));
    expect(Object.keys(told.builds).sort()).toEqual(versions.slice(2).sort());
    expect((await rollback(open(), versions[0], by('ada'))).current).toBe(versions[0]);
  });
});

it('keeps the files that Hosting has, and sends none twice', async () => {
  const open = () => hostingSite(hosting.place, 'teacher', folderSigner(folder, 'teacher'));
  await publishText(open(), 'first');
  const before = hosting.uploads.size;
  await publishText(open(), 'second');
  // Four new files: the changed entry, the manifest with its version, and both ledgers. remoteEntry.js is unchanged.
  expect(hosting.uploads.size - before).toBe(4);
});

it('shortens reasons that are longer than Hosting accepts', async () => {
  const open = () => hostingSite(hosting.place, 'teacher', folderSigner(folder, 'teacher'));
  const first = await publishText(open(), 'first');
  await publishText(open(), 'second').then((second) => promote(open(), second, by('ada')));
  const why = 'The gradebook shows "late" in every cell. '.repeat(30);
  await rollback(open(), first, { by: 'ada', why });
  const last = (await open().audit()).at(-1);
  expect(last).toMatchObject({ action: 'rollback', to: first });
  expect(why.startsWith(last?.why?.slice(0, -1) ?? 'x')).toBe(true);
  expect(last?.why?.length).toBeGreaterThan(200);
});

it('keeps the audit log out of what is served', async () => {
  await publishText(localSite(join(folder, 'sites'), 'teacher'), 'first');
  const served = join(folder, 'sites', 'teacher');
  const before = `${JSON.stringify({ at: '2026-11-01T08:00:00.000Z', by: 'ada', action: 'publish', to: 'old', revision: 0 })}\n`;
  await writeFile(join(served, '.audit.jsonl'), before); // as a version of before left it
  await publishText(localSite(join(folder, 'sites'), 'teacher'), 'second');
  expect((await readdir(served)).filter((name) => name.includes('audit'))).toEqual([]);
  const lines = await localSite(join(folder, 'sites'), 'teacher').audit();
  expect(lines.map(({ to }) => to)[0]).toBe('old');
  expect(lines.length).toBe(3);
});

it('refuses a build that imports a missing file', async () => {
  const dist = join(folder, 'dist', 'broken');
  await writeRemote(dist, 'teacher', "x'; import('./gone.js'); '");
  await expect(publish(dist, localSite(join(folder, 'sites'), 'teacher'), by('ada'))).rejects.toThrow(
    'assets/entry.js imports ./gone.js, which is not among the files of the build',
  );
});
