import { beforeAll, expect, it } from 'vitest';
import { signOverride } from './override.ts';
import { LONGEST_PREVIEW_MS, type Preview, readPreview, signPreview } from './preview.ts';
import { newSigningKeys } from './signature.ts';

const now = 1_800_000_000_000;
const preview: Preview = { area: 'teacher', version: '0123456789ab', until: now + 3_600_000, by: 'ada' };
let keys = { privateKey: '', publicKey: '' };
beforeAll(async () => {
  keys = await newSigningKeys();
});
const read = (token: string, at = now) =>
  readPreview(token, (area) => (area === 'teacher' ? [keys.publicKey] : []), at);

it('reads what the team signed, and says when its time is over', async () => {
  const token = await signPreview(preview, keys.privateKey);
  expect(await read(token)).toEqual(preview);
  expect(await read(token, preview.until)).toBe('expired');
});

it("takes either of a team's keys while they are exchanged", async () => {
  const other = await newSigningKeys();
  const token = await signPreview(preview, other.privateKey);
  expect(await readPreview(token, () => [keys.publicKey, other.publicKey], now)).toEqual(preview);
});

it("refuses a stranger's link, a changed one, another purpose's, and nonsense", async () => {
  const token = await signPreview(preview, keys.privateKey);
  const [payload, signature = ''] = token.split('.');
  const changed = btoa(JSON.stringify({ ...preview, version: 'ba9876543210' })).replaceAll('=', '');
  const refused = {
    stranger: await signPreview(preview, (await newSigningKeys()).privateKey),
    'another area': await signPreview({ ...preview, area: 'student' }, keys.privateKey),
    changed: `${changed}.${signature}`,
    unsigned: `${payload}.`,
    'an override': await signOverride(
      { area: 'teacher', address: 'http://localhost:5301', until: preview.until, by: 'ada' },
      keys.privateKey,
    ),
    'too long': await signPreview({ ...preview, until: now + LONGEST_PREVIEW_MS + 1 }, keys.privateKey),
    nonsense: 'x.y',
    nothing: '',
  };
  for (const [what, each] of Object.entries(refused)) expect(await read(each), what).toBe('invalid');
});
