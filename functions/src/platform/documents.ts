import { AppError, isAppError } from '@lemma/contract';
import {
  assignmentSchema,
  bankSchema,
  boardSchema,
  type CollectionName,
  chatSchema,
  chatShelfSchema,
  classroomSchema,
  deskSchema,
  digestChoiceSchema,
  erasureSchema,
  evidenceSchema,
  guardianSchema,
  insightLeaseSchema,
  insightMarkSchema,
  insightSchema,
  interviewSchema,
  judgementsSchema,
  notesSchema,
  ownSettingsSchema,
  planSchema,
  planShareSchema,
  planShelfSchema,
  planVersionSchema,
  practiceSchema,
  profileSchema,
  progressSchema,
  resultsSchema,
  rosterSchema,
  sessionsSchema,
  shelfSchema,
  storySchema,
  storyShelfSchema,
  studentSchema,
  submissionSchema,
  talksSchema,
  trainingSchema,
} from '@lemma/school';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  SetOptions,
  Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { interviewSecretSchema } from '../training/hidden.ts';
import { isDocumentId } from './document-id.ts';
import { db } from './firebase.ts';
import {
  bucketRecordSchema,
  classCodeRecordSchema,
  fileRecordSchema,
  mailRecordSchema,
  modelBudgetSchema,
  parentCodeRecordSchema,
  quotaRecordSchema,
  releaseHealthSchema,
  releaseTabsSchema,
  requestRecordSchema,
  secretRecordSchema,
  signingKeySchema,
  suggestionRecordSchema,
  suggestionTallySchema,
  uploadRecordSchema,
  waitRecordSchema,
} from './records.ts';

/** What nobody writes by a bare reference: `put`, `create` and `merge` of the table know what the document holds. */
type WrittenByItsTable = { readonly 'use put, create or merge'?: never };
type TableReference = DocumentReference<WrittenByItsTable, DocumentData>;

/** A transaction, a batch, a writer in bulk, or `atOnce`. */
type Writer<R> = {
  set(ref: DocumentReference, data: DocumentData): R;
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): R;
};
type Creator<R> = { create(ref: DocumentReference, data: DocumentData): R };

/** Writes without a transaction; done when its promise is. */
export const atOnce = {
  set: (ref: DocumentReference, data: DocumentData, options: SetOptions = {}) => ref.set(data, options),
  create: (ref: DocumentReference, data: DocumentData) => ref.create(data),
} satisfies Writer<unknown> & Creator<unknown>;

type AsStored<T> = T extends (infer E)[]
  ? readonly AsStored<E>[]
  : T extends object
    ? { readonly [K in keyof T]: AsStored<T[K]> }
    : T;

type PartOf<T> = { readonly [K in keyof T]?: AsStored<T[K]> | FieldValue };

/** Says which fields of `T` a document does not name. One that is laid over what was read names them all. */
type NamesAll<T, D> =
  Exclude<keyof T, keyof D | 'id'> extends never
    ? unknown
    : { readonly fieldsNotNamed: Exclude<keyof T, keyof D | 'id'> };

function table<S extends z.ZodObject>(collection: CollectionName, schema: S) {
  const bare = (id: string): DocumentReference => {
    // Whatever way an id came: in a call, an address or a field of a document.
    if (!isDocumentId(id)) throw new AppError('input/malformed', `an id in ${collection}`);
    return db().collection(collection).doc(id);
  };
  const ref = (id: string): TableReference => bare(id);
  const parse = (snapshot: DocumentSnapshot): z.output<S> | undefined => {
    if (!snapshot.exists) return undefined;
    const parsed = schema.safeParse({ ...snapshot.data(), id: snapshot.id });
    if (!parsed.success) throw new AppError('data/malformed', snapshot.ref.path, parsed.error);
    return parsed.data;
  };
  /** Those of these documents that can be read; the paths of the others go to `leaveOut`, and nothing is thrown for them. */
  const readable = (snapshots: readonly DocumentSnapshot[], leaveOut: (path: string) => void): z.output<S>[] =>
    snapshots.flatMap((snapshot): z.output<S>[] => {
      try {
        const one = parse(snapshot);
        return one === undefined ? [] : [one];
      } catch (error) {
        if (!isAppError(error)) throw error;
        leaveOut(snapshot.ref.path);
        return [];
      }
    });
  return {
    collection,
    schema,
    ref,
    parse,
    readable,
    /**
     * Writes the document whole. A field that the code does not name would be lost, so leaving one out does not compile: what is
     * optional is named as well, most easily by laying the change over the document that was read.
     */
    put: <D extends AsStored<z.input<S>>, R>(writer: Writer<R>, id: string, whole: D & NamesAll<z.input<S>, D>): R =>
      writer.set(bare(id), whole),
    /** Writes a document that must not be there yet. */
    create: <R>(creator: Creator<R>, id: string, first: AsStored<z.input<S>> & DocumentData): R =>
      creator.create(bare(id), first),
    /** Writes these fields and leaves the others; maps are merged as well. */
    merge: <R>(writer: Writer<R>, id: string, part: PartOf<z.input<S>>): R =>
      writer.set(bare(id), part, { merge: true }),
    /** Writes these fields anew, each as a whole, and leaves the others. */
    replace: <R>(writer: Writer<R>, id: string, fields: PartOf<z.input<S>>): R =>
      writer.set(bare(id), fields, { mergeFields: Object.keys(fields) }),
    /** As `readAll`, without those that cannot be read: their paths go to `leaveOut`. */
    readEach: async (
      ids: readonly string[],
      leaveOut: (path: string) => void,
      tx?: Transaction,
    ): Promise<z.output<S>[]> => {
      const refs = [...new Set(ids)].map(ref);
      if (refs.length === 0) return [];
      return readable(await (tx ? tx.getAll(...refs) : db().getAll(...refs)), leaveOut);
    },
    /** The document, or undefined where there is none. Inside a transaction it is locked with it. */
    read: async (id: string, tx?: Transaction): Promise<z.output<S> | undefined> =>
      parse(await (tx ? tx.get(ref(id)) : ref(id).get())),
    /** Those of these documents that are there, in one request. Inside a transaction they are locked with it. */
    readAll: async (ids: readonly string[], tx?: Transaction): Promise<z.output<S>[]> => {
      const refs = [...new Set(ids)].map(ref);
      if (refs.length === 0) return [];
      const found = await (tx ? tx.getAll(...refs) : db().getAll(...refs));
      return found.flatMap((snapshot): z.output<S>[] => {
        const one = parse(snapshot);
        return one === undefined ? [] : [one];
      });
    },
  };
}

/** Every collection as functions read it: checked on the way in, so that no handler meets a malformed document. */
export const documents = {
  users: table('users', profileSchema),
  classes: table('classes', classroomSchema),
  rosters: table('rosters', rosterSchema),
  boards: table('boards', boardSchema),
  assignments: table('assignments', assignmentSchema),
  results: table('results', resultsSchema),
  students: table('students', studentSchema),
  desks: table('desks', deskSchema),
  submissions: table('submissions', submissionSchema),
  insights: table('insights', insightSchema),
  progress: table('progress', progressSchema),
  practice: table('practice', practiceSchema),
  evidence: table('evidence', evidenceSchema),
  insightMarks: table('insightMarks', insightMarkSchema),
  insightLeases: table('insightLeases', insightLeaseSchema),
  interviews: table('interviews', interviewSchema),
  interviewSecrets: table('interviewSecrets', interviewSecretSchema),
  trainings: table('trainings', trainingSchema),
  talks: table('talks', talksSchema),
  judgements: table('judgements', judgementsSchema),
  notes: table('notes', notesSchema),
  studentNotes: table('studentNotes', notesSchema),
  guardians: table('guardians', guardianSchema),
  files: table('files', fileRecordSchema),
  settings: table('settings', ownSettingsSchema),
  sessions: table('sessions', sessionsSchema),
  digests: table('digests', digestChoiceSchema),
  erasures: table('erasures', erasureSchema),
  mail: table('mail', mailRecordSchema),
  signingKeys: table('signingKeys', signingKeySchema),
  shelves: table('shelves', shelfSchema),
  uploads: table('uploads', uploadRecordSchema),
  plans: table('plans', planSchema),
  planVersions: table('planVersions', planVersionSchema),
  banks: table('banks', bankSchema),
  planShelves: table('planShelves', planShelfSchema),
  planShares: table('planShares', planShareSchema),
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
  waits: table('throttles', waitRecordSchema),
  quotas: table('throttles', quotaRecordSchema),
  requests: table('requests', requestRecordSchema),
  releaseHealth: table('releaseHealth', releaseHealthSchema),
  releaseTabs: table('releaseTabs', releaseTabsSchema),
};

/** The document, which must be there. @throws AppError `data/not-found`. */
export async function mustRead<T>(
  from: { readonly read: (id: string, tx?: Transaction) => Promise<T | undefined> },
  id: string,
  tx?: Transaction,
): Promise<T> {
  const found = await from.read(id, tx);
  if (found === undefined) throw new AppError('data/not-found', id);
  return found;
}
