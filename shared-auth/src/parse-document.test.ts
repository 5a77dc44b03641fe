import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { firstDocument, firstWhere } from './read-first.ts';

const schema = z.object({ classId: z.string(), rows: z.record(z.string(), z.number()) });
const packed = new Uint8Array(gzipSync(JSON.stringify({ rows: { ana: 1 } })));
const plain = { classId: 'c', rows: { ana: 1 } };
const reading = (data: unknown) => ({
  token: async () => 'own',
  document: async () => data,
  where: async () => [{ path: 'results/one', data }],
});

it.each([
  ['as it is', plain],
  ['packed', { classId: 'c', rows: {}, packed }],
])('reads a first document that is stored %s', async (_, data) => {
  expect(await firstDocument(reading(data), 'results', 'one', schema)).toEqual(plain);
  expect(await firstWhere(reading(data), 'results', [], schema, 1)).toEqual([plain]);
});

it('says which first document is malformed', async () => {
  await expect(firstDocument(reading({ classId: 1 }), 'results', 'one', schema)).rejects.toMatchObject({
    code: 'data/malformed',
    detail: 'results/one',
  });
});
