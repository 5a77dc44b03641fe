import { AppError } from '@lemma/contract';
import { expect, it, vi } from 'vitest';
import type { NewEntry } from './journal.ts';
import { journalInMemory } from './journal-in-memory.ts';
import { sendWaiting } from './sender.ts';

const attempt: NewEntry = {
  ...{ id: 'one', uid: 'ana', submissionId: 's', kind: 'attempt', itemId: 'i', response: '1/2', took: 1000 },
};

it('tells what is refused, and stores nothing of it', async () => {
  const opened = vi.fn();
  vi.stubGlobal('indexedDB', { open: opened });
  const journal = journalInMemory();
  await journal.saveDraft('ana', 's', 'i', { text: '1/2', base: '' });
  expect(await journal.readDraft('s', 'i')).toEqual({ text: '1/2', base: '' });
  await journal.add(attempt);
  expect(await journal.readDraft('s', 'i')).toBeUndefined();
  expect(await journal.waiting('ana')).toMatchObject([{ id: 'one', sequence: 1 }]);
  const refuse = async (): Promise<never> => {
    throw new AppError('sample/read-only', 'test');
  };
  const told = vi.fn();
  await sendWaiting(
    journal,
    { submitAttempt: refuse, answerPractice: refuse, handIn: refuse, setGoal: refuse },
    'ana',
    told,
  );
  expect(told.mock.calls).toEqual([[{ kind: 'refused', id: 'one', code: 'sample/read-only' }]]);
  expect([await journal.waiting('ana'), await journal.refused('ana')]).toEqual([[], []]);
  expect(opened).not.toHaveBeenCalled();
});
