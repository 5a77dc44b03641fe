import { type ListedArea, newSigningKeys, type Release, signPreview, withSignatures } from '@lemma/contract';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { knownRelease } from '../remotes/known-release.ts';
import { LINK_KEY, mayFollowLink } from './link-key.ts';
import { findPreview } from './preview.ts';

const [served, next, bad] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const build = (version: string) => ({
  publishedAt: '2026-11-20T10:00:00Z',
  contractVersion: 1,
  manifest: `v/${version}/mf-manifest.json`,
  requires: {},
  files: {},
});
const ledger: Release = {
  ...{ schema: 1, revision: 3, area: 'teacher', current: served, previous: bad, issuedAt: '2026-11-20T10:00:00Z' },
  canary: { version: next, share: 1, classes: [] },
  withdrawn: [bad],
  builds: { [served]: build(served), [next]: build(next), [bad]: build(bad) },
};

let keys = { privateKey: '', publicKey: '' };
beforeAll(async () => {
  keys = await newSigningKeys();
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const areas = (): readonly ListedArea[] => [
  { area: 'teacher', path: '/dashboard', role: 'teacher', address: 'https://t.example', keys: [keys.publicKey] },
];
const serve = async (release: Release = ledger, key = keys.privateKey) => {
  const asked: string[] = [];
  const body = await withSignatures(release, [key]);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(body);
  });
  return asked;
};
const linkTo = async (version: string, until = Date.now() + 60_000, query = '') => {
  const token = await signPreview({ area: 'teacher', version, until, by: 'ada' }, keys.privateKey);
  window.history.replaceState(null, '', `/preview${query}#${token}`);
  return token;
};
const find = () => findPreview(areas());

it('opens the version that a link names, alone, and goes on to the area with the link kept for the tab', async () => {
  const asked = await serve();
  await linkTo(next);
  expect(mayFollowLink()).toBe(true);
  const found = await find();
  expect(found).toMatchObject({ version: next, by: 'ada' });
  if (found === undefined || 'refused' in found) throw new Error('refused');
  const { release } = found.opened;
  expect([release.current, release.previous, release.canary]).toEqual([next, undefined, undefined]);
  expect(Object.keys(release.builds)).toEqual([next]);
  expect(asked).toEqual(['https://t.example/ledger.json']);
  expect(window.location.pathname + window.location.hash).toBe('/dashboard');
  expect(mayFollowLink()).toBe(true);
  expect(await find()).toMatchObject({ version: next });
  expect(
    await knownRelease({
      ...areas()[0],
      area: 'teacher',
      address: 'https://t.example',
      isDevelopment: false,
      keys: undefined,
    }),
  ).toBe(undefined);
});

it.each([
  ['?to=/students', '/students'],
  ['?to=//evil.example', '/'],
])('goes on from %s to %s', async (query, path) => {
  await serve();
  await linkTo(next, undefined, query);
  await find();
  expect(window.location.pathname).toBe(path);
});

it('says why it opens nothing: expired, changed, rolled back, or gone', async () => {
  await serve();
  const token = await linkTo(next, Date.now() - 1);
  expect(await find()).toEqual({ refused: 'expired' });
  window.history.replaceState(null, '', `/preview#f${token}`);
  expect(await find()).toEqual({ refused: 'invalid' });
  await linkTo(bad);
  expect(await find()).toEqual({ refused: 'gone' });
  await linkTo('dddddddddddd');
  expect(await find()).toEqual({ refused: 'gone' });
});

it('is an ordinary link once everybody is served the version', async () => {
  await serve();
  await linkTo(next);
  await find();
  await serve({ ...ledger, current: next });
  await linkTo(next);
  expect(await find()).toBe(undefined);
  expect([window.location.pathname, mayFollowLink()]).toEqual(['/dashboard', false]);
});

it('ends in a tab that followed it, once its time is over', async () => {
  await serve();
  await linkTo(next, Date.now() + 60_000);
  await find();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await find()).toEqual({ refused: 'expired' });
  vi.useRealTimers();
  expect(sessionStorage.getItem(LINK_KEY)).toBe(null);
  expect(await find()).toBe(undefined);
});

it('believes no list of versions that somebody else signed, and asks again at the next try', async () => {
  await serve(ledger, (await newSigningKeys()).privateKey);
  await linkTo(next);
  expect(await find()).toMatchObject({ refused: { fault: { code: 'remote/untrusted' } } });
  await serve();
  expect(await find()).toMatchObject({ version: next });
});

it('leaves links of developers to others', async () => {
  window.history.replaceState(null, '', '/override#x.y');
  expect(await find()).toBe(undefined);
});
