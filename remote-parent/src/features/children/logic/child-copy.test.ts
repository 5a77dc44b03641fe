import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { childCopy } from './child-copy.ts';

const files = [
  { id: 'aaaaaaaaaaaa', name: 'page 1.jpg', size: 3 },
  { id: 'bbbbbbbbbbbb', name: 'page 1.jpg', size: 3 },
];

it('contains every record and the bytes of every file, even of two with the same name', async () => {
  const seen: string[] = [];
  const { zip, missing } = await childCopy(
    { files, notes: [{ text: 'Schön' }] },
    async (id) => new Uint8Array([id.length, id.charCodeAt(0)]),
    () => seen.push('one'),
  );
  const entries = unzipSync(zip);
  expect(Object.keys(entries).sort()).toEqual([
    ...['files.json', 'files/aaaaaaaa-page-1.jpg', 'files/bbbbbbbb-page-1.jpg', 'notes.json'],
  ]);
  expect([...(entries['files/bbbbbbbb-page-1.jpg'] ?? [])]).toEqual([12, 98]);
  expect(JSON.parse(strFromU8(entries['notes.json'] ?? new Uint8Array()))).toEqual([{ text: 'Schön' }]);
  expect([missing, seen]).toEqual([[], ['one', 'one']]);
});

it('lists a file that could not be downloaded, and contains the rest', async () => {
  const { zip, missing } = await childCopy(
    { files },
    (id) => (id.startsWith('a') ? Promise.reject(new Error('offline')) : Promise.resolve(new Uint8Array([1]))),
    () => undefined,
  );
  expect(missing).toEqual(['page 1.jpg']);
  expect(Object.keys(unzipSync(zip))).toContain('missing.txt');
});
