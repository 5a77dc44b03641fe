import type { Student } from '@lemma/school/people';
import { type Consent, LONGEST_SIGNER } from '@lemma/school/privacy';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { readStudents } from './roster-lines.ts';

const isoDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/**
 * Writes the consent to the student's own document, which decides, and to the rosters of their classes, for display.
 */
export function writeConsent(tx: Transaction, student: Student, consent: Consent): void {
  tx.update(documents.students.ref(student.id), { consent });
  for (const classId of student.classIds)
    documents.rosters.patch(tx, classId, documents.rosters.at(['students', student.id, 'consent'], consent));
}

/**
 * A parent who subscribes to letters about a child consents to them: writes that down where no consent is on record. An
 * existing record stays, even a revoked one. Reads at once and returns the function that writes.
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
        ...{ by: 'parent', name: name.slice(0, LONGEST_SIGNER), on: isoDay(now), uses: ['letters'], recordedAt: now },
      });
  };
}
