import { fixedRetention, retentionChoices, retentionDefaults } from '@lemma/school/privacy';
import type { documents } from '../src/platform/documents.ts';

/** What a document goes with, or by what age. Each has the files that see to it; a test holds that they name the collection. */
export const keepers = {
  class: ['engines/retention/expire-classes.ts'],
  student: ['engines/erasure/owned-documents.ts', 'engines/erasure/remove-child.ts', 'engines/erasure/remove-files.ts'],
  account: ['calls/settings/delete-my-account.ts', 'domain/files/store-file.ts'],
  chats: ['engines/retention/expire-chats.ts'],
  uploads: ['engines/retention/expire-rest.ts'],
  parentCodes: ['engines/retention/expire-rest.ts'],
  devices: ['engines/retention/expire-rest.ts'],
  log: ['engines/retention/expire-rest.ts'],
  /** The database's own policy on `deleteAt` (firestore.indexes.json). */
  deleteAt: [],
} as const;
export type Keeper = keyof typeof keepers;

const days = (kind: keyof typeof retentionChoices): string =>
  `${retentionDefaults[kind]} days where nobody has chosen, else ${retentionChoices[kind].join(', ')}`;

/** How each is named in a line, and what that means. */
export const keeperWords: Readonly<Record<Keeper, readonly [short: string, long: string]>> = {
  class: ['with the class', `after the class was archived, ${days('classes')}`],
  student: ['with the student', `when the student is erased; after the student left, ${days('students')}`],
  account: ['with the account', 'until the adult deletes the account'],
  chats: ['by its age', `after the last turn, ${days('chats')}`],
  uploads: ['a day', `${fixedRetention.uploads} day after the last part arrived`],
  parentCodes: ['until it expires', `${fixedRetention.parentCodes} days at most`],
  devices: ['while devices are used', `a device ${fixedRetention.devices} days after its last use`],
  log: ['for years', `${fixedRetention.log} days`],
  deleteAt: ['until `deleteAt`', 'as its writer set it; the database deletes it by itself'],
};

/** What sees to the end of each document. None: it names nobody, or a hash, and stays. */
export const keeping: Readonly<Record<keyof typeof documents, readonly Keeper[]>> = {
  users: ['student', 'account'],
  classes: ['class'],
  rosters: ['class'],
  boards: ['class'],
  assignments: ['class'],
  results: ['class'],
  students: ['student'],
  desks: ['student'],
  submissions: ['student', 'class'],
  insights: ['class'],
  progress: ['student'],
  practice: ['student'],
  evidence: ['student'],
  insightMarks: ['student', 'class'],
  insightLeases: ['class'],
  interviews: ['student', 'account'],
  interviewSecrets: ['student', 'account'],
  trainings: ['account'],
  talks: ['student'],
  judgements: ['student'],
  notes: ['student'],
  studentNotes: ['student'],
  guardians: ['student'],
  files: ['student', 'account'],
  settings: ['student', 'account'],
  sessions: ['student', 'account', 'devices'],
  digests: ['account'],
  erasures: [],
  invitations: ['deleteAt'],
  mail: ['deleteAt', 'student'],
  signingKeys: [],
  shelves: ['student', 'account'],
  uploads: ['student', 'uploads'],
  plans: ['account'],
  planVersions: ['account'],
  banks: ['account'],
  planShelves: ['account'],
  planShares: ['account'],
  stories: ['account'],
  storyShelves: ['account'],
  chats: ['account', 'chats'],
  chatShelves: ['account', 'chats'],
  modelBudgets: ['deleteAt', 'student'],
  suggestions: ['deleteAt', 'student', 'account'],
  suggestionTallies: ['account'],
  secrets: ['student'],
  classCodes: ['class'],
  parentCodes: ['deleteAt', 'student', 'parentCodes'],
  buckets: ['deleteAt'],
  waits: ['deleteAt'],
  quotas: ['student'],
  requests: ['deleteAt'],
  releaseHealth: [],
  releaseTabs: ['deleteAt'],
  audit: ['log'],
};
