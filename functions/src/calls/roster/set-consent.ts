import type { calls } from '@lemma/school/calls';
import { writeConsent } from '../../domain/roster/consent.ts';
import { linesOf, readStudents } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

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
