import type { calls } from '@lemma/school/calls';
import { endedLink } from '../../domain/family/ended-link.ts';
import { parentCounter } from '../../domain/family/parent-counter.ts';
import { guardianIdOf, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Ends a parent's access at once: the security rules read this link on every read. */
export const revokeParent: Handler<typeof calls.revokeParent> = ({ studentId, parentId, block }, caller) =>
  inTransaction(async (tx) => {
    const student = await requireTeacherOf('teach', studentId, caller, tx);
    const id = guardianIdOf(studentId, parentId);
    const guardian = await mustRead(documents.guardians, id, tx);
    if (guardian.state === 'revoked' && (guardian.blocked ?? false) === block) return {};
    const countParents = await parentCounter(tx, studentId, id, student.classIds);
    tx.update(documents.guardians.ref(id), { ...endedLink(), blocked: block });
    countParents(0);
    audit(tx, {
      action: block ? 'parent-blocked' : 'parent-revoked',
      by: caller.uid,
      studentIds: [studentId],
      subject: parentId,
    });
    return {};
  });
