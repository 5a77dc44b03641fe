import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { openAsItStands } from '../open-as-it-stands.ts';
import { everyReceipt, type Receipt, readReceipt, receiptKey } from './receipt.ts';

/** Sequence numbers start from the clock and have this many for each millisecond. */
const STEPS_IN_A_MILLISECOND = 1000;

/** Stands for a piece of work in entries of one's own practice, which belong to none. */
export const PRACTICE = 'practice';

/** Stands for a piece of work in entries of one's own goal. */
export const GOAL = 'goal';

/** What somebody wants to do in a week, as `aimSchema` of packages/school has it; null: nothing any more. */
export type ChosenAim =
  | { readonly kind: 'questions'; readonly count: number }
  | { readonly kind: 'skill'; readonly skill: string };

/** The working in lines that goes with an answer, as `writtenLinesSchema` of packages/school has it. */
export type Written = {
  readonly lines: string[];
  readonly mended: { from: string; line: string }[];
  readonly asked: number;
};

/**
 * Something that a student did and the server has not received yet. `id` is created here, so that a repeated call is
 * recognized.
 */
export type JournalEntry = {
  readonly id: string;
  readonly uid: string;
  readonly submissionId: string;
  /** Orders the entries of one device. The journal counts them, because a clock can be set back. */
  readonly sequence: number;
} & (
  | {
      readonly kind: 'attempt';
      readonly itemId: string;
      readonly response: string;
      readonly took: number;
      /** Left out: none was written, or the entry is older than this field. */
      readonly written?: Written;
    }
  /** An answer in one's own practice; its `submissionId` is always `PRACTICE`. */
  | {
      readonly kind: 'practice';
      readonly itemId: string;
      readonly response: string;
      readonly took: number;
      /** Left out: none was written, or the entry is older than this field. */
      readonly written?: Written;
    }
  | {
      readonly kind: 'hand-in';
      /** The page turns in because the time limit is over. Left out: the student does, or the entry is older. */
      readonly byClock?: boolean;
    }
  /** One's own goal for the week; its `submissionId` is always `GOAL`. */
  | { readonly kind: 'goal'; readonly aim: ChosenAim | null; readonly at: number }
);

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never;
/** An entry that is not in the journal yet. */
export type NewEntry = Without<JournalEntry, 'sequence'>;

/** An entry that the server will never accept, with the code that says why. It stays until the student has seen it. */
export type Refused = { readonly id: string; readonly entry: JournalEntry; readonly code: string };

/** A text that is typed but not checked yet, with the server's draft that this device last knew. */
export type LocalDraft = { readonly text: string; readonly base: string };
type StoredDraft = LocalDraft & { readonly key: string; readonly uid: string };

type Schema = DBSchema & {
  entries: { key: string; value: JournalEntry; indexes: { uid: string } };
  drafts: { key: string; value: StoredDraft };
  refused: { key: string; value: Refused };
  counters: { key: string; value: number };
};

const draftKey = (submissionId: string, itemId: string) => `${submissionId}/${itemId}`;

/** The journal of unsent work on this device. Its writes resolve only when the browser has stored the data. */
export type Journal = {
  /** Adding an entry with the same id again changes nothing. */
  readonly add: (entry: NewEntry) => Promise<JournalEntry>;
  /**
   * Removes an entry that the server has received. With a receipt, the student is told later; both are stored in one
   * step, so that nothing is sent without being told.
   */
  readonly settle: (entry: JournalEntry, receipt?: Receipt) => Promise<void>;
  readonly receipts: (uid: string) => Promise<Receipt[]>;
  /** Removes the receipts of which the student has been told. */
  readonly told: (ids: readonly string[]) => Promise<void>;
  /** Removes an entry that was not sent, because its student wants it back. */
  readonly withdraw: (id: string) => Promise<void>;
  /** A person's waiting entries, oldest first. */
  readonly waiting: (uid: string) => Promise<JournalEntry[]>;
  /**
   * Marks an entry as refused, so that the next ones can be sent. This is one step: an entry is always waiting or
   * refused.
   */
  readonly refuse: (entry: JournalEntry, code: string) => Promise<void>;
  readonly refused: (uid: string) => Promise<Refused[]>;
  /** Removes a refused entry that the student has seen. */
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
    // A newer page must not have to wait until this one closes the database.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** The journal for the worker: its waiting entries and how to store their outcome. Rejects if there is none. */
export const openForSending = (name?: string): Pick<Journal, 'waiting' | 'refuse' | 'settle'> =>
  openJournal(name, openAsItStands<Schema>);

/** Opens the journal. The origin has one database; entries and drafts contain the uid of their owner. */
export function openJournal(name = 'lemma-journal', openBy = openDatabase): Journal {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    if (database) return database;
    const opening = openBy(name);
    const forget = () => {
      if (database === opening) database = undefined;
    };
    // A connection that the browser closed, or that made room for a newer page, takes nothing more; the next one may.
    opening.then((opened) => {
      for (const end of ['close', 'versionchange']) opened.addEventListener(end, forget);
    }, forget);
    database = opening;
    return opening;
  };
  return {
    add: async (entry) => {
      const tx = (await open()).transaction(['entries', 'counters', 'drafts'], 'readwrite');
      const entries = tx.objectStore('entries');
      const counters = tx.objectStore('counters');
      const earlier = await entries.get(entry.id);
      // Entries of the first version were numbered by the clock; they come first.
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
    withdraw: async (id) => (await open()).delete('entries', id),
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
      // A draft that the server has too is not stored here, because school computers are shared.
      if (draft.text === draft.base) await (await open()).delete('drafts', key);
      else await (await open()).put('drafts', { key, uid, ...draft });
    },
    readDraft: async (submissionId, itemId) => {
      const found = await (await open()).get('drafts', draftKey(submissionId, itemId));
      // The first version stored no base.
      return found && { text: found.text, base: found.base ?? '' };
    },
  };
}
