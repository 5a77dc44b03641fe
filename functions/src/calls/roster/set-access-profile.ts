import type { calls } from '@lemma/school/calls';
import { usualAccess } from '@lemma/school/people';
import { resizedDesk } from '../../domain/roster/resized-desk.ts';
import { nameOf, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const setAccessProfile: Handler<typeof calls.setAccessProfile> = ({ studentId, change }, caller) =>
  inTransaction(async (tx) => {
    const student = await requireTeacherOf('teach', studentId, caller, tx);
    if (Object.keys(change).length === 0) return {};
    const byName = await nameOf(caller, tx);
    const before = student.access?.fewerItems ?? usualAccess.fewerItems;
    const fewerItems = change.fewerItems ?? before;
    const access = { ...usualAccess, ...student.access, ...change, byName, at: caller.now };
    const writeDesk =
      fewerItems === before ? undefined : await resizedDesk(tx, { id: studentId, access: { fewerItems } });
    tx.update(documents.students.ref(studentId), { access });
    writeDesk?.();
    // What a child needs stands in the child's document alone: the log says which choices were changed, not how.
    const subject = Object.keys(change).toSorted().join(' ');
    audit(tx, { action: 'access-profile-changed', by: caller.uid, studentIds: [studentId], subject });
    return {};
  });
