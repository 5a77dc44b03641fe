import type { calls } from '@lemma/school/calls';
import { usualAccess } from '@lemma/school/people';
import { nameOf, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const setAccessProfile: Handler<typeof calls.setAccessProfile> = ({ studentId, change }, caller) =>
  inTransaction(async (tx) => {
    const student = await requireTeacherOf('teach', studentId, caller, tx);
    const byName = await nameOf(caller, tx);
    const access = { ...usualAccess, ...student.access, ...change, byName, at: caller.now };
    tx.update(documents.students.ref(studentId), { access });
    // What a child needs stands in the child's document alone: the log says which choices were changed, not how.
    const subject = Object.keys(change).toSorted().join(' ');
    audit(tx, { action: 'access-profile-changed', by: caller.uid, studentIds: [studentId], subject });
    return {};
  });
