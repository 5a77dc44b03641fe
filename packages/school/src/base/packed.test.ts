import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpacked } from './packed.ts';

const rows = { ana: { score: 1, response: '½ größer' }, ben: { score: 0.5, response: '' } };

it('restores what was packed, from either library’s bytes', () => {
  const packed = new Uint8Array(gzipSync(JSON.stringify({ rows })));
  const whole = { classId: 'c', rows };
  expect(unpacked({ classId: 'c', rows: {}, packed })).toEqual(whole);
  expect(unpacked({ classId: 'c', rows: {}, packed: Buffer.from(packed) })).toEqual(whole);
  expect(unpacked({ classId: 'c', rows: {}, packed: { toUint8Array: () => packed } })).toEqual(whole);
});

it('leaves unpacked documents unchanged', () => {
  for (const one of [undefined, null, 'text', { classId: 'c', rows }, { packed: 'text' }])
    expect(unpacked(one)).toBe(one);
});
