import type { Classroom } from '@lemma/school/class';
import { isExpired, retentionDefaults } from '@lemma/school/privacy';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { pagesOf } from '../../platform/pages.ts';
import { eraseClass } from '../erasure/erase-class.ts';
import { expireStudents } from './expire-students.ts';
import type { Faults } from './faults.ts';

export const daysOfClass = ({ retention }: Pick<Classroom, 'retention'>): number =>
  retention?.classes ?? retentionDefaults.classes;

const isDue = (classroom: Classroom, now: number): boolean => {
  const { archivedAt, deletingAt } = classroom;
  return deletingAt !== undefined || (archivedAt !== undefined && isExpired(archivedAt, daysOfClass(classroom), now));
};

/**
 * Marks a class as being deleted, if it is still due: a class that was restored meanwhile stays, and a marked one can
 * no longer be restored.
 */
const begin = (classId: string, now: number): Promise<Classroom | undefined> =>
  inTransaction(async (tx) => {
    const classroom = await documents.classes.read(classId, tx);
    if (!classroom || !isDue(classroom, now)) return undefined;
    if (classroom.deletingAt === undefined) tx.update(documents.classes.ref(classId), { deletingAt: now });
    return { ...classroom, deletingAt: classroom.deletingAt ?? now };
  });

type Gone = { readonly students: number; readonly classes: number };

const NONE: Gone = { students: 0, classes: 0 };

/**
 * Deletes a class that is due with its work, and the accounts that are in no other class. Once it has begun, later runs
 * continue it until it is done.
 */
async function expireClass(classId: string, now: number): Promise<Gone> {
  const classroom = await begin(classId, now);
  return classroom === undefined ? NONE : { students: await eraseClass(classroom, now), classes: 1 };
}

async function expireIn(classId: string, now: number, faults: Faults): Promise<Gone> {
  const classroom = await documents.classes.read(classId);
  if (classroom === undefined) return NONE;
  if (isDue(classroom, now)) return expireClass(classroom.id, now);
  const roster = await documents.rosters.read(classroom.id);
  return { students: roster ? await expireStudents(classroom, roster, now, faults) : 0, classes: 0 };
}

/** Deletes the expired ones of these classes, and expired accounts of students who left the others. */
export async function expireClassesOf(ids: readonly string[], now: number, faults: Faults): Promise<Gone> {
  const sum = { students: 0, classes: 0 };
  for (const id of ids) {
    const { students, classes } = await faults.guard(() => expireIn(id, now, faults), NONE);
    sum.students += students;
    sum.classes += classes;
  }
  return sum;
}

/** Does this for all classes. */
export async function expireClasses(now: number, faults: Faults): Promise<Gone> {
  const sum = { students: 0, classes: 0 };
  for await (const page of pagesOf(documents.classes.where())) {
    const ids = page.map(({ id }) => id);
    const { students, classes } = await expireClassesOf(ids, now, faults);
    sum.students += students;
    sum.classes += classes;
  }
  return sum;
}
