/** Every collection of the database. `clients` says who besides functions may read its documents. */
export const collections = {
  users: { clients: 'the person' },
  classes: { clients: 'its teachers' },
  /** Invitations to a class that are not answered yet. */
  invitations: { clients: 'whoever has the confirmed address' },
  rosters: { clients: 'the teachers of the class' },
  boards: { clients: 'the teachers of the class' },
  assignments: { clients: 'the teachers of the class' },
  results: { clients: 'the teachers of the class' },
  students: { clients: 'the student, teachers of a class of the student, linked parents' },
  desks: { clients: 'the student, linked parents' },
  submissions: { clients: 'the student, linked parents, the teachers of the class' },
  /** What a class knows and needs, computed from its students' answers. */
  insights: { clients: 'the teachers of the class' },
  progress: { clients: 'the student, linked parents, teachers of a class of the student' },
  /** A student's review schedule and today's questions, with their seeds. */
  practice: { clients: 'nobody' },
  /** Questions that find out where a student starts, with their seeds. */
  placements: { clients: 'nobody' },
  evidence: { clients: 'nobody' },
  insightMarks: { clients: 'nobody' },
  insightLeases: { clients: 'nobody' },
  /** How easy each skill is at this school. */
  easiness: { clients: 'nobody' },
  /** Training interviews of a teacher, and interviews with real students. */
  interviews: { clients: 'the teacher whose interview it is while teaching its student' },
  trainings: { clients: 'the person' },
  /** What teachers learned of a student in interviews. */
  talks: { clients: 'teachers of a class of the student' },
  /** What teachers decided about what was computed of a student: levels and misconceptions. */
  judgements: { clients: 'teachers of a class of the student' },
  /** Names that a student had before; the deletion looks for them too. */
  formerNames: { clients: 'nobody' },
  /** The notes of teachers about a student, and those of them that the student may read. */
  notes: { clients: 'teachers of a class of the student' },
  studentNotes: { clients: 'the student' },
  /** What a simulated student has in mind, until the teacher has named it. */
  interviewSecrets: { clients: 'nobody' },
  guardians: { clients: 'the parent, teachers of a class of the student' },
  files: { clients: 'nobody: downloads pass a function' },
  /** How often a parent gets e-mails. */
  digests: { clients: 'the person' },
  /** E-mails to be sent, in the format of Firebase's extension "Trigger Email". */
  mail: { clients: 'nobody' },
  /** The keys that sign links which work without a sign-in. */
  signingKeys: { clients: 'nobody' },
  shelves: { clients: 'the person' },
  settings: { clients: 'the person' },
  /** The sessions of a person. */
  sessions: { clients: 'nobody: the list passes a function' },
  /** The second factor of an adult: an encrypted secret and hashes of recovery codes. */
  secondFactors: { clients: 'nobody' },
  /** What the school demands of its adults: one document, `school`. */
  demands: { clients: 'adults' },
  /** Which account belongs to which person at a school's OpenID Connect provider. */
  schoolAccounts: { clients: 'nobody' },
  /** Files that are being uploaded in parts. */
  uploads: { clients: 'nobody' },
  plans: { clients: 'the person' },
  planVersions: { clients: 'the person' },
  planShelves: { clients: 'the person' },
  /** Questions and phrases that a teacher saved. */
  banks: { clients: 'the person' },
  stories: { clients: 'the person' },
  storyShelves: { clients: 'the person' },
  /** Official wording of standards that a teacher loaded. */
  wordings: { clients: 'nobody' },
  planShares: { clients: 'nobody: links pass a function' },
  /** How much of the language model's daily limit each person has used. */
  modelBudgets: { clients: 'nobody' },
  /** The grades that a model suggested to a teacher, and how often the teacher agreed. */
  suggestions: { clients: 'nobody' },
  suggestionTallies: { clients: 'nobody' },
  /** Conversations of a teacher with the assistant. */
  chats: { clients: 'the person' },
  chatShelves: { clients: 'the person' },
  secrets: { clients: 'nobody' },
  classCodes: { clients: 'nobody' },
  parentCodes: { clients: 'nobody' },
  throttles: { clients: 'nobody' },
  /** Answers of calls that must not run twice, encrypted with a key that only the caller has. */
  requests: { clients: 'nobody' },
  /**
   * How often a version of an area loaded and failed, and which tabs were counted. People are stored as hashes, without
   * names.
   */
  releaseHealth: { clients: 'nobody' },
  releaseTabs: { clients: 'nobody' },
  /** Receipts of deletions: when, how much, and who asked. They do not name whom the data was about. */
  erasures: { clients: 'nobody' },
  /** The keys of encrypted copies of deleted data, which can be restored for some days. The copies are stored files. */
  erased: { clients: 'nobody' },
  /** Backups of the school that its operators asked for, with the keys of their files; each for a day. */
  schoolBackups: { clients: 'nobody' },
  /** Who looked at a child's data: one document a day for each person and child. */
  looks: { clients: 'nobody' },
  audit: { clients: 'nobody' },
} as const satisfies Record<string, { clients: string }>;
export type CollectionName = keyof typeof collections;

/** The path of one document, as `collection/id`. */
export const documentPath = (collection: CollectionName, id: string) => `${collection}/${id}`;
