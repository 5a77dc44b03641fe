import type { calls } from '@lemma/school/calls';
import type { DeskEntry } from '@lemma/school/desk';
import { usualAccess } from '@lemma/school/people';
import type { Transaction } from 'firebase-admin/firestore';
import { sizeFor } from '../../domain/assignments/entries.ts';
import type { Child } from '../../domain/work/items-of-child.ts';
import { nameOf, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { withoutFields } from '../../platform/without.ts';

/** What is not begun, as the child's desk has it from now on. Reads at once and returns the function that writes. */
async function resizedDesk(tx: Transaction, child: Child) {
  const desk = await documents.desks.read(child.id, tx);
  const waiting = Object.values(desk?.assignments ?? {}).filter(({ state }) => state === 'not-started');
  const given = await documents.assignments.readAll(
    waiting.map(({ assignmentId }) => assignmentId),
    tx,
  );
  const sizes = new Map(given.map((assignment) => [assignment.id, sizeFor(assignment, child)]));
  return () => {
    const entries = waiting.flatMap((entry): DeskEntry[] => {
      const size = sizes.get(entry.assignmentId);
      return size ? [{ ...withoutFields(entry, ['skill']), ...size }] : [];
    });
    const { at } = documents.desks;
    if (entries.length > 0)
      documents.desks.patch(tx, child.id, ...entries.map((entry) => at(['assignments', entry.assignmentId], entry)));
  };
}

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
