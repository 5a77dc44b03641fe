import { isElsewhere } from '@lemma/school/class';
import type { CollectionName } from '@lemma/school/collections';
import type { Submission } from '@lemma/school/work';
import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { allOf, collectionNames } from '../../platform/any-collection.ts';
import { documents, mustRead, unpackedData } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { accounts, findAccount, getAll } from '../../platform/firebase.ts';
import { pagesOf } from '../../platform/pages.ts';
import { type BackupLine, fileLine } from './backup-file.ts';
import { classesOf, doublesOf, fileIdsOf, filesOfWork, notesOn, quotaIdOf, submissionsOf } from './owned-documents.ts';
import { toPlain } from './to-plain.ts';
import { ownIn, ownQueries } from './whose.ts';

type Lines = AsyncGenerator<BackupLine>;
type Table = keyof typeof documents;

/** Of what belongs to a child, what the teachers of a class may read as it is (docs/backup.md). */
const FOR_TEACHERS: ReadonlySet<string> = new Set<CollectionName>([
  'users',
  'submissions',
  'progress',
  'talks',
  'judgements',
  'notes',
]);

/** All of it, as the school's own copy has it; or what a teacher of these classes may hold. */
export type Extent = 'whole' | { readonly classIds: readonly string[] };

/** Of what belongs to a class besides: not its codes, nor invitations to others. */
const OF_CLASS: ReadonlySet<string> = new Set(['assignments', 'results'] satisfies CollectionName[]);

const wants = (extent: Extent, table: string): boolean => extent === 'whole' || FOR_TEACHERS.has(table);

function documentLine(snapshot: DocumentSnapshot): BackupLine[] {
  const data = snapshot.data();
  if (data === undefined) return [];
  return [{ document: snapshot.ref.path, data: Object(toPlain(data)) }];
}

async function* found(query: Query): Lines {
  for await (const page of pagesOf(query)) for (const snapshot of page) yield* documentLine(snapshot);
}

/** One field of a document of others, where it is there. */
async function part(table: Table, id: string, at: readonly string[]): Promise<BackupLine[]> {
  const data = unpackedData(await documents[table].ref(id).get());
  const value = at.reduce<unknown>((inner, step) => Object(inner)[step], data);
  return value === undefined ? [] : [{ part: `${table}/${id}`, at: [...at], data: toPlain(value) }];
}

async function* files(ids: readonly string[]): Lines {
  const store = await fileStore();
  for (const { id, type } of await documents.files.readAll(ids)) {
    const bytes = await store.get(id);
    yield* documentLine(await documents.files.ref(id).get());
    if (bytes !== undefined) yield fileLine(id, type, bytes);
  }
}

/** An account without its password, whose hash only the service that made it can check. */
const accountLine = ({ uid, email, emailVerified, displayName, disabled, customClaims, providerData }: UserRecord) => ({
  account: JSON.parse(
    JSON.stringify({
      ...{ uid, email, displayName, disabled, customClaims },
      ...(email !== undefined && { emailVerified }),
      providerData: providerData.filter(({ providerId }) => providerId !== 'password'),
    }),
  ),
});

async function* accountOf(uid: string): Lines {
  const account = await findAccount(uid);
  if (account) yield accountLine(account);
}

const isIn = (extent: Extent, { classId }: { readonly classId: string }): boolean =>
  extent === 'whole' || extent.classIds.includes(classId);

/** The work of a child in these classes. */
const workOf = async (studentId: string, extent: Extent): Promise<Submission[]> =>
  (await submissionsOf(studentId)).filter((one) => isIn(extent, one));

/** What goes with interviews: their hidden states, and their lines in the teachers' histories. */
async function* interviewsOf(query: Query): Lines {
  const all = (await query.get()).docs.flatMap((snapshot) => documents.interviews.parse(snapshot) ?? []);
  for (const hidden of await getAll(all.map(({ id }) => documents.interviewSecrets.ref(id))))
    yield* documentLine(hidden);
  for (const { id, teacherId } of all) yield* await part('trainings', teacherId, ['lines', id]);
}

async function* worksIn(work: readonly Submission[]): Lines {
  for (const snapshot of await getAll(work.map(({ id }) => documents.submissions.ref(id))))
    yield* documentLine(snapshot);
}

/** What belongs to one account alone. */
async function* ownOf(studentId: string, extent: Extent): Lines {
  const tables = ownIn('child').filter((table) => wants(extent, table));
  for (const snapshot of await getAll(tables.map((table) => documents[table].ref(studentId))))
    yield* documentLine(snapshot);
  for (const [table, query] of ownQueries('child', studentId)) {
    if (!wants(extent, table) || table === 'submissions') continue;
    yield* found(query);
    if (table === 'interviews') yield* interviewsOf(query);
  }
  const work = await workOf(studentId, extent);
  yield* worksIn(work);
  yield* found(documents.guardians.where(['studentId', '==', studentId]));
  const ids = extent === 'whole' ? await fileIdsOf(studentId, work, await notesOn(studentId)) : filesOfWork(work);
  yield* files(ids);
  if (extent !== 'whole') return;
  yield* shelvesOf(ids, studentId);
  yield* documentLine(await documents.formerNames.ref(studentId).get());
  yield* documentLine(await documents.quotas.ref(quotaIdOf(studentId)).get());
  yield* accountOf(studentId);
}

/** What stands about a child in documents of a class. */
async function* partsIn(classId: string, studentId: string): Lines {
  yield* await part('rosters', classId, ['students', studentId]);
  const results = await documents.results.where(['classId', '==', classId]).get();
  for (const { id } of results.docs) {
    yield* await part('results', id, ['rows', studentId]);
    yield* await part('insights', classId, ['assignments', id, 'rows', studentId]);
  }
  yield* await part('insights', classId, ['students', studentId]);
}

/** The lines of other people's shelves for files of this child's work. */
async function* shelvesOf(fileIds: readonly string[], studentId: string): Lines {
  for (const { id, uid } of await documents.files.readAll(fileIds))
    if (uid !== studentId) yield* await part('shelves', uid, ['files', id]);
}

/** Everything of one child, with the accounts that were merged into the child's. */
export async function* gatherChild(studentId: string, extent: Extent): Lines {
  const student = await mustRead(documents.students, studentId);
  for (const one of [...(await doublesOf(student)), student]) {
    yield* ownOf(one.id, extent);
    for (const classId of classesOf(one)) if (isIn(extent, { classId })) yield* partsIn(classId, one.id);
    // Last: if it is there, the rest is.
    yield* documentLine(await documents.students.ref(one.id).get());
  }
}

/** The recordings of comments that are for everybody with the same answer. */
async function spokenOf(classId: string): Promise<string[]> {
  const { docs } = await documents.assignments.where(['classId', '==', classId]).get();
  const spoken = await Promise.all(docs.map(({ id }) => documents.files.where(['voice.assignmentId', '==', id]).get()));
  return spoken.flatMap((one) => one.docs.map(({ id }) => id));
}

/** A class with its work, its students and their files. */
export async function* gatherClass(classId: string, extent: Extent): Lines {
  await mustRead(documents.classes, classId);
  const roster = await documents.rosters.read(classId);
  for (const line of Object.values(roster?.students ?? {})) {
    if (extent !== 'whole' && isElsewhere(line)) {
      // Of a child of another class, its teachers know what was done in theirs.
      const work = await workOf(line.id, extent);
      yield* worksIn(work);
      yield* files(filesOfWork(work));
      continue;
    }
    yield* ownOf(line.id, extent);
    yield* documentLine(await documents.students.ref(line.id).get());
  }
  for (const [table, query] of ownQueries('class', classId))
    if (table !== 'submissions' && (extent === 'whole' || OF_CLASS.has(table))) yield* found(query);
  yield* files(await spokenOf(classId));
  const own = ownIn('class').filter((table) => table !== 'classes');
  for (const snapshot of await getAll(own.map((table) => documents[table].ref(classId)))) yield* documentLine(snapshot);
  yield* documentLine(await documents.classes.ref(classId).get());
}

/** What goes by itself within hours or days, and is of no use elsewhere. */
export const FLEETING: ReadonlySet<CollectionName> = new Set([
  ...(['requests', 'releaseTabs', 'insightMarks', 'insightLeases', 'schoolBackups'] as const),
]);

/**
 * What a person must not carry away who may read all of a school: with it they could sign in as others, open copies of
 * what was deleted, or use links that others were sent.
 */
const FOR_NOBODY: ReadonlySet<CollectionName> = new Set([
  ...(['secrets', 'secondFactors', 'signingKeys', 'parentCodes', 'erased', 'mail'] as const),
]);

/**
 * Everything that is stored, every collection, every file, every account: whole, as the command saves it, or what an
 * operator may take from a page.
 */
export async function* gatherSchool(extent: 'whole' | 'operators' = 'whole'): Lines {
  const wanted = collectionNames.filter((name) => !FLEETING.has(name) && (extent === 'whole' || !FOR_NOBODY.has(name)));
  for (const name of wanted) yield* found(allOf(name));
  const store = await fileStore();
  for await (const page of pagesOf(documents.files.where()))
    for (const { id, type } of documents.files.every(page)) {
      const bytes = await store.get(id);
      if (bytes !== undefined) yield fileLine(id, type, bytes);
    }
  for (let next: string | undefined = ''; next !== undefined; ) {
    const page = await accounts().listUsers(1000, next || undefined);
    for (const user of page.users) yield accountLine(user);
    next = page.pageToken;
  }
}
