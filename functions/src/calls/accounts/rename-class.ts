import type { calls } from '@lemma/school/calls';
import { storedGrade } from '@lemma/school/class';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const renameClass: Handler<typeof calls.renameClass> = ({ classId, name, grade }, caller) =>
  inTransaction(async (tx) => {
    const classroom = await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const ids = classroom.name === name ? [] : Object.keys(roster.students);
    const desks = ids.length === 0 ? [] : await tx.getAll(...ids.map((id) => documents.desks.ref(id)));
    const open = documents.invitations.where(['classId', '==', classId], ['state', '==', 'open']);
    const invitations = classroom.name === name ? [] : (await tx.get(open)).docs;
    tx.update(documents.classes.ref(classId), { name, ...storedGrade(grade) });
    for (const { ref } of invitations) tx.update(ref, { className: name });
    for (const snapshot of desks) {
      const entries = Object.values(documents.desks.parse(snapshot)?.assignments ?? {});
      for (const { assignmentId } of entries.filter((entry) => entry.classId === classId)) {
        documents.desks.patch(tx, snapshot.id, documents.desks.at(['assignments', assignmentId, 'className'], name));
      }
    }
    return {};
  });
