import 'fake-indexeddb/auto';
import { AppError } from '@lemma/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Journal, type JournalEntry, openJournal } from './journal.ts';
import { type Delivery, type Server, sendWaiting } from './sender.ts';

const attempt = (id: string, sequence: number): JournalEntry => ({
  id,
  sequence,
  uid: 'ana',
  submissionId: 's',
  kind: 'attempt',
  itemId: 'i',
  response: '1/2',
  took: 1000,
});
const invalid = { kind: 'invalid', message: '', at: 0, length: 0 } as const;

let journal: Journal;
let got: string[];
let told: Delivery[];
const server = (fault?: (id: string) => unknown): Server => {
  const take = async ({ id }: JournalEntry) => {
    const error = fault?.(id);
    if (error) throw error;
    got.push(id);
    return invalid;
  };
  return { submitAttempt: take, handIn: take };
};
const send = (to: Server) => sendWaiting(journal, to, 'ana', (delivery) => told.push(delivery));

describe('sending what waits', () => {
  beforeEach(() => {
    journal = openJournal(crypto.randomUUID());
    got = [];
    told = [];
  });

  it('sends oldest first and then has nothing left', async () => {
    await journal.add(attempt('second', 2));
    await journal.add(attempt('first', 1));
    expect(await send(server())).toBe(true);
    expect(got).toEqual(['first', 'second']);
    expect(await journal.waiting('ana')).toEqual([]);
  });

  it('keeps everything from the first lost connection on', async () => {
    await journal.add(attempt('first', 1));
    await journal.add(attempt('second', 2));
    expect(await send(server(() => new AppError('network/offline', 'test')))).toBe(false);
    expect((await journal.waiting('ana')).map(({ id }) => id)).toEqual(['first', 'second']);
    expect(told).toEqual([]);
  });

  it('lets go of what the server will never take, says so, and goes on', async () => {
    await journal.add(attempt('late', 1));
    await journal.add(attempt('next', 2));
    const closed = new AppError('work/closed', 'test');
    expect(await send(server((id) => (id === 'late' ? closed : undefined)))).toBe(true);
    expect(told).toMatchObject([
      { kind: 'refused', id: 'late', error: closed },
      { kind: 'attempt', id: 'next' },
    ]);
  });

  it('leaves what another person left on the device', async () => {
    await journal.add({ ...attempt('theirs', 1), uid: 'ben' });
    await send(server());
    expect(got).toEqual([]);
    expect(await journal.waiting('ben')).toHaveLength(1);
  });
});
