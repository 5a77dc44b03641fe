import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Something that a student did and the server does not have yet. `id` is made here, so that a resend is recognised. */
export type JournalEntry = {
  readonly id: string;
  readonly uid: string;
  readonly submissionId: string;
  /** Orders the entries of one device. */
  readonly sequence: number;
} & (
  | { readonly kind: 'attempt'; readonly itemId: string; readonly response: string; readonly took: number }
  | { readonly kind: 'hand-in' }
);

type Schema = DBSchema & {
  entries: { key: string; value: JournalEntry; indexes: { uid: string } };
  drafts: { key: string; value: { readonly key: string; readonly uid: string; readonly text: string } };
};

const draftKey = (submissionId: string, itemId: string) => `${submissionId}/${itemId}`;

/** The journal of unsent work on this device. Writing resolves when the browser has it, not before. */
export type Journal = {
  readonly add: (entry: JournalEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** What waits for a person, oldest first. */
  readonly waiting: (uid: string) => Promise<JournalEntry[]>;
  readonly saveDraft: (uid: string, submissionId: string, itemId: string, text: string) => Promise<void>;
  readonly readDraft: (submissionId: string, itemId: string) => Promise<string | undefined>;
};

/** Opens the journal. One database for the origin: entries and drafts carry whose they are. */
export function openJournal(name = 'lemma-journal'): Journal {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    database ??= openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('entries', { keyPath: 'id' }).createIndex('uid', 'uid');
        fresh.createObjectStore('drafts', { keyPath: 'key' });
      },
    });
    return database;
  };
  return {
    add: async (entry) => {
      await (await open()).put('entries', entry);
    },
    remove: async (id) => (await open()).delete('entries', id),
    waiting: async (uid) => {
      const entries = await (await open()).getAllFromIndex('entries', 'uid', uid);
      return entries.toSorted((one, other) => one.sequence - other.sequence);
    },
    saveDraft: async (uid, submissionId, itemId, text) => {
      const key = draftKey(submissionId, itemId);
      const db = await open();
      if (text === '') await db.delete('drafts', key);
      else await db.put('drafts', { key, uid, text });
    },
    readDraft: async (submissionId, itemId) =>
      (await (await open()).get('drafts', draftKey(submissionId, itemId)))?.text,
  };
}
