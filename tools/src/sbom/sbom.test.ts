import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { reasonAgainst } from './licenses.ts';
import { familiesOf, licenseIn, lockedPackages, withoutIntegrity } from './locked.ts';

const committed = async () => lockedPackages(await readFile(inRepository('package-lock.json'), 'utf8'));

describe('licenses', () => {
  it.each(['MIT', 'MIT OR GPL-3.0-only', '(GPL-2.0 OR (MIT AND ISC))', 'Apache-2.0 AND MIT', 'MIT and ISC'])(
    'take %o',
    (license) => expect(reasonAgainst({ name: 'x', license })).toBeUndefined(),
  );
  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'LGPL-2.1',
    'MPL-2.0',
    'MIT AND GPL-2.0',
    '(MIT OR ISC) AND GPL-2.0',
    'BUSL-1.1',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    '',
  ])('refuse %o', (license) => expect(reasonAgainst({ name: 'x', license })).toContain('not among'));
  it('refuse what says nothing', () => {
    expect(reasonAgainst({ name: 'x', license: undefined })).toBe('x: no license is known');
  });
  it('take MPL-2.0 for tools named as such, and nothing stricter', () => {
    expect(reasonAgainst({ name: 'lightningcss-linux-x64-gnu', license: 'MPL-2.0' })).toBeUndefined();
    expect(reasonAgainst({ name: 'lightningcss', license: 'GPL-3.0-only' })).toContain('not among');
    expect(reasonAgainst({ name: 'lightningcss2', license: 'MPL-2.0' })).toContain('not among');
  });
  it('of everything in package-lock.json are taken', async () => {
    const locked = await committed();
    const families = familiesOf(locked);
    expect(locked.length).toBeGreaterThan(1000);
    const against = locked.map((one) =>
      reasonAgainst({ name: one.name, license: licenseIn(one), family: families.get(one.name) }),
    );
    expect(against.filter((reason) => reason !== undefined)).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('has the hash of every package, for every machine: after npm install, run npm run lock', async () => {
    expect(withoutIntegrity(await committed())).toEqual([]);
  });
  it('hashes by SHA-512 and names no address to download from', async () => {
    const locked = await committed();
    expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    for (const { path, integrity = 'sha512-' } of locked) expect(integrity, path).toMatch(/^sha512-/);
  });
  it('names a package that lacks its hash, for this machine or another', () => {
    const packages = {
      '': {},
      'packages/ui': { version: '1.0.0' },
      'node_modules/@lemma/ui': { link: true },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true, os: ['darwin'] },
      'node_modules/c': { version: '1.0.0', integrity: 'sha512-x' },
    };
    expect(withoutIntegrity(lockedPackages(JSON.stringify({ packages })))).toEqual([
      'node_modules/a',
      'node_modules/b',
    ]);
  });
});
