import { AppError } from '@lemma/contract';
import { assignmentSchema, bankSchema, boardSchema } from '@lemma/school/assignment';
import { chatSchema, chatShelfSchema } from '@lemma/school/assistant';
import { unpacked } from '@lemma/school/base';
import { classroomSchema, rosterSchema } from '@lemma/school/class';
import { deskSchema } from '@lemma/school/desk';
import { digestChoiceSchema, guardianSchema } from '@lemma/school/family';
import { shelfSchema } from '@lemma/school/files';
import {
  evidenceSchema,
  insightLeaseSchema,
  insightSchema,
  outdatedSchema,
  progressSchema,
  schoolEasinessSchema,
} from '@lemma/school/insight';
import { interviewSchema, talksSchema, trainingSchema } from '@lemma/school/interview';
import { judgementsSchema, notesSchema } from '@lemma/school/notes';
import { profileSchema, sessionsSchema, studentSchema } from '@lemma/school/people';
import { ownWordingsSchema, planSchema, planShareSchema, planShelfSchema, planVersionSchema } from '@lemma/school/plan';
import { placementSchema, practiceSchema } from '@lemma/school/practice';
import { erasureSchema, lookSchema } from '@lemma/school/privacy';
import { resultsSchema } from '@lemma/school/results';
import { ownSettingsSchema } from '@lemma/school/settings';
import { demandsSchema } from '@lemma/school/sign-in';
import { storySchema, storyShelfSchema } from '@lemma/school/story';
import { submissionSchema } from '@lemma/school/work';
import type { DocumentData, DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { fitted } from './fit.ts';
import {
  auditRecordSchema,
  bucketRecordSchema,
  classCodeRecordSchema,
  countRecordSchema,
  erasedRecordSchema,
  fileRecordSchema,
  formerNamesSchema,
  guessRecordSchema,
  interviewSecretSchema,
  invitationRecordSchema,
  mailRecordSchema,
  modelBudgetSchema,
  parentCodeRecordSchema,
  quotaRecordSchema,
  releaseHealthSchema,
  releaseTabsSchema,
  requestRecordSchema,
  schoolAccountSchema,
  schoolBackupRecordSchema,
  secondFactorSchema,
  secretRecordSchema,
  signingKeySchema,
  suggestionRecordSchema,
  suggestionTallySchema,
  uploadRecordSchema,
} from './records.ts';
import { table } from './table.ts';

/**
 * All collections as functions use them. Each document is parsed by its schema when it is read, so that no handler sees
 * a malformed one.
 */
export const documents = {
  users: table('users', profileSchema),
  classes: table('classes', classroomSchema),
  invitations: table('invitations', invitationRecordSchema),
  rosters: table('rosters', rosterSchema),
  boards: table('boards', boardSchema),
  assignments: table('assignments', assignmentSchema),
  results: table('results', resultsSchema, ['rows']),
  students: table('students', studentSchema),
  desks: table('desks', deskSchema),
  submissions: table('submissions', submissionSchema),
  insights: table('insights', insightSchema, ['students', 'assignments', 'groups']),
  progress: table('progress', progressSchema, ['skills', 'ideas', 'growth', 'expected']),
  practice: table('practice', practiceSchema),
  placements: table('placements', placementSchema),
  evidence: table('evidence', evidenceSchema, ['work']),
  insightMarks: table('insightMarks', outdatedSchema),
  insightLeases: table('insightLeases', insightLeaseSchema),
  easiness: table('easiness', schoolEasinessSchema),
  interviews: table('interviews', interviewSchema),
  interviewSecrets: table('interviewSecrets', interviewSecretSchema),
  trainings: table('trainings', trainingSchema),
  talks: table('talks', talksSchema),
  judgements: table('judgements', judgementsSchema),
  formerNames: table('formerNames', formerNamesSchema),
  notes: table('notes', notesSchema),
  studentNotes: table('studentNotes', notesSchema),
  guardians: table('guardians', guardianSchema),
  files: table('files', fileRecordSchema),
  settings: table('settings', ownSettingsSchema),
  sessions: table('sessions', sessionsSchema),
  demands: table('demands', demandsSchema),
  secondFactors: table('secondFactors', secondFactorSchema),
  schoolAccounts: table('schoolAccounts', schoolAccountSchema),
  digests: table('digests', digestChoiceSchema),
  erasures: table('erasures', erasureSchema),
  erased: table('erased', erasedRecordSchema),
  mail: table('mail', mailRecordSchema),
  signingKeys: table('signingKeys', signingKeySchema),
  shelves: table('shelves', shelfSchema),
  uploads: table('uploads', uploadRecordSchema),
  plans: table('plans', planSchema),
  planVersions: table('planVersions', planVersionSchema),
  banks: table('banks', bankSchema),
  planShelves: table('planShelves', planShelfSchema),
  planShares: table('planShares', planShareSchema),
  wordings: table('wordings', ownWordingsSchema),
  stories: table('stories', storySchema),
  storyShelves: table('storyShelves', storyShelfSchema),
  chats: table('chats', chatSchema),
  chatShelves: table('chatShelves', chatShelfSchema),
  modelBudgets: table('modelBudgets', modelBudgetSchema),
  suggestions: table('suggestions', suggestionRecordSchema),
  suggestionTallies: table('suggestionTallies', suggestionTallySchema),
  secrets: table('secrets', secretRecordSchema),
  classCodes: table('classCodes', classCodeRecordSchema),
  parentCodes: table('parentCodes', parentCodeRecordSchema),
  buckets: table('throttles', bucketRecordSchema),
  guesses: table('throttles', guessRecordSchema),
  counts: table('throttles', countRecordSchema),
  quotas: table('throttles', quotaRecordSchema),
  requests: table('requests', requestRecordSchema),
  releaseHealth: table('releaseHealth', releaseHealthSchema),
  releaseTabs: table('releaseTabs', releaseTabsSchema),
  schoolBackups: table('schoolBackups', schoolBackupRecordSchema),
  looks: table('looks', lookSchema),
  audit: table('audit', auditRecordSchema),
};

/** The document. @throws AppError `data/not-found` when there is none. */
export async function mustRead<T>(
  from: { readonly read: (id: string, tx?: Transaction) => Promise<T | undefined> },
  id: string,
  tx?: Transaction,
): Promise<T> {
  const found = await from.read(id, tx);
  if (found === undefined) throw new AppError('data/not-found', id);
  return found;
}

/** The data of a document, decompressed if it is packed; undefined where there is none. */
export function unpackedData(snapshot: DocumentSnapshot): DocumentData | undefined {
  const data = snapshot.data();
  return data && Object(unpacked(data));
}

const tableOf = (ref: DocumentReference) =>
  Object.values(documents).find(({ collection }) => collection === ref.parent.id);

/** The data as the collection's table stores it, for code that rewrites documents of any collection. */
export const storedAs = (ref: DocumentReference, data: DocumentData): DocumentData =>
  fitted(ref.path, data, tableOf(ref)?.packs ?? []);

/** Whether the collection's schema takes the data, with its limits. */
export const isReadable = (ref: DocumentReference, data: DocumentData): boolean =>
  tableOf(ref)?.schema.safeParse({ ...data, id: ref.id }).success ?? true;
