import type { calls } from '@lemma/school/calls';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { MOST_OWN, ownClasses } from '../../domain/classes/own-classes.ts';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { namesIn, ownIn, ownQueries } from '../../engines/erasure/whose.ts';
import type { Caller } from '../../platform/caller.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import { documents, unpackedData } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const all = async (query: Query): Promise<unknown[]> => (await query.limit(MOST_OWN).get()).docs.map(unpackedData);
const one = async (collection: keyof typeof documents, id: string): Promise<unknown[]> => {
  const found = await documents[collection].ref(id).get();
  return found.exists ? [unpackedData(found)] : [];
};

/** The recordings that somebody made for comments. */
const recordingsOf = async (uid: string): Promise<unknown[]> =>
  (
    await Promise.all(
      (['work', 'note', 'loose'] as const).map((kind) =>
        all(documents.files.where(['uid', '==', uid], ['voice.kind', '==', kind])),
      ),
    )
  ).flat();

/** A teacher's classes with all their documents, once it is noted for each child in them. */
async function classData({ uid, now }: Caller): Promise<Record<string, unknown[]>> {
  const classes = await ownClasses(uid);
  const ids = classes.map(({ id }) => id);
  const rosters = await documents.rosters.readAll(ids);
  const children = rosters.flatMap(({ students }) => Object.keys(students));
  await noteLooks(uid, children, 'export', now, 'account');
  const under = async (collection: 'rosters' | 'boards') =>
    (await Promise.all(ids.map((id) => one(collection, id)))).flat();

  return {
    classes,
    rosters: await under('rosters'),
    boards: await under('boards'),
    assignments: (await Promise.all(ids.map((id) => all(documents.assignments.where(['classId', '==', id]))))).flat(),
    results: (await Promise.all(ids.map((id) => all(documents.results.where(['classId', '==', id]))))).flat(),
  };
}

const studentIdOf = (interview: DocumentSnapshot): string | undefined => {
  const studentId: unknown = interview.get('student.studentId');
  return typeof studentId === 'string' && isDocumentId(studentId) ? studentId : undefined;
};

/** As the rules have it: an interview with nobody, or with a student whom the caller teaches. */
function isOpen(interview: DocumentSnapshot, taught: ReadonlySet<string>): boolean {
  const student: unknown = interview.get('student');
  if (typeof student !== 'object' || student === null) return false;
  return !('studentId' in student) || taught.has(studentIdOf(interview) ?? '');
}

/**
 * The caller's interviews, without those with students whom the caller teaches no more: pages do not show them either.
 * As they are stored: one that cannot be read does not keep the others back, and neither does a student or a class.
 */
async function interviewsOf(uid: string): Promise<unknown[]> {
  const leaveOut = () => undefined;
  const { docs } = await documents.interviews.where(['teacherId', '==', uid]).limit(MOST_OWN).get();
  const students = await documents.students.readEach(
    docs.flatMap((one) => studentIdOf(one) ?? []),
    leaveOut,
  );
  const classes = await documents.classes.readEach(
    students.flatMap(({ classIds }) => classIds),
    leaveOut,
  );
  const own = new Set(classes.flatMap(({ id, teacherIds }) => (teacherIds.includes(uid) ? [id] : [])));
  const taught = new Set(students.flatMap(({ id, classIds }) => (classIds.some((one) => own.has(one)) ? [id] : [])));
  return docs.filter((one) => isOpen(one, taught)).map((one) => ({ ...unpackedData(one), id: one.id }));
}

/** What belongs to the caller alone, under the names that `whose` lists, without interviews: see `interviewsOf`. */
async function ownData(uid: string): Promise<Record<string, unknown[]>> {
  const queries = new Map(ownQueries('adult', uid).filter(([name]) => name !== 'interviews'));
  const underId = new Set(ownIn('adult'));
  const parts = namesIn('own').map(async ([name, called]): Promise<[string, unknown[]][]> => {
    const query = queries.get(name);
    if (query) return [[called, await all(query)]];
    return underId.has(name) ? [[called, await one(name, uid)]] : [];
  });
  return Object.fromEntries((await Promise.all(parts)).flat());
}

/** Invitations that the caller sent, and those to the caller's confirmed address. */
const invitationsOf = async ({ uid, email }: Caller): Promise<unknown[]> => [
  ...(await all(documents.invitations.where(['byId', '==', uid]))),
  ...(email === undefined ? [] : await all(documents.invitations.where(['email', '==', email.toLowerCase()]))),
];

export const exportMyData: Handler<typeof calls.exportMyData> = async (_, caller) => {
  const { uid } = caller;
  const [profile, student] = await Promise.all([documents.users.read(uid), documents.students.read(uid)]);
  const data: Record<string, unknown[]> = {
    ...(await ownData(uid)),
    interviews: await interviewsOf(uid),
    profile: profile ? [{ ...profile, createdAt: String(profile.createdAt) }] : [],
    invitations: await invitationsOf(caller),
    recordings: await recordingsOf(uid),
    guardians: await all(documents.guardians.where(['parentId', '==', uid])),
    ...(student && {
      student: [student],
      desk: await one('desks', uid),
      notes: await one('studentNotes', uid),
      submissions: await all(documents.submissions.where(['studentId', '==', uid])),
    }),
    ...(profile?.role === 'teacher' && (await classData(caller))),
  };
  // Timestamps as text, as plain JSON has them.
  return { data: JSON.parse(JSON.stringify(data)) };
};
