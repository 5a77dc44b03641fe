import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKeys } from '@lemma/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeRemote } from '../stand-in/builds.ts';
import { localSite } from './local-site.ts';
import { publish } from './publish.ts';
import { checkBeforeServing, surroundings } from './surroundings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-surroundings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Stages a shell that lists these keys for the teacher's area; undefined: one from before releases were signed. */
async function stageShellWith(keys: readonly string[] | undefined): Promise<void> {
  const environment = {
    firebase: { apiKey: 'k', authDomain: 'a', projectId: 'p' },
    areas: { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' },
    ...(keys && { releaseKeys: { teacher: keys } }),
  };
  await mkdir(join(folder, 'shell'), { recursive: true });
  const page = `<script type="application/json" id="lemma-environment">${JSON.stringify(environment)}</script>`;
  await writeFile(join(folder, 'shell', 'index.html'), page);
  await writeFile(
    join(folder, 'shell', 'shell.json'),
    JSON.stringify({ contractVersion: 1, shared: { react: '19.3.1' } }),
  );
}

it('names a shell that would open nothing of the team’s, because it lists other keys', async () => {
  const dist = join(folder, 'dist');
  await writeRemote(dist, 'teacher');
  const site = localSite(folder, 'teacher');
  const { version } = await publish(dist, site, { by: 'ada' });
  const check = async () => checkBeforeServing(site, version, await surroundings(folder, []), 'a test');
  const [own = ''] = await site.signer.publicKeys();
  const { publicKey: other } = await newSigningKeys();
  await stageShellWith([other]);
  await expect(check()).rejects.toThrow(
    'the shell that is served lists other keys for teacher than the one that signs it',
  );
  for (const keys of [[other, own], [own], undefined]) {
    await stageShellWith(keys);
    expect(await check()).toEqual([`teacher@${version} was opened in no shell: a test.`]);
  }
});
