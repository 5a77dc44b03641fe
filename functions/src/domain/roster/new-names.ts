import type { Roster, RosterStudent } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { MOST_FORMER_NAMES } from '../../platform/records.ts';

type Named = Pick<RosterStudent, 'id' | 'fullName' | 'displayName'>;

const classesOf = ({ classIds, pastClassIds }: Student): string[] => [...classIds, ...pastClassIds];

/**
 * Everything that has the name of a student, besides the roster of the class in which it is changed: account, desk, the lists of
 * other classes, and the links of the family, whose letters and pages use it. The name of before is kept for the deletion alone.
 * The list of another class that cannot be read keeps that name, and nobody from getting the new one.
 * Reads at once, and returns the function that writes.
 */
export async function newNames(tx: Transaction, { classId, students: before }: Roster, renamed: readonly Named[]) {
  const ids = renamed.map(({ id }) => id);
  const students = await documents.students.readAll(ids, tx);
  const desks = new Set((await documents.desks.readAll(ids, tx)).map(({ studentId }) => studentId));
  const former = new Map((await documents.formerNames.readAll(ids, tx)).map((one) => [one.studentId, one.names]));
  const rosters = await documents.rosters.readEach(
    students.flatMap(classesOf).filter((id) => id !== classId),
    () => undefined,
    tx,
  );
  const links = await Promise.all(ids.map((id) => tx.get(documents.guardians.where(['studentId', '==', id]))));
  return () => {
    renamed.forEach(({ id, fullName, displayName }, index) => {
      tx.update(documents.students.ref(id), { fullName, displayName });
      tx.update(documents.users.ref(id), { fullName });
      if (desks.has(id)) documents.desks.patch(tx, id, documents.desks.at(['displayName'], displayName));
      // An ended link has no name of the child any more.
      for (const link of links[index]?.docs ?? [])
        if (link.get('studentName') !== '') tx.update(link.ref, { studentName: fullName });
      for (const roster of rosters)
        if (roster.students[id])
          documents.rosters.patch(
            tx,
            roster.classId,
            documents.rosters.at(['students', id, 'fullName'], fullName),
            documents.rosters.at(['students', id, 'displayName'], displayName),
          );
      const names = [...(former.get(id) ?? []), before[id]?.fullName ?? ''].filter((name) => name !== '');
      documents.formerNames.put(tx, id, { studentId: id, names: [...new Set(names)].slice(-MOST_FORMER_NAMES) });
    });
  };
}
