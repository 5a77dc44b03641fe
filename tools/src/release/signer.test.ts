import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedBy } from '@lemma/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRemote } from '../stand-in/builds.ts';
import { standInHosting } from '../stand-in/hosting.ts';
import { hostingSite } from './hosting-site.ts';
import { localSite } from './local-site.ts';
import { promote, signAnew } from './move.ts';
import { publish } from './publish.ts';
import { fileSigner, type SignerOptions } from './signer.ts';
import { makeSigningKey, publicKeyOf, readSigningKey } from './signing-key.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-signer-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const by = { by: 'ada' };
const keyFile = (name: string) => join(folder, `${name}.key`);
const newKey = (name: string) => makeSigningKey(keyFile(name));
const siteOf = (name: string, more: Partial<SignerOptions> = {}) =>
  localSite(join(folder, 'sites'), 'teacher', fileSigner({ keyFiles: [keyFile(name)], ...more }));
const served = async (name = 'release.json'): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'sites', 'teacher', name), 'utf8'));
const put = (value: object, name: string) => writeFile(join(folder, 'sites', 'teacher', name), JSON.stringify(value));
async function built(text: string): Promise<string> {
  const dist = join(folder, 'dist', text);
  await writeRemote(dist, 'teacher', text);
  return dist;
}

describe('a key', () => {
  it('is written once, for its owner alone, and names its public half', async () => {
    const publicKey = await newKey('own');
    expect(publicKeyOf(await readSigningKey(keyFile('own')))).toBe(publicKey);
    await expect(newKey('own')).rejects.toThrow('is there already');
    await expect(readSigningKey(keyFile('none'))).rejects.toThrow('There is no key in');
    await writeFile(keyFile('other'), 'not a key');
    await expect(readSigningKey(keyFile('other'))).rejects.toThrow('holds no private key');
  });
});

describe('the two files of a site', () => {
  it('are signed at every change, and never dated before the change before', async () => {
    const key = await newKey('own');
    const { version } = await publish(await built('one'), siteOf('own'), by, new Date('2030-01-01T00:00:00Z'));
    for (const name of ['release.json', 'ledger.json']) expect(await isSignedBy(await served(name), [key])).toBe(true);
    // By a machine whose clock is behind.
    await publish(await built('two'), siteOf('own'), by, new Date('2026-01-01T00:00:00Z'));
    expect(await served()).toMatchObject({ current: version, revision: 2, issuedAt: '2030-01-01T00:00:00.001Z' });
  });

  it('are not released upon where somebody else changed them', async () => {
    await newKey('own');
    const { version } = await publish(await built('one'), siteOf('own'), by);
    const ledger = Object(await served('ledger.json'));
    const altered = structuredClone(ledger);
    altered.builds[version].files['assets/entry.js'] = 'sha384-of-somebody-else';
    await put(altered, 'ledger.json');
    await expect(promote(siteOf('own'), undefined, by)).rejects.toThrow('is not signed by the key');
    const { signatures: _, ...unsigned } = ledger;
    await put(unsigned, 'ledger.json');
    await expect(promote(siteOf('own'), undefined, by)).rejects.toThrow('carries no signature');
  });

  it('of before releases were signed are taken over when somebody says so, and signed', async () => {
    const key = await newKey('own');
    await publish(await built('one'), siteOf('own'), by);
    const { signatures: _, issuedAt: __, ...unsigned } = Object(await served('ledger.json'));
    await put(unsigned, 'ledger.json');
    await signAnew(siteOf('own', { takesUnsigned: true }), by);
    expect(await isSignedBy(await served(), [key])).toBe(true);
    expect((await siteOf('own').audit()).at(-1)).toMatchObject({ action: 'sign', revision: 2 });
  });
});

describe('keys that change', () => {
  it('both sign while they are exchanged; then the new one goes on alone', async () => {
    const [old, next] = [await newKey('old'), await newKey('next')];
    await publish(await built('one'), siteOf('old'), by);
    await expect(signAnew(siteOf('next'), by)).rejects.toThrow('is not signed by the key');
    await signAnew(siteOf('next', { keyFiles: [keyFile('next'), keyFile('old')] }), by);
    for (const key of [old, next]) expect(await isSignedBy(await served(), [key])).toBe(true);
    await publish(await built('two'), siteOf('next'), by);
    expect([await isSignedBy(await served(), [next]), await isSignedBy(await served(), [old])]).toEqual([true, false]);
  });

  it('may have been lost: its public half is believed once more', async () => {
    const [old, next] = [await newKey('old'), await newKey('next')];
    await publish(await built('one'), siteOf('old'), by);
    await signAnew(siteOf('next', { trusted: [old] }), by);
    expect(await isSignedBy(await served(), [next])).toBe(true);
  });

  it('may have been stolen: a new ledger begins, and files that were changed are written again', async () => {
    await newKey('stolen');
    const next = await newKey('next');
    const dist = await built('one');
    const { version } = await publish(dist, siteOf('stolen'), by);
    await publish(await built('evil'), siteOf('stolen'), by);
    const file = join(folder, 'sites', 'teacher', 'v', version, 'assets/entry.js');
    await writeFile(file, 'somebody else’s');
    await publish(dist, siteOf('next', { startsAnew: true }), by);
    expect(await served('ledger.json')).toMatchObject({ revision: 1, current: version });
    expect(Object.keys(Object(await served('ledger.json')).builds)).toEqual([version]);
    expect(await isSignedBy(await served(), [next])).toBe(true);
    expect(await readFile(file, 'utf8')).toContain('one');
  });

  it('may have been stolen on Firebase Hosting: the new release takes over no file', async () => {
    await newKey('stolen');
    await newKey('next');
    const hosting = await standInHosting('lemma-teacher');
    try {
      const at = (name: string, startsAnew: boolean) =>
        hostingSite(hosting.place, 'teacher', fileSigner({ keyFiles: [keyFile(name)], startsAnew }));
      const evil = (await publish(await built('evil'), at('stolen', false), by)).version;
      const { version } = await publish(await built('one'), at('next', true), by);
      const status = async (path: string) => (await fetch(`${hosting.place.address}/${path}`)).status;
      expect(await status(`v/${version}/assets/entry.js`)).toBe(200);
      expect(await status(`v/${evil}/assets/entry.js`)).toBe(404);
    } finally {
      await hosting.stop();
    }
  });
});
