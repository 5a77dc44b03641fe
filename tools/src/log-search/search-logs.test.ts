import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typedIn } from '@lemma/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTyped, searchLogs } from './search-logs.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-logs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cards = {
  result: { cards: [{ studentId: 'x7', fullName: 'Xiomara Reyes', userName: 'xio', secret: 'otter maple' }] },
};
const typed = [
  ...typedIn(cards),
  ...typedIn({ data: { email: 'Jon.Lopes@school.example', items: [{ response: 'because the pieces are smaller' }] } }),
];

it('takes names, addresses, secrets and words that are distinct enough to be found', () => {
  expect(typed.map(({ kind, value }) => `${kind}: ${value}`)).toEqual([
    ...['name: Xiomara Reyes', 'secret: otter maple', 'address: Jon.Lopes@school.example'],
    'words: because the pieces are smaller',
  ]);
  expect(typedIn({ fullName: 'Ana', response: '12', text: 'fractions.add-unlike', note: 7, secret: '123456' })).toEqual(
    [],
  );
});

it.each([
  ['a name', '{"call":"openWork","who":"Xiomara Reyes"}', 'name'],
  ['a secret', 'refused otter maple', 'secret'],
  ['an address in another case', 'no account jon.lopes@school.example', 'address'],
  ['the words of an answer', 'attempt "because the pieces are smaller"', 'words'],
])('finds %s in any log of any folder, by its line, and says nothing of what it was', async (_, line, kind) => {
  await mkdir(join(folder, 'firebase', 'deep'), { recursive: true });
  await writeFile(join(folder, 'firebase', 'deep', 'ui-debug.log.1'), `begun\nready\n${line}\nend\n`);
  const { found } = await searchLogs([folder], {}, typed);
  expect(found).toEqual([`firebase/deep/ui-debug.log.1: ${kind} in line 3`]);
});

it('searches texts that are no files too, and counts what it looked at', async () => {
  await writeFile(join(folder, 'emulators.log'), 'refused openWork x7');
  await writeFile(join(folder, 'photo.txt'), 'Xiomara Reyes');
  const { found, ...counted } = await searchLogs([folder], { audit: '{"subject":"Xiomara Reyes"}' }, [
    ...typed,
    ...typed,
  ]);
  expect(found).toEqual(['audit: name in line 1']);
  expect(counted).toEqual({ files: 2, bytes: 46, typed: 4 });
});

it('leaves the letters alone that an emulator prints because it sends none, and nothing else of their line’s neighbours', async () => {
  const letter = 'To verify the email address jon.lopes@school.example, follow this link: http://x';
  await writeFile(join(folder, 'emulators.log'), `${letter}\n`);
  expect((await searchLogs([folder], {}, typed)).found).toEqual([]);
  await writeFile(join(folder, 'emulators.log'), `${letter}\njon.lopes@school.example\n`);
  expect((await searchLogs([folder], {}, typed)).found).toEqual(['emulators.log: address in line 2']);
});

it('finds nothing to look for where a run has noted nothing', async () => {
  expect(await readTyped(join(folder, 'typed.jsonl'))).toEqual([]);
});
