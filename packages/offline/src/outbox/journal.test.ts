import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { type NewEntry, openJournal } from './journal.ts';

const entry = (id: string): NewEntry => ({
  ...{ id, uid: 'ana', submissionId: 's', itemId: 'i' },
  ...{ kind: 'attempt', response: '7', took: 1 },
});

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
