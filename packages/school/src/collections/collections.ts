/** Every collection of the database; `clients` says who may read a document of it besides functions. */
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
  /** What a class knows and needs, computed from evidence. */
  insights: { clients: 'the teachers of the class' },
  progress: { clients: 'the student, linked parents, teachers of a class of the student' },
  /** A student's review schedule and today's questions, with their seeds. */
  practice: { clients: 'nobody' },
  evidence: { clients: 'nobody' },
  insightMarks: { clients: 'nobody' },
  insightLeases: { clients: 'nobody' },
  /** Interviews for practice and with students, and a teacher's own history of them. */
  interviews: { clients: 'the teacher whose interview it is' },
  trainings: { clients: 'the person' },
  /** What teachers learned of a student in interviews. */
  talks: { clients: 'teachers of a class of the student' },
  /** What teachers think of what was computed about a student. */
  judgements: { clients: 'teachers of a class of the student' },
  /** What teachers write about a student: all of it, and what is for the student. */
  notes: { clients: 'teachers of a class of the student' },
  studentNotes: { clients: 'the student' },
  /** What a simulated student holds, until it is named. */
  interviewSecrets: { clients: 'nobody' },
  guardians: { clients: 'the parent, teachers of a class of the student' },
  files: { clients: 'nobody: downloads pass a function' },
  /** How often a parent is written to. */
  digests: { clients: 'the person' },
  /** E-mails on their way, in the format of Firebase's extension "Trigger Email". */
  mail: { clients: 'nobody' },
  /** What links that work without a sign-in are signed with. */
  signingKeys: { clients: 'nobody' },
  shelves: { clients: 'the person' },
  settings: { clients: 'the person' },
  /** Where a person is signed in. */
  sessions: { clients: 'nobody: the list passes a function' },
  /** Files on their way, part by part. */
  uploads: { clients: 'nobody' },
  plans: { clients: 'the person' },
  planVersions: { clients: 'the person' },
  planShelves: { clients: 'the person' },
  /** Questions and phrases that a teacher has kept. */
  banks: { clients: 'the person' },
  stories: { clients: 'the person' },
  storyShelves: { clients: 'the person' },
  planShares: { clients: 'nobody: links pass a function' },
  /** What each person has had of the language model in a day. */
  modelBudgets: { clients: 'nobody' },
  /** What a model suggested for the grade of an answer, for one teacher, and how often it agreed with the teacher. */
  suggestions: { clients: 'nobody' },
  suggestionTallies: { clients: 'nobody' },
  /** Conversations of a teacher with the assistant. */
  chats: { clients: 'the person' },
  chatShelves: { clients: 'the person' },
  secrets: { clients: 'nobody' },
  classCodes: { clients: 'nobody' },
  parentCodes: { clients: 'nobody' },
  throttles: { clients: 'nobody' },
  /** Answers of requests that must not be done twice, sealed with a key that only the caller has. */
  requests: { clients: 'nobody' },
  /** How the loads of a version went, and which tabs were counted. No names: whose tab it was stands as a hash. */
  releaseHealth: { clients: 'nobody' },
  releaseTabs: { clients: 'nobody' },
  /** Receipts of deletions: when, how much, and who asked; nobody who was deleted. */
  erasures: { clients: 'nobody' },
  audit: { clients: 'nobody' },
} as const satisfies Record<string, { clients: string }>;
export type CollectionName = keyof typeof collections;

/** The path of one document. */
export const documentPath = (collection: CollectionName, id: string) => `${collection}/${id}`;
