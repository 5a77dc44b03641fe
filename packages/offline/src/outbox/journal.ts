import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { openAsItStands } from '../open-as-it-stands.ts';
import { everyReceipt, type Receipt, readReceipt, receiptKey } from './receipt.ts';

/** Sequence numbers that begin with the clock leave so many for each millisecond. */
const STEPS_IN_A_MILLISECOND = 1000;

/** Something that a student did and the server does not have yet. `id` is made here, so that a resend is recognised. */
export type JournalEntry = {
  readonly id: string;
  readonly uid: string;
  readonly submissionId: string;
  /** Orders the entries of one device: counted by the journal, because clocks are set back. */
  readonly sequence: number;
} & (
  | { readonly kind: 'attempt'; readonly itemId: string; readonly response: string; readonly took: number }
  | { readonly kind: 'hand-in' }
);

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never;
/** An entry before the journal has it. */
export type NewEntry = Without<JournalEntry, 'sequence'>;

/** An entry that the server will never take, with the code that says why. It stays until the student has seen it. */
export type Refused = { readonly id: string; readonly entry: JournalEntry; readonly code: string };

/** What is typed and not yet checked, with the server's draft that this device last knew of. */
export type LocalDraft = { readonly text: string; readonly base: string };
type StoredDraft = LocalDraft & { readonly key: string; readonly uid: string };

type Schema = DBSchema & {
  entries: { key: string; value: JournalEntry; indexes: { uid: string } };
  drafts: { key: string; value: StoredDraft };
  refused: { key: string; value: Refused };
  counters: { key: string; value: number };
};

const draftKey = (submissionId: string, itemId: string) => `${submissionId}/${itemId}`;

/** The journal of unsent work on this device. Writing resolves when the browser has it, not before. */
export type Journal = {
  /** Again with the same id: nothing changes. */
  readonly add: (entry: NewEntry) => Promise<JournalEntry>;
  /** The server has it. With a receipt, the student is told of it later; in one step, so that nothing is sent and unsaid. */
  readonly settle: (entry: JournalEntry, receipt?: Receipt) => Promise<void>;
  readonly receipts: (uid: string) => Promise<Receipt[]>;
  /** The student has been told. */
  readonly told: (ids: readonly string[]) => Promise<void>;
  /** What waits for a person, oldest first. */
  readonly waiting: (uid: string) => Promise<JournalEntry[]>;
  /** Moves an entry out of the way of the next ones, in one step: it is waiting or refused, never neither. */
  readonly refuse: (entry: JournalEntry, code: string) => Promise<void>;
  readonly refused: (uid: string) => Promise<Refused[]>;
  /** The student has seen it. */
  readonly letGo: (id: string) => Promise<void>;
  readonly saveDraft: (uid: string, submissionId: string, itemId: string, draft: LocalDraft) => Promise<void>;
  readonly readDraft: (submissionId: string, itemId: string) => Promise<LocalDraft | undefined>;
};

const VERSION = 2;

const openDatabase = (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, VERSION, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore('entries', { keyPath: 'id' }).createIndex('uid', 'uid');
        database.createObjectStore('drafts', { keyPath: 'key' });
      }
      database.createObjectStore('refused', { keyPath: 'id' });
      database.createObjectStore('counters');
    },
    // A newer page waits for this one to let go of the database.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** The worker's journal: what waits in it and what became of that. Rejects where there is none. */
export const openForSending = (name?: string): Pick<Journal, 'waiting' | 'refuse' | 'settle'> =>
  openJournal(name, openAsItStands<Schema>);

/** Opens the journal. One database for the origin: entries and drafts carry whose they are. */
export function openJournal(name = 'lemma-journal', openBy = openDatabase): Journal {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    database ??= openBy(name);
    database.catch(() => {
      database = undefined;
    });
    return database;
  };
  return {
    add: async (entry) => {
      const tx = (await open()).transaction(['entries', 'counters', 'drafts'], 'readwrite');
      const entries = tx.objectStore('entries');
      const counters = tx.objectStore('counters');
      const earlier = await entries.get(entry.id);
      // The first version counted by the clock: what it left comes first.
      const sequence =
        earlier?.sequence ?? ((await counters.get('sequence')) ?? Date.now() * STEPS_IN_A_MILLISECOND) + 1;
      const journaled = { ...entry, sequence };
      if (!earlier) await Promise.all([entries.put(journaled), counters.put(sequence, 'sequence')]);
      // The draft has become this entry.
      if (entry.kind === 'attempt') await tx.objectStore('drafts').delete(draftKey(entry.submissionId, entry.itemId));
      await tx.done;
      return journaled;
    },
    settle: async (entry, receipt) => {
      const tx = (await open()).transaction(['entries', 'drafts'], 'readwrite');
      if (receipt) {
        const storedReceipt = { key: receiptKey(receipt.id), uid: entry.uid, text: JSON.stringify(receipt), base: '' };
        await tx.objectStore('drafts').put(storedReceipt);
      }
      await tx.objectStore('entries').delete(entry.id);
      await tx.done;
    },
    receipts: async (uid) =>
      (await (await open()).getAll('drafts', everyReceipt()))
        .filter((one) => one.uid === uid)
        .flatMap(({ text }) => readReceipt(text) ?? []),
    told: async (ids) => {
      const tx = (await open()).transaction('drafts', 'readwrite');
      await Promise.all([...ids.map((id) => tx.store.delete(receiptKey(id))), tx.done]);
    },
    waiting: async (uid) => {
      const entries = await (await open()).getAllFromIndex('entries', 'uid', uid);
      return entries.toSorted((one, other) => one.sequence - other.sequence);
    },
    refuse: async (entry, code) => {
      const tx = (await open()).transaction(['entries', 'refused'], 'readwrite');
      await Promise.all([
        tx.objectStore('refused').put({ id: entry.id, entry, code }),
        tx.objectStore('entries').delete(entry.id),
        tx.done,
      ]);
    },
    refused: async (uid) => (await (await open()).getAll('refused')).filter(({ entry }) => entry.uid === uid),
    letGo: async (id) => (await open()).delete('refused', id),
    saveDraft: async (uid, submissionId, itemId, draft) => {
      const key = draftKey(submissionId, itemId);
      // What the server has too needs no copy here: a school's computer is shared.
      if (draft.text === draft.base) await (await open()).delete('drafts', key);
      else await (await open()).put('drafts', { key, uid, ...draft });
    },
    readDraft: async (submissionId, itemId) => {
      const found = await (await open()).get('drafts', draftKey(submissionId, itemId));
      // The first version kept no base.
      return found && { text: found.text, base: found.base ?? '' };
    },
  };
}
