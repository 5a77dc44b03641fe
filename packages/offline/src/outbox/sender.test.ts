import 'fake-indexeddb/auto';
import { AppError } from '@lemma/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Journal, type JournalEntry, type NewEntry, openJournal, PRACTICE } from './journal.ts';
import { type Delivery, type Server, sendWaiting } from './sender.ts';

const attempt = (id: string): NewEntry => ({
  id,
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
  return { submitAttempt: take, answerPractice: take, handIn: take, setGoal: take };
};
const send = (to: Server) => sendWaiting(journal, to, 'ana', (delivery) => told.push(delivery));

describe('sending what waits', () => {
  beforeEach(() => {
    journal = openJournal(crypto.randomUUID());
    got = [];
    told = [];
  });

  it('sends oldest first, by the order of writing and not by the clock, and then has nothing left', async () => {
    await journal.add(attempt('first'));
    vi.setSystemTime(Date.now() - 86_400_000);
    await journal.add(attempt('second'));
    vi.useRealTimers();
    expect(await send(server())).toBe(true);
    expect(got).toEqual(['first', 'second']);
    expect(await journal.waiting('ana')).toEqual([]);
  });

  it('keeps everything from the first lost connection on', async () => {
    await journal.add(attempt('first'));
    await journal.add(attempt('second'));
    expect(await send(server(() => new AppError('network/offline', 'test')))).toBe(false);
    expect((await journal.waiting('ana')).map(({ id }) => id)).toEqual(['first', 'second']);
    expect(told).toEqual([]);
  });

  it('removes what the server will never accept, reports it, and continues', async () => {
    await journal.add(attempt('late'));
    await journal.add(attempt('next'));
    const closed = new AppError('work/closed', 'test');
    expect(await send(server((id) => (id === 'late' ? closed : undefined)))).toBe(true);
    expect(told).toMatchObject([
      { kind: 'refused', id: 'late', code: 'work/closed' },
      { kind: 'attempt', id: 'next' },
    ]);
    expect(await journal.refused('ana')).toMatchObject([
      { id: 'late', code: 'work/closed', entry: { response: '1/2' } },
    ]);
    await journal.letGo('late');
    expect(await journal.refused('ana')).toEqual([]);
  });

  it('drops what was turned in by the clock too early, and keeps what the student turned in too early', async () => {
    const early = server(() => new AppError('work/not-open', 'early'));
    await journal.add({ id: 'clock', uid: 'ana', submissionId: 's', kind: 'hand-in', byClock: true });
    await journal.add({ id: 'own', uid: 'ana', submissionId: 's', kind: 'hand-in' });
    expect(await send(early)).toBe(true);
    expect(told).toEqual([
      { kind: 'too-early', id: 'clock' },
      { kind: 'refused', id: 'own', code: 'work/not-open' },
    ]);
    expect((await journal.refused('ana')).map(({ id }) => id)).toEqual(['own']);
    expect(await journal.receipts('ana')).toEqual([]);
  });

  it('sends practice answers among the others, in order', async () => {
    await journal.add(attempt('first'));
    await journal.add({
      ...{ id: 'own', uid: 'ana', submissionId: PRACTICE, itemId: 'p1-1', response: '7', took: 1000 },
      kind: 'practice',
    });
    await journal.add(attempt('last'));
    expect(await send(server())).toBe(true);
    expect(got).toEqual(['first', 'own', 'last']);
    expect(told.map(({ kind }) => kind)).toEqual(['attempt', 'practice', 'attempt']);
  });

  it('keeps a receipt of what had to wait, until the student is told, and none of what did not', async () => {
    for (const id of ['waited', 'at-once']) await journal.add(attempt(id));
    await sendWaiting(
      journal,
      server(),
      'ana',
      () => undefined,
      (id) => id === 'waited',
    );
    expect(await journal.receipts('ana')).toEqual([{ id: 'waited', submissionId: 's', outcome: 'unreadable' }]);
    expect(await journal.receipts('ben')).toEqual([]);
    await journal.told(['waited']);
    expect(await journal.receipts('ana')).toEqual([]);
  });

  it('writes an entry once, whatever is asked', async () => {
    const [one, again] = [await journal.add(attempt('same')), await journal.add(attempt('same'))];
    expect(again).toEqual(one);
    expect(await journal.waiting('ana')).toHaveLength(1);
  });

  it('leaves what another person left on the device', async () => {
    await journal.add({ ...attempt('theirs'), uid: 'ben' });
    await send(server());
    expect(got).toEqual([]);
    expect(await journal.waiting('ben')).toHaveLength(1);
  });
});
