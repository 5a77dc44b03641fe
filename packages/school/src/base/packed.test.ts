import { expect, it } from 'vitest';
import { packedOf, unpacked } from './packed.ts';

const rows = { ana: { score: 1, response: '½ größer' }, ben: { score: 0.5, response: '' } };

it('restores what was packed, from either library’s bytes', () => {
  const packed = packedOf({ rows });
  const whole = { classId: 'c', rows };
  expect(unpacked({ classId: 'c', rows: {}, packed })).toEqual(whole);
  expect(unpacked({ classId: 'c', rows: {}, packed: Buffer.from(packed) })).toEqual(whole);
  expect(unpacked({ classId: 'c', rows: {}, packed: { toUint8Array: () => packed } })).toEqual(whole);
});

it('leaves unpacked documents unchanged', () => {
  for (const one of [undefined, null, 'text', { classId: 'c', rows }, { packed: 'text' }])
    expect(unpacked(one)).toBe(one);
});
