import { beforeAll, expect, it } from 'vitest';
import { LONGEST_OVERRIDE_MS, type Override, readOverride, signOverride } from './override.ts';
import { newSigningKeys } from './signature.ts';

const now = 1_800_000_000_000;
const override: Override = { area: 'teacher', address: 'http://localhost:5301', until: now + 3_600_000, by: 'ada' };
let keys = { privateKey: '', publicKey: '' };
beforeAll(async () => {
  keys = await newSigningKeys();
});
const read = (token: string, at = now) => readOverride(token, keys.publicKey, at);

it('reads what the holder of the key signed, while it holds', async () => {
  const token = await signOverride(override, keys.privateKey);
  expect(await read(token)).toEqual(override);
  expect(await read(token, override.until)).toBeUndefined();
});

it("refuses a stranger's link, a changed one, and nonsense", async () => {
  const token = await signOverride(override, keys.privateKey);
  const [payload, signature = ''] = token.split('.');
  const changed = btoa(JSON.stringify({ ...override, address: 'http://localhost:6666' })).replaceAll('=', '');
  const strange = await signOverride(override, (await newSigningKeys()).privateKey);
  for (const each of [strange, `${changed}.${signature}`, `${payload}.`, `${payload}`, '', '.', 'x.y', '💥.💥'])
    expect(await read(each), each).toBeUndefined();
  expect(await readOverride(token, 'no key', now)).toBeUndefined();
});

it('refuses links that would be valid for longer than a working day', async () => {
  const token = await signOverride({ ...override, until: now + LONGEST_OVERRIDE_MS + 1 }, keys.privateKey);
  expect(await read(token)).toBeUndefined();
});

it.each(['https://evil.example', 'http://localhost.evil.example:80', 'http://localhost:5301/x', 'http://localhost'])(
  'signs nothing that leads elsewhere: %s',
  async (address) => {
    await expect(signOverride({ ...override, address }, keys.privateKey)).rejects.toThrow();
  },
);
