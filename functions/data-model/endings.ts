import type { CollectionName } from '@lemma/school/collections';
import {
  ERASED_DAYS,
  fixedRetention,
  LOOKS_DAYS,
  retentionChoices,
  retentionDefaults,
  SCHOOL_BACKUP_MS,
} from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { type Leaver, whose } from '../src/engines/erasure/whose.ts';
import { documents } from '../src/platform/documents.ts';

/**
 * Each way in which documents are deleted, by owner or by age, and the files that delete them; a test checks that these
 * files name the collection.
 */
export const endings = {
  /** These follow from `whose`, the list of who owns each collection. */
  class: [],
  student: [],
  account: [],
  chats: ['engines/retention/expire-chats.ts'],
  uploads: ['engines/retention/expire-rest.ts'],
  parentCodes: ['engines/retention/expire-rest.ts'],
  devices: ['engines/retention/expire-rest.ts'],
  log: ['engines/retention/expire-rest.ts'],
  erased: ['engines/retention/expire-erased.ts'],
  schoolBackups: ['engines/retention/expire-rest.ts'],
  looks: ['engines/retention/expire-rest.ts'],
  /** Firestore's expiry policy on `deleteAt` (firestore.indexes.json). */
  deleteAt: [],
} as const;
export type Ending = keyof typeof endings;

const days = (kind: keyof typeof retentionChoices): string =>
  `${retentionDefaults[kind]} days where nobody has chosen, else ${retentionChoices[kind].join(', ')}`;

/** Each ending in a few words for a table, and in full. */
export const endingWords: Readonly<Record<Ending, readonly [short: string, long: string]>> = {
  class: ['with the class', `after the class was archived, ${days('classes')}`],
  student: ['with the student', `when the student is erased; after the student left, ${days('students')}`],
  account: ['with the account', 'until the adult deletes the account'],
  chats: ['by its age', `after the last turn, ${days('chats')}`],
  uploads: ['a day', `${fixedRetention.uploads} day after the last part arrived`],
  parentCodes: ['until it expires', `${fixedRetention.parentCodes} days at most`],
  devices: ['while devices are used', `a device ${fixedRetention.devices} days after its last use`],
  log: ['for years', `${fixedRetention.log} days`],
  erased: ['until it cannot be restored', `${ERASED_DAYS} days after the deletion`],
  schoolBackups: ['for a day', `${SCHOOL_BACKUP_MS / DAY} day after an operator asked for it`],
  looks: ['for a year', `${LOOKS_DAYS} days after the last time, or with the student`],
  deleteAt: ['until `deleteAt`', 'as its writer set it; the database deletes it by itself'],
};

const leavers = { class: 'class', student: 'child', account: 'adult' } as const satisfies Partial<
  Record<Ending, Leaver>
>;

/** Collections whose documents are deleted by age or date, whoever owns them. */
const byTime: Partial<Record<keyof typeof documents, readonly Ending[]>> = {
  sessions: ['devices'],
  invitations: ['deleteAt'],
  mail: ['deleteAt'],
  uploads: ['uploads'],
  chats: ['chats'],
  chatShelves: ['chats'],
  modelBudgets: ['deleteAt'],
  suggestions: ['deleteAt'],
  parentCodes: ['deleteAt', 'parentCodes'],
  buckets: ['deleteAt'],
  guesses: ['deleteAt'],
  counts: ['deleteAt'],
  requests: ['deleteAt'],
  releaseTabs: ['deleteAt'],
  audit: ['log'],
  erasures: ['log'],
  erased: ['erased'],
  schoolBackups: ['schoolBackups'],
  looks: ['looks'],
};

/** Collections whose ids are hashes; only one of them can be computed from a person's id. */
const underHashes: readonly string[] = ['buckets', 'guesses', 'counts'];

/** The owners whose deletion also deletes a document, according to `whose`. */
const withWhom = (table: keyof typeof documents): Ending[] => {
  if (underHashes.includes(table)) return [];
  const row: (typeof whose)[CollectionName] = whose[documents[table].collection];
  return (['class', 'student', 'account'] as const).filter((keeper) => {
    const fate = row[leavers[keeper]];
    return fate === 'id' || 'by' in fate || 'goes' in fate;
  });
};

/**
 * When the documents of a collection are deleted. An empty list: they contain no names, or only a hash, and are not
 * deleted.
 */
export const endingsOf = (table: keyof typeof documents): readonly Ending[] => [
  ...withWhom(table),
  ...(byTime[table] ?? []),
];
