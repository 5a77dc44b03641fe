import { beforeAll, expect, it } from 'vitest';
import { newSigningKeys } from './signature.ts';
import { isSignedBy, MOST_SIGNATURES, withSignatures } from './signed-release.ts';

const release = { schema: 1, area: 'teacher', revision: 3, builds: { bbb: { files: { 'b.js': 'x', 'a.js': 'y' } } } };
let [old, next] = [
  { privateKey: '', publicKey: '' },
  { privateKey: '', publicKey: '' },
];
beforeAll(async () => {
  [old, next] = await Promise.all([newSigningKeys(), newSigningKeys()]);
});
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('believes what a listed key signed, in whatever order its names come, with what it does not know', async () => {
  const signed = await withSignatures({ ...release, later: { than: ['this', null] }, none: undefined }, [
    old.privateKey,
  ]);
  expect(await isSignedBy(sent(signed), [old.publicKey])).toBe(true);
  const { builds, ...rest } = signed;
  const turned = {
    builds: { bbb: { files: Object.fromEntries(Object.entries(builds.bbb.files).reverse()) } },
    ...rest,
  };
  expect(await isSignedBy(sent(turned), [old.publicKey])).toBe(true);
});

it.each([
  ['another version', { revision: 4 }],
  ['another area', { area: 'student' }],
  ['another hash', { builds: { bbb: { files: { 'b.js': 'z', 'a.js': 'y' } } } }],
  ['a canary more', { canary: { version: 'bbb', share: 1 } }],
  ['a file more', { builds: { bbb: { files: { 'b.js': 'x', 'a.js': 'y', 'c.js': 'z' } } } }],
  ['a field that this version does not know', { later: true }],
])('refuses %s', async (_, change) => {
  const signed = await withSignatures(release, [old.privateKey]);
  expect(await isSignedBy(sent({ ...signed, ...change }), [old.publicKey])).toBe(false);
});

it('refuses a release without a signature, of another key, and nonsense', async () => {
  const signed = await withSignatures(release, [old.privateKey]);
  const [signature = ''] = signed.signatures;
  expect(await isSignedBy(sent(signed), [])).toBe(false);
  expect(await isSignedBy(sent(signed), [next.publicKey, 'no key'])).toBe(false);
  for (const signatures of [undefined, [], signature, [`A${signature.slice(1)}`], [7], ['💥'], { 0: signature }])
    expect(await isSignedBy(sent({ ...release, signatures }), [old.publicKey]), String(signatures)).toBe(false);
  for (const nonsense of [undefined, null, 7, 'text', [release]])
    expect(await isSignedBy(nonsense, [old.publicKey])).toBe(false);
});

it('lets keys be exchanged: each of two is enough while both sign, and the new one alone afterwards', async () => {
  const both = sent(await withSignatures(release, [next.privateKey, old.privateKey]));
  for (const key of [old, next]) expect(await isSignedBy(both, [key.publicKey])).toBe(true);
  const after = sent(await withSignatures(release, [next.privateKey]));
  expect([await isSignedBy(after, [old.publicKey, next.publicKey]), await isSignedBy(after, [old.publicKey])]).toEqual([
    true,
    false,
  ]);
});

it('looks at a bounded number of signatures', async () => {
  const signed = await withSignatures(release, [old.privateKey]);
  const many = [...Array.from({ length: MOST_SIGNATURES }, () => 'AAAA'), ...signed.signatures];
  expect(await isSignedBy(sent({ ...signed, signatures: many }), [old.publicKey])).toBe(false);
});
