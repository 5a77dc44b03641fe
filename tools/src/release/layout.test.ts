import { releaseSchema } from '@lemma/contract';
import { expect, it } from 'vitest';
import { layoutOf } from './layout.ts';

const VERSION = 'bbbbbbbbbbbb';
const print = (files: Record<string, string>) => ({ version: VERSION, files: new Map(Object.entries(files)) });
const withFiles = (files: Record<string, string>) =>
  releaseSchema.parse({
    ...{ schema: 1, area: 'teacher', revision: 1, current: 'aaaaaaaaaaaa' },
    builds: {
      aaaaaaaaaaaa: {
        ...{ publishedAt: '2026-11-20T10:00:00Z', contractVersion: 1, manifest: 'v/aaaaaaaaaaaa/mf-manifest.json' },
        ...{ requires: {}, files },
      },
    },
  });
const built = { 'area.json': 'sha384-a', 'entry/remoteEntry.js': 'sha384-e', 'assets/page-AbC-1_xy.js': 'sha384-p' };
const placed = (files: Record<string, string>, kept?: Parameters<typeof layoutOf>[1]) =>
  Object.keys(files).map(layoutOf(print(files), kept));

const shared = [`v/${VERSION}/area.json`, `v/${VERSION}/remoteEntry.js`, 'v/assets/page-AbC-1_xy.js'];

it('puts files with hashed names where all versions share them', () => {
  expect(placed(built)).toEqual(shared);
  expect(placed(built, withFiles({ 'v/assets/page-AbC-1_xy.js': 'sha384-p' }))).toEqual(shared);
});

it.each([
  ['a name stands for other contents', built, withFiles({ 'v/assets/page-AbC-1_xy.js': 'sha384-other' })],
  ['a name says nothing of the contents', { ...built, 'assets/logo.svg': 'sha384-l' }, undefined],
  ['scripts lie where their imports would lead astray', { ...built, 'remoteEntry.js': 'sha384-r' }, undefined],
])('keeps a build together where %s', (_, files, kept) => {
  expect(placed(files, kept)).toEqual(Object.keys(files).map((path) => `v/${VERSION}/${path}`));
});
