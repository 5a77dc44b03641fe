import { type CollectionName, collections } from '@lemma/school/collections';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import type { Field, Stored } from '../../platform/table-reference.ts';

/** `throttles` is left out: its documents have hashes as ids, and three different shapes. */
type Table = Exclude<CollectionName, 'throttles'>;
type FieldOf<C extends CollectionName> = C extends Table ? Field<Stored<(typeof documents)[C]['schema']>> : never;

type Note = { readonly note: string };
/**
 * How documents are deleted. `id`: the document with the id of the child, adult or class. `by`: documents whose field
 * has that id. `goes`: by the code that is named. A note says why nothing is deleted.
 */
type Fate<F> = 'id' | { readonly by: F } | { readonly goes: string } | Note;

type Whose<F> = {
  /** When a child's data is erased. */
  readonly child: Fate<F>;
  /** When an adult deletes their account. */
  readonly adult: Fate<F>;
  /** When a class has expired. */
  readonly class: Fate<F>;
  /** The name of the collection in the copy of their data that a person gets. */
  readonly own: string | Note;
  /** The name of the collection in the copy of a child's data that a parent gets. */
  readonly family: string | Note;
};

const none = { note: 'nothing of theirs' };
const stays = { note: 'belongs to the class or the child, and stays with it' };
const expires = { note: 'goes by itself, by its date' };
const forgets = { note: 'the child is taken out of it: forget-elsewhere' };
const withStudents = { note: 'goes with each student' };
const ofSchool = { note: 'of the school' };
const byTeachers = { note: 'what teachers write for themselves is theirs' };
const asItStands = { note: 'given as it stands now, without how it came about' };
const closed = { note: 'secret, or of no use outside' };

/** For collections that belong to a teacher only. */
const teachers = { child: forgets, class: none, family: none } as const;

/**
 * For each collection: what is deleted together with whom, and who gets a copy. Deletions and copies use this list
 * only; leaving out a collection does not compile.
 */
export const whose: { readonly [C in CollectionName]: Whose<FieldOf<C>> } = {
  users: { child: 'id', adult: 'id', class: withStudents, own: 'profile', family: none },
  classes: { child: none, adult: { note: 'left, or handed over, before' }, class: 'id', own: 'classes', family: none },
  invitations: {
    child: none,
    // Invitations to the person's address, which is no id, are deleted by `forgetAddress`.
    adult: { by: 'byId' },
    class: { by: 'classId' },
    own: 'invitations',
    family: none,
  },
  rosters: { child: { note: 'the line goes, last: unlist' }, adult: stays, class: 'id', own: 'rosters', family: none },
  boards: { child: forgets, adult: stays, class: 'id', own: 'boards', family: none },
  assignments: { child: forgets, adult: stays, class: { by: 'classId' }, own: 'assignments', family: none },
  results: { child: forgets, adult: stays, class: { by: 'classId' }, own: 'results', family: none },
  students: {
    ...{ child: { goes: 'last of all: unlist' }, adult: { note: 'the school keeps students' }, class: withStudents },
    ...{ own: 'student', family: 'students' },
  },
  desks: { child: 'id', adult: stays, class: withStudents, own: 'desk', family: 'desks' },
  submissions: {
    ...{ child: { by: 'studentId' }, adult: stays, class: { by: 'classId' } },
    ...{ own: 'submissions', family: 'submissions' },
  },
  insights: { child: forgets, adult: stays, class: 'id', own: ofSchool, family: none },
  progress: { child: 'id', adult: stays, class: withStudents, own: ofSchool, family: 'progress' },
  practice: { child: 'id', adult: stays, class: withStudents, own: closed, family: 'practice' },
  placements: { child: 'id', adult: stays, class: withStudents, own: closed, family: 'placement' },
  evidence: { child: 'id', adult: stays, class: withStudents, own: ofSchool, family: 'evidence' },
  insightMarks: { child: { by: 'studentId' }, adult: none, class: { by: 'classId' }, own: closed, family: closed },
  insightLeases: { child: none, adult: none, class: 'id', own: closed, family: none },
  easiness: {
    ...{ child: { note: 'names no child, and is computed anew each night' }, adult: none, class: none },
    ...{ own: ofSchool, family: ofSchool },
  },
  interviews: {
    ...{ child: { by: 'student.studentId' }, adult: { by: 'teacherId' }, class: withStudents },
    ...{ own: 'interviews', family: byTeachers },
  },
  trainings: { ...teachers, adult: 'id', own: 'training' },
  talks: { child: 'id', adult: stays, class: withStudents, own: ofSchool, family: byTeachers },
  judgements: { child: 'id', adult: stays, class: withStudents, own: ofSchool, family: byTeachers },
  // Needed until the end: a deletion that is interrupted looks for the same names again.
  formerNames: {
    ...{ child: { goes: 'last of all: unlist' }, adult: none, class: withStudents },
    ...{ own: ofSchool, family: 'formerNames' },
  },
  // A parent's copy contains the notes that are for the family.
  notes: { child: 'id', adult: stays, class: withStudents, own: ofSchool, family: 'notes' },
  studentNotes: { child: 'id', adult: stays, class: withStudents, own: 'notes', family: asItStands },
  interviewSecrets: {
    ...{ child: { goes: 'with the interviews: removeInterviews' }, adult: { by: 'teacherId' }, class: withStudents },
    ...{ own: closed, family: closed },
  },
  guardians: {
    ...{ child: { goes: 'the links, last: unlist' }, adult: { note: 'ended, without the name' } },
    ...{ class: withStudents, own: 'guardians', family: 'guardians' },
  },
  files: {
    ...{ child: { goes: 'removeFiles' }, adult: { goes: 'dropFile; what was handed in stays with the work' } },
    ...{ class: { goes: 'with the work: removeFiles' }, own: 'recordings', family: 'files' },
  },
  digests: { child: none, adult: 'id', class: none, own: 'digest', family: none },
  mail: {
    ...{
      child: { goes: 'letters about the child: removeLetters' },
      adult: { goes: 'what waits for the address: forgetAddress' },
    },
    ...{
      class: { goes: 'with its invitations: removeInvitations' },
      own: { note: 'was sent to them' },
      family: { note: 'was sent to them' },
    },
  },
  signingKeys: { child: none, adult: none, class: none, own: closed, family: closed },
  shelves: { child: 'id', adult: 'id', class: withStudents, own: 'files', family: 'shelves' },
  settings: { child: 'id', adult: 'id', class: withStudents, own: 'settings', family: 'settings' },
  sessions: { child: 'id', adult: 'id', class: withStudents, own: 'sessions', family: 'sessions' },
  secondFactors: { child: none, adult: 'id', class: none, own: closed, family: none },
  demands: { child: none, adult: none, class: none, own: none, family: none },
  schoolAccounts: { child: none, adult: { by: 'uid' }, class: none, own: closed, family: none },
  uploads: { child: { by: 'uid' }, adult: { by: 'uid' }, class: withStudents, own: closed, family: closed },
  plans: { ...teachers, adult: { by: 'ownerId' }, own: 'plans' },
  planVersions: { ...teachers, adult: { by: 'ownerId' }, own: asItStands },
  planShelves: { ...teachers, adult: 'id', own: 'planShelf' },
  banks: { ...teachers, adult: 'id', own: 'bank' },
  stories: { ...teachers, adult: { by: 'ownerId' }, own: 'stories' },
  storyShelves: { ...teachers, adult: 'id', own: asItStands },
  planShares: { ...teachers, child: none, adult: { by: 'ownerId' }, own: closed },
  wordings: { child: none, adult: 'id', class: none, own: 'wordings', family: none },
  modelBudgets: { child: { by: 'uid' }, adult: { by: 'uid' }, class: withStudents, own: closed, family: closed },
  suggestions: {
    ...{ child: { by: 'studentId' }, adult: { by: 'uid' }, class: expires },
    ...{ own: 'suggestions', family: byTeachers },
  },
  suggestionTallies: { ...teachers, child: none, adult: { by: 'uid' }, own: 'suggestionTallies' },
  chats: { ...teachers, adult: { by: 'ownerId' }, own: 'chats' },
  chatShelves: { ...teachers, adult: 'id', own: asItStands },
  secrets: { child: 'id', adult: none, class: withStudents, own: closed, family: closed },
  classCodes: { child: none, adult: none, class: { by: 'classId' }, own: closed, family: closed },
  parentCodes: { child: { by: 'studentId' }, adult: expires, class: withStudents, own: closed, family: closed },
  throttles: {
    ...{ child: { goes: 'the quota: removeOwn' }, adult: { goes: 'the quota: deleteMyAccount' }, class: none },
    ...{ own: closed, family: closed },
  },
  requests: { child: expires, adult: expires, class: expires, own: closed, family: closed },
  releaseHealth: { child: none, adult: none, class: none, own: none, family: none },
  releaseTabs: { child: expires, adult: expires, class: none, own: closed, family: closed },
  erasures: {
    child: { note: 'its receipt names no child' },
    adult: ofSchool,
    class: { note: 'its receipt names nobody' },
    own: ofSchool,
    family: none,
  },
  erased: {
    ...{ child: { note: 'an encrypted copy, until its date: expire-erased' }, adult: expires, class: expires },
    ...{ own: closed, family: closed },
  },
  schoolBackups: { child: expires, adult: expires, class: expires, own: ofSchool, family: ofSchool },
  looks: {
    ...{ child: { by: 'studentId' }, adult: expires, class: withStudents },
    ...{ own: ofSchool, family: 'looks' },
  },
  audit: {
    child: forgets,
    adult: { note: 'ids alone, until its date' },
    class: expires,
    own: ofSchool,
    family: ofSchool,
  },
};

/** Whose data is deleted. */
export type Leaver = 'child' | 'adult' | 'class';

const tables = Object.keys(collections).filter((name): name is Table => name in documents && name in whose);

/** The collections in which the document with the id of the deleted person or class belongs to them alone. */
export const ownIn = (leaver: Leaver): readonly Table[] => tables.filter((name) => whose[name][leaver] === 'id');

/** Queries for documents with other ids that belong to the deleted person alone. */
export const ownQueries = (leaver: Leaver, id: string): readonly (readonly [Table, Query])[] =>
  tables.flatMap((name) => {
    const fate: Fate<string> = whose[name][leaver];
    const { parent }: DocumentReference = documents[name].ref(id);
    return typeof fate === 'object' && 'by' in fate ? [[name, parent.where(fate.by, '==', id)] as const] : [];
  });

/** The child to whom a document belongs alone; undefined for documents of classes, adults and the school. */
export function childOf(collection: string, id: string, data: unknown): string | undefined {
  if (collection === 'students' || collection === 'formerNames') return id;
  if (collection === 'guardians') return String(Object(data).studentId);
  const table = tables.find((name) => name === collection);
  const fate: Fate<string> | undefined = table && whose[table].child;
  if (fate === 'id') return id;
  if (typeof fate !== 'object' || !('by' in fate)) return undefined;
  const found = fate.by.split('.').reduce<unknown>((inner, step) => Object(inner)[step], data);
  return found === undefined ? undefined : String(found);
}

/** The name of each collection in a copy of somebody's data. */
export const namesIn = (copy: 'own' | 'family'): readonly (readonly [Table, string])[] =>
  tables.flatMap((name) => {
    const called = whose[name][copy];
    return typeof called === 'string' ? [[name, called] as const] : [];
  });
