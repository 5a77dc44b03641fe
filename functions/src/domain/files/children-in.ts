import { guardianIdOf } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { FileRecord } from '../../platform/records.ts';

/**
 * The children whom a file is about and whom `uid` teaches or is linked to: those for whom it was turned in, those of a
 * recorded note, and the owner who is a student. Of other children in the same file their families are not told who this
 * person is.
 */
export async function childrenIn(uid: string, file: FileRecord): Promise<string[]> {
  const { handedIn, voice } = file;
  const noted = voice?.kind === 'note' ? voice.studentIds : [];
  const named = [...new Set([file.uid, ...handedIn.map(({ studentId }) => studentId), ...noted])];
  const students = await documents.students.readAll(named.filter((id) => id !== uid));
  const classesOf = (id: string): string[] => [
    ...students.flatMap((one) => (one.id === id ? [...one.classIds, ...one.pastClassIds] : [])),
    ...handedIn.flatMap(({ studentId, classId }) => (studentId === id ? [classId] : [])),
  ];
  const ids = students.map(({ id }) => id);
  const [links, classes] = await Promise.all([
    documents.guardians.readAll(ids.map((id) => guardianIdOf(id, uid))),
    documents.classes.readAll([...new Set(ids.flatMap(classesOf))]),
  ]);
  const linked = new Set(links.flatMap(({ state, studentId }) => (state === 'active' ? [studentId] : [])));
  const taught = new Set(classes.flatMap(({ id, teacherIds }) => (teacherIds.includes(uid) ? [id] : [])));
  return ids.filter((id) => linked.has(id) || classesOf(id).some((classId) => taught.has(classId)));
}
