import { type Judgements, saidOf } from '@lemma/school/notes';
import type { AuditAction } from '@lemma/school/privacy';
import type { Transaction } from 'firebase-admin/firestore';
import { nameOf, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { noteOutdatedEverywhere } from '../evidence/note-outdated.ts';
import { scheduleFolds } from '../evidence/schedule-fold.ts';

type Said = { readonly byName: string; readonly at: number };

/** Writes the teachers' judgements into the evidence, where the fold reads them without another read. */
export function writeSaid(tx: Transaction, studentId: string, judgements: Pick<Judgements, 'ideas' | 'levels'>): void {
  documents.evidence.replace(tx, studentId, { studentId, said: saidOf(judgements) });
}

/**
 * Changes the teachers' judgements of a student, with an entry in the audit log. @throws AppError unless the caller
 * teaches the student. They are stored with the evidence too, from where the next fold takes them everywhere.
 */
export const changeJudgements = async (
  studentId: string,
  caller: Caller,
  line: { readonly action: AuditAction; readonly subject: string },
  next: (before: Judgements, said: Said) => Judgements,
) => {
  await inTransaction(async (tx) => {
    await requireTeacherOf('teach', studentId, caller, tx);
    const byName = await nameOf(caller, tx);
    const before = (await documents.judgements.read(studentId, tx)) ?? { studentId, ideas: {}, levels: {} };
    const { ideas, levels } = next(before, { byName, at: caller.now });
    documents.judgements.put(tx, studentId, { studentId, ideas, levels });
    writeSaid(tx, studentId, { ideas, levels });
    audit(tx, { ...line, by: caller.uid, studentIds: [studentId] });
  });
  await scheduleFolds(await noteOutdatedEverywhere(studentId, caller.now));
  return {};
};
