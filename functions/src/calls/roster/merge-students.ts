import { AppError } from '@lemma/contract';
import type { CallInput, calls } from '@lemma/school/calls';
import type { RosterStudent } from '@lemma/school/class';
import { type Guardian, MOST_ADULTS_OF_A_CHILD } from '@lemma/school/family';
import type { Insight } from '@lemma/school/insight';
import { MOST_NOTES, type Note } from '@lemma/school/notes';
import type { Student } from '@lemma/school/people';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { settleAccounts } from '../../domain/accounts/settle-accounts.ts';
import { noteOutdatedEverywhere } from '../../domain/evidence/note-outdated.ts';
import { scheduleFolds } from '../../domain/evidence/schedule-fold.ts';
import { endedLink } from '../../domain/family/ended-link.ts';
import { mergedLinks } from '../../domain/family/merged-links.ts';
import { notesOf, spreadNotes } from '../../domain/notes/notes.ts';
import { adoptEverywhere } from '../../domain/roster/adopt-everywhere.ts';
import { writeConsent } from '../../domain/roster/consent.ts';
import { mergedConsent, mergedRecords, newestAccess } from '../../domain/roster/merged-records.ts';
import { movedWork } from '../../domain/roster/moved-work.ts';
import { writeStudentCount } from '../../domain/roster/newcomers.ts';
import { presentLinesOf, sizeOf, withLines, writeRoster } from '../../domain/roster/roster-lines.ts';
import { classesOf, filesOfWork, submissionsOf } from '../../engines/erasure/owned-documents.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { withoutKey } from '../../platform/without.ts';

type Pair = { readonly keepId: string; readonly doubleId: string };

/**
 * Links the adults of the duplicate account to the account that stays. Returns the write, what the child's lines say of
 * its adults after it, and the ids of the links that are active then.
 */
async function mergedGuardians(tx: Transaction, { keepId, doubleId }: Pair, student: Student, line: RosterStudent) {
  const linksOf = async (studentId: string): Promise<Guardian[]> =>
    (await tx.get(documents.guardians.where(['studentId', '==', studentId]))).docs.flatMap(
      (link) => documents.guardians.parse(link) ?? [],
    );
  const [links, others] = [await linksOf(keepId), await linksOf(doubleId)];
  const isClosed = line.linkingClosedAt !== undefined;
  const { fullName: studentName, classIds } = student;
  const after = mergedLinks(links, others, { studentId: keepId, studentName, classIds, isClosed });
  if (after.length > MOST_ADULTS_OF_A_CHILD) throw new AppError('data/too-large', `adults of ${keepId}`);
  const active = after.filter(({ state }) => state === 'active');
  const open = after.flatMap(({ requests = [] }) => requests).filter(({ state }) => state === 'open');
  return {
    counts: { parentCount: active.length, ...(open.length > 0 && { parentRequests: open.length }) },
    ids: active.map(({ id }) => id),
    write() {
      for (const { id } of others)
        tx.update(documents.guardians.ref(id), { ...endedLink(), requests: FieldValue.delete() });
      for (const link of after) documents.guardians.put(tx, link.id, link);
    },
  };
}

/** Recordings of notes on the duplicate account move to the account that stays. */
async function movedVoices(tx: Transaction, notes: readonly Note[], { keepId, doubleId }: Pair) {
  const files = await documents.files.readAll(
    notes.flatMap(({ voice }) => (voice ? [voice.fileId] : [])),
    tx,
  );
  return {
    write() {
      for (const { id, voice } of files) {
        if (voice?.kind !== 'note') continue;
        const studentIds = [...new Set(voice.studentIds.map((one) => (one === doubleId ? keepId : one)))];
        tx.update(documents.files.ref(id), { voice: { ...voice, studentIds } });
      }
    },
  };
}

/**
 * Removes the duplicate account from the insights; the fold of the moved work then updates the lines of the student who
 * stays.
 */
function clearSummaries(tx: Transaction, classId: string, doubleId: string, insight: Insight | undefined) {
  tx.delete(documents.evidence.ref(doubleId));
  tx.delete(documents.progress.ref(doubleId));
  if (!insight) return;
  const assignments = Object.entries(insight.assignments).map(
    ([id, one]) => [id, { ...one, rows: withoutKey(one.rows, doubleId) }] as const,
  );
  documents.insights.put(tx, classId, {
    ...insight,
    students: withoutKey(insight.students, doubleId),
    assignments: Object.fromEntries(assignments),
  });
}

/**
 * Merges two accounts in one commit, or, where they have more work than it takes, moves a part of the work first.
 * @returns how much it moved, and whether the accounts are one now.
 */
const mergeSome = ({ classId, keepId, doubleId }: CallInput<'mergeStudents'>, caller: Caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const [stays, double] = presentLinesOf(roster, [keepId, doubleId]);
    if (!stays || !double) throw new AppError('auth/forbidden', 'not in the class');
    const student = await mustRead(documents.students, keepId, tx);
    const doubleStudent = await mustRead(documents.students, doubleId, tx);
    const works = await movedWork(tx, { keepId, doubleId, displayName: stays.displayName }, caller.now);
    const board = await mustRead(documents.boards, classId, tx);
    const insight = await documents.insights.read(classId, tx);
    const notes = [...(await notesOf(keepId, tx)), ...(await notesOf(doubleId, tx))];
    const guardians = await mergedGuardians(tx, { keepId, doubleId }, student, stays);
    const writeRecords = await mergedRecords(tx, { keepId, doubleId });
    const voices = await movedVoices(tx, notes, { keepId, doubleId });

    const share = works.write();
    if (!share.isAll) return share;
    const gone = { ...double, state: 'archived' as const, mergedInto: keepId, groupIds: [] };
    const consent = mergedConsent(student.consent, doubleStudent.consent);
    const groupIds = [...new Set([...stays.groupIds, ...double.groupIds])];
    const linkingClosedAt = stays.linkingClosedAt ?? double.linkingClosedAt;
    const closed = linkingClosedAt !== undefined && { linkingClosedAt };
    const lines = [{ ...stays, groupIds, ...guardians.counts, ...closed }, gone];
    writeRoster(tx, roster, lines);
    if (consent) writeConsent(tx, student, consent);
    const access = newestAccess(student.access, doubleStudent.access);
    if (access) tx.update(documents.students.ref(keepId), { access });
    clearSummaries(tx, classId, doubleId, insight);
    writeRecords();
    guardians.write();
    if (notes.length > 0) {
      const all = notes.toSorted((one, other) => one.at - other.at).slice(-MOST_NOTES);
      spreadNotes(tx, keepId, all, guardians.ids);
      spreadNotes(tx, doubleId, [], []);
      voices.write();
    }
    tx.update(documents.students.ref(doubleId), { state: 'archived', signedOutAt: caller.now });
    tx.delete(documents.secrets.ref(doubleId));
    writeStudentCount(tx, board, sizeOf(withLines(roster, lines)));
    audit(tx, { action: 'students-merged', by: caller.uid, classId, subject: keepId, studentIds: [keepId, doubleId] });
    return share;
  });

/** Whether an earlier call made the accounts one, and may have been cut off after that. */
async function isMerged({ classId, keepId, doubleId }: CallInput<'mergeStudents'>, caller: Caller): Promise<boolean> {
  await requireTeacher('teach', classId, caller);
  return (await mustRead(documents.rosters, classId)).students[doubleId]?.mergedInto === keepId;
}

export const mergeStudents: Handler<typeof calls.mergeStudents> = async (input, caller) => {
  const { keepId, doubleId } = input;
  if (keepId === doubleId) throw new AppError('input/malformed', 'one and the same');
  let moved = 0;
  for (let isAll = await isMerged(input, caller); !isAll; ) {
    const share = await mergeSome(input, caller);
    moved += share.moved;
    isAll = share.isAll;
  }
  await settleAccounts([doubleId], { ends: true });
  await scheduleFolds(await noteOutdatedEverywhere(keepId, caller.now));
  const [own, theirs] = [await mustRead(documents.students, keepId), await mustRead(documents.students, doubleId)];
  const classIds = classesOf(own).filter((id) => classesOf(theirs).includes(id));
  const fileIds = filesOfWork(await submissionsOf(keepId));
  await adoptEverywhere({ keepId, doubleId }, { classIds, fileIds }, caller.now);
  return { moved };
};
