import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openJournal } from './journal.ts';

const entry = (id: string) =>
  ({ ...{ id, uid: 'ana', submissionId: 's', kind: 'attempt', itemId: 'i' }, response: '7', took: 1 }) as const;

it('goes on with a new connection after the browser has closed the one before', async () => {
  const journal = openJournal('closed');
  await journal.add(entry('one'));
  // As when somebody clears the site's data: every connection is asked to close.
  await new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase('closed');
    gone.onsuccess = resolve;
    gone.onerror = reject;
  });
  await journal.add(entry('two'));
  expect((await journal.waiting('ana')).map(({ id }) => id)).toEqual(['two']);
});
