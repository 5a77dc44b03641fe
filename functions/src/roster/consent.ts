import type { calls } from '@lemma/school/calls';
import type { Student } from '@lemma/school/people';
import type { Consent } from '@lemma/school/privacy';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { linesOf, readStudents } from './lines.ts';

const isoDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** On the student's own document, which decides, and on the lines of their classes, for the list. */
export function writeConsent(tx: Transaction, student: Student, consent: Consent): void {
  tx.update(documents.students.ref(student.id), { consent });
  for (const classId of student.classIds)
    documents.rosters.patch(tx, classId, documents.rosters.at(['students', student.id, 'consent'], consent));
}

export const setConsent: Handler<typeof calls.setConsent> = ({ classId, studentIds, consent }, caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const ids = linesOf(roster, studentIds).map(({ id }) => id);
    const students = await readStudents(tx, ids);
    for (const student of students) {
      if (consent) writeConsent(tx, student, { ...consent, recordedAt: caller.now });
      else if (student.consent && student.consent.revokedAt === undefined)
        writeConsent(tx, student, { ...student.consent, revokedAt: caller.now });
    }
    const action = consent ? 'consent-recorded' : 'consent-revoked';
    audit(tx, {
      action,
      by: caller.uid,
      classId,
      studentIds: ids,
      ...(consent && { subject: consent.uses.join(' ') }),
    });
    return {};
  });

/**
 * A parent who asks for letters about their own children consents to them: where nothing is on record, that is written down. What
 * was written down before stands, also when it was taken back. Reads now; the writing is the function that comes back.
 */
export async function parentAgrees(
  tx: Transaction,
  studentIds: readonly string[],
  name: string,
  now: number,
): Promise<() => void> {
  const students = studentIds.length === 0 ? [] : await readStudents(tx, studentIds);
  return () => {
    for (const student of students.filter(({ consent }) => consent === undefined))
      writeConsent(tx, student, {
        ...{ by: 'parent', name: name.slice(0, 80), on: isoDay(now), uses: ['letters'], recordedAt: now },
      });
  };
}
