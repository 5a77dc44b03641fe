import { type Area, newSigningKeys, type Release, STORED_VERSION, withSignatures } from '@lemma/contract';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownRelease, rememberRelease } from './known-release.ts';
import { readRelease } from './read-release.ts';

const [current, previous] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const build = (version: string) => ({
  publishedAt: '2026-11-20T10:00:00Z',
  contractVersion: 1,
  manifest: `v/${version}/mf-manifest.json`,
  requires: {},
  files: {},
});
const release = (issuedAt: string, area: Area = 'teacher'): Release => ({
  ...{ schema: 1, revision: 1, area, current, previous, issuedAt },
  builds: { [current]: build(current), [previous]: build(previous) },
});
const [early, late] = ['2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'] as const;

const nobody = { privateKey: '', publicKey: '' };
const keys = { teacher: nobody, student: nobody, stranger: nobody };
beforeAll(async () => {
  for (const name of ['teacher', 'student', 'stranger'] as const) keys[name] = await newSigningKeys();
});
beforeEach(() => localStorage.clear());

const site = (trusted: readonly string[] | undefined = [keys.teacher.publicKey]) => ({
  area: 'teacher' as const,
  address: 'https://t.example',
  isDevelopment: false,
  keys: trusted,
});
const signed = (value: Release, key = keys.teacher) => withSignatures(value, [key.privateKey]);
const serve = (body: object, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { headers }));
const refusal = { code: 'remote/untrusted' };

describe('a release as its site serves it', () => {
  it('is read where the area’s team signed it', async () => {
    serve(await signed(release(early)));
    expect((await readRelease(site())).release).toMatchObject({ current, previous });
  });

  it('is refused unsigned, changed, or signed by another area’s team, with words that say so', async () => {
    serve(release(early));
    await expect(readRelease(site())).rejects.toMatchObject({
      ...refusal,
      detail: 'teacher@unknown: release.json is not signed by a key of this area',
    });
    serve({ ...(await signed(release(early))), current: previous });
    await expect(readRelease(site())).rejects.toMatchObject(refusal);
    serve(await signed(release(early), keys.student));
    await expect(readRelease(site())).rejects.toMatchObject(refusal);
    serve(await signed(release(early)));
    await expect(readRelease(site([]))).rejects.toMatchObject(refusal);
  });

  it('is refused where it is another area’s, though the same key signed it', async () => {
    serve(await signed(release(early, 'student')));
    await expect(readRelease(site())).rejects.toMatchObject({
      ...refusal,
      detail: 'teacher@unknown: release.json is one of student',
    });
  });

  it('is refused where it is older than what opened here, and read where it is not', async () => {
    const first = await signed(release(late));
    rememberRelease(site(), first, current);
    serve(await signed(release(early)));
    await expect(readRelease(site())).rejects.toMatchObject({
      ...refusal,
      detail: `teacher@unknown: release.json of ${early} is older than what opened here, of ${late}`,
    });
    serve(first);
    expect((await readRelease(site())).release.issuedAt).toBe(late);
  });

  it('needs no signature at an address that a signed link names', async () => {
    serve(release(early));
    expect((await readRelease({ ...site(), keys: undefined })).release.current).toBe(current);
  });

  it('comes with the version that is stored without a network, if it is one of the signed ones', async () => {
    const body = await signed(release(early));
    serve(body, { [STORED_VERSION]: previous });
    expect((await readRelease(site())).version).toBe(previous);
    serve(body, { [STORED_VERSION]: 'cccccccccccc' });
    expect((await readRelease(site())).version).toBeUndefined();
  });
});

describe('what this device remembers', () => {
  it('is the release as it was signed, with the version that opened', async () => {
    rememberRelease(site(), await signed(release(early)), previous);
    expect(await knownRelease(site())).toMatchObject({ version: previous, release: { issuedAt: early } });
  });

  it('is worth nothing where somebody else wrote it, or the key is valid no longer', async () => {
    // Far in the future: it would otherwise make every release of the team too old.
    rememberRelease(site(), await signed(release('9999-01-01T00:00:00Z'), keys.stranger), current);
    expect(await knownRelease(site())).toBeUndefined();
    serve(await signed(release(early)));
    expect((await readRelease(site())).release.issuedAt).toBe(early);
    rememberRelease(site(), await signed(release(early)), current);
    expect(await knownRelease(site([keys.stranger.publicKey]))).toBeUndefined();
    rememberRelease(site(), await signed(release(early, 'student')), current);
    expect(await knownRelease(site())).toBeUndefined();
    rememberRelease(site(), await signed(release(early)), 'cccccccccccc');
    expect(await knownRelease(site())).toBeUndefined();
  });
});
