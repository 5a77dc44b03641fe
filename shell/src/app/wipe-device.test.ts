import 'fake-indexeddb/auto';
import { openJournal } from '@lemma/offline/journal';
import { expect, it } from 'vitest';
import { wipeDevice } from './wipe-device.ts';

const journal = openJournal();
const answer = { kind: 'attempt', submissionId: 's1', itemId: 'i1', response: '7', took: 9000 } as const;
const waiting = async () => (await journal.waiting('ana')).map(({ id }) => id);

it('removes everything of a person, or everything but the answers that are not sent yet', async () => {
  await journal.add({ ...answer, id: 'a1', uid: 'ana' });
  localStorage.setItem('of-ana', 'yes');
  await wipeDevice('stays');
  expect(await waiting()).toEqual(['a1']);
  expect(localStorage.getItem('of-ana')).toBeNull();
  await wipeDevice('goes');
  expect(await waiting()).toEqual([]);
});
