import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, LONGEST_PREVIEW_MS, readPreview } from '@lemma/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeRemote } from '../stand-in/builds.ts';
import { localSite } from './local-site.ts';
import { promote, rollback } from './move.ts';
import { makePreviewLinks } from './preview.ts';
import { publish } from './publish.ts';
import type { Site } from './site.ts';
import type { Surroundings } from './surroundings.ts';

const who = { by: 'ada' };
const shell = 'https://lemma.example';
const now = 1_800_000_000_000;
let folder = '';
let site: Site;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-preview-'));
  site = localSite(join(folder, 'sites'), 'teacher');
  await publishText('first');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publishText(text: string): Promise<string> {
  const dist = join(folder, 'dist', text);
  await writeRemote(dist, 'teacher', text);
  return (await publish(dist, site, who)).version;
}

const shells = (contractVersion: number = CONTRACT_VERSION): Surroundings => ({
  shells: [{ contractVersion, shared: { react: '19.3.1' } }],
  environment: undefined,
  pages: [],
});
const links = (version: string, more: { days?: number; to?: string; shells?: string[] } = {}, around = shells()) =>
  makePreviewLinks(site, { version, days: 7, by: 'ada', shells: [shell], ...more }, around, now);

it('links to a version that is published and not served, until its time is over', async () => {
  const version = await publishText('next');
  const [link = ''] = await links(version.slice(0, 8), { to: '/students' });
  const { origin, pathname, searchParams, hash } = new URL(link);
  expect([origin, pathname, searchParams.get('to')]).toEqual([shell, '/preview', '/students']);
  const keys = await site.signer.publicKeys();
  const until = now + LONGEST_PREVIEW_MS / 2;
  expect(await readPreview(hash.slice(1), () => keys, now)).toEqual({ area: 'teacher', version, until, by: 'ada' });
  expect(await readPreview(hash.slice(1), () => keys, until)).toBe('expired');
});

it('makes no link to a version that is served, was rolled back, or that this site does not have', async () => {
  await expect(links((await site.read())?.current ?? '')).rejects.toThrow('is served to everybody already');
  const bad = await publishText('bad');
  await promote(site, bad, who);
  await rollback(site, undefined, who);
  await expect(links(bad)).rejects.toThrow('was rolled back');
  await expect(links('ffffffffffff')).rejects.toThrow('teacher has no version ffffffffffff');
});

it('makes no link that a shell would not open', async () => {
  const version = await publishText('next');
  await expect(links(version, {}, shells(CONTRACT_VERSION + 1))).rejects.toThrow(/would not open:\n.*contract/);
});

it.each([
  [{ shells: [] }, '--shell ADDRESS'],
  [{ days: 15 }, 'for 14 days at the most'],
  [{ days: 0 }, '--days 0 is not'],
  [{ days: Number.NaN }, '--days NaN is not'],
])('says what is wrong with %j', async (more, words) => {
  await expect(links(await publishText('next'), more)).rejects.toThrow(words);
});
