import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { Guardian } from '@lemma/school/family';
import type { Note } from '@lemma/school/notes';
import { MOST_REQUESTS } from '@lemma/school/privacy';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { fileIdsOf, notesOn, submissionsOf } from '../erasure/held.ts';
import { guardianIdOf, requireGuardian, requireTeacherOf } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead, unpackedData } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';

const MOST = 500;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Dates of the database as plain JSON. */
const plain = (value: unknown): Record<string, unknown> => {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return isRecord(copy) ? copy : {};
};

/** Where a child's data stands that a linked parent may see, one document each. What teachers wrote for themselves is theirs. */
const OWN = ['students', 'desks', 'progress', 'evidence', 'settings', 'shelves', 'sessions'] as const;

/** A day's questions without what they are drawn from: with it, tomorrow's answers could be worked out. */
async function practiceOf(studentId: string): Promise<Record<string, unknown>[]> {
  const practice = await documents.practice.read(studentId);
  if (practice === undefined) return [];
  return [plain({ ...practice, items: practice.items.map(({ seed: _seed, ...rest }) => rest) })];
}

/** The notes that are for the family, all of them. */
const notesFor = async (studentId: string): Promise<Note[]> =>
  (await notesOn(studentId)).filter(({ audience }) => audience !== 'teachers');

/** Every file of the child's work and the child's own, by the id that it is downloaded with. */
async function filesOf(studentId: string, notes: readonly Note[]): Promise<Record<string, unknown>[]> {
  const ids = await fileIdsOf(studentId, await submissionsOf(studentId), notes);
  return (await documents.files.readAll(ids)).map(({ id, name, type, size, at }) => ({ id, name, type, size, at }));
}

export const exportChild: Handler<typeof calls.exportChild> = async ({ studentId }, caller) => {
  const guardian = await requireGuardian(studentId, caller);
  const own = await Promise.all(
    OWN.map(async (collection) => {
      const found = await documents[collection].ref(studentId).get();
      return [collection, found.exists ? [plain(unpackedData(found) ?? {})] : []] as const;
    }),
  );
  const works = await documents.submissions.where(['studentId', '==', studentId]).limit(MOST).get();
  await inTransaction(async (tx) => {
    audit(tx, { action: 'child-data-exported', by: caller.uid, studentIds: [studentId] });
  });
  const notes = await notesFor(studentId);
  const [practice, files] = await Promise.all([practiceOf(studentId), filesOf(studentId, notes)]);
  const data = { ...Object.fromEntries(own), submissions: works.docs.map((each) => plain(each.data())) };
  return { data: { ...data, practice, notes: notes.map(plain), files, guardians: [plain(guardian)] } };
};

/** Reads how many requests wait, and returns the writing of that number in the child's rosters. */
async function requestCounter(tx: Transaction, studentId: string, except: string) {
  const student = await mustRead(documents.students, studentId, tx);
  const links = await tx.get(documents.guardians.where(['studentId', '==', studentId]));
  const waiting = ({ requests = [] }: Pick<Guardian, 'requests'>) =>
    requests.filter(({ state }) => state === 'open').length;
  const others = links.docs
    .filter(({ id }) => id !== except)
    .reduce((sum, link) => sum + waiting(documents.guardians.parse(link) ?? {}), 0);
  return (own: Pick<Guardian, 'requests'>) => {
    for (const classId of student.classIds)
      documents.rosters.patch(
        tx,
        classId,
        documents.rosters.at(['students', studentId, 'parentRequests'], others + waiting(own)),
      );
  };
}

export const askRights: Handler<typeof calls.askRights> = ({ studentId, requestId, kind, text }, caller) =>
  inTransaction(async (tx) => {
    const guardian = await requireGuardian(studentId, caller, tx);
    const before = guardian.requests ?? [];
    if (before.some(({ id }) => id === requestId)) return {};
    if (kind === 'correct' && text === '') throw new AppError('input/malformed', 'what is wrong');
    if (before.length >= MOST_REQUESTS) throw new AppError('data/too-large', 'requests');
    const count = await requestCounter(tx, studentId, guardian.id);
    const requests = [...before, { id: requestId, kind, text, at: caller.now, state: 'open' as const }];
    tx.update(documents.guardians.ref(guardian.id), { requests });
    count({ requests });
    audit(tx, { action: `asked-to-${kind}`, by: caller.uid, studentIds: [studentId], subject: requestId });
    return {};
  });

export const answerRights: Handler<typeof calls.answerRights> = (input, caller) =>
  inTransaction(async (tx) => {
    const { studentId, parentId, requestId, state, answer } = input;
    await requireTeacherOf('teach', studentId, caller, tx);
    const id = guardianIdOf(studentId, parentId);
    const guardian = await mustRead(documents.guardians, id, tx);
    const asked = guardian.requests?.find((one) => one.id === requestId);
    if (asked === undefined) throw new AppError('data/not-found', requestId);
    if (asked.state !== 'open') return {};
    const count = await requestCounter(tx, studentId, id);
    const answered = { ...asked, state, answer, answeredAt: caller.now };
    const requests = (guardian.requests ?? []).map((one) => (one.id === requestId ? answered : one));
    tx.update(documents.guardians.ref(id), { requests });
    count({ requests });
    audit(tx, { action: `request-${state}`, by: caller.uid, studentIds: [studentId], subject: requestId });
    return {};
  });
