import type { calls } from '@lemma/school/calls';
import { gradeOf } from '@lemma/school/class';
import { requireTeacher } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Each student has two documents, and a transaction takes 500. */
const STUDENTS_AT_ONCE = 100;

/** Puts the request on the desks of the students, and a placement that has no questions yet beside them. */
export const placeClass: Handler<typeof calls.placeClass> = async ({ classId, studentIds }, caller) => {
  let asked = 0;
  for (let from = 0; from < studentIds.length; from += STUDENTS_AT_ONCE)
    asked += await inTransaction(async (tx) => {
      const classroom = await requireTeacher('teach', classId, caller, tx);
      const ids = studentIds.slice(from, from + STUDENTS_AT_ONCE);
      const students = (await documents.students.readAll(ids, tx)).filter((one) => one.classIds.includes(classId));
      const placements = await documents.placements.readAll(ids, tx);
      const desks = new Set((await documents.desks.readAll(ids, tx)).map(({ studentId }) => studentId));
      const begun = new Set(placements.filter(({ state }) => state === 'open').map(({ studentId }) => studentId));
      const wanted = students.filter(({ id }) => !begun.has(id));
      const { now: at } = caller;
      for (const { id } of wanted) {
        documents.placements.put(tx, id, { studentId: id, grade: gradeOf(classroom), state: 'asked', at, items: [] });
        const shown = { state: 'asked' as const, at, byName: classroom.teacherName };
        if (desks.has(id)) documents.desks.patch(tx, id, documents.desks.at(['placement'], shown));
      }
      return wanted.length;
    });
  return { asked };
};
