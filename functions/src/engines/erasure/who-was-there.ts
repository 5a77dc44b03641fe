import { documents } from '../../platform/documents.ts';

/** What the log records when somebody comes to a class, leaves it or gets another role in it. */
const OF_TEACHERS = [
  ...(['teacher-added', 'teacher-teaches', 'teacher-looks-on', 'teacher-removed', 'teacher-left'] as const),
  ...(['lead-offered', 'lead-handed-over', 'class-deleted', 'retention-classes'] as const),
] as const;
const OF_STUDENTS = ['students-created', 'students-moved'] as const;

const linesAbout = async (classId: string, actions: readonly string[]) =>
  documents.audit.every(
    (await documents.audit.where(['classId', '==', classId], ['action', 'in', [...actions]]).get()).docs,
  );

/** The classes in which the log says that a student was; those that were deleted too. */
async function classesInLog(studentId: string): Promise<string[]> {
  const { docs } = await documents.audit.where(['studentIds', 'array-contains', studentId]).get();
  return documents.audit
    .every(docs)
    .flatMap(({ action, classId = [], subject = [] }) => [classId, action === 'students-moved' ? subject : []].flat());
}

type WereThere = { readonly teachers: readonly string[]; readonly classmates: readonly string[] };

/**
 * The adults and the students of a student's classes: those of now, and those of before. A list has who is there, the roster has
 * everybody who was in the class, and of teachers who left, and of classes that are gone, the log knows.
 */
export async function whoWasThere(classIds: readonly string[], studentId: string): Promise<WereThere> {
  const classes = await documents.classes.readAll(classIds);
  const rosters = await documents.rosters.readAll(classIds);
  const all = [...new Set([...classIds, ...(await classesInLog(studentId))])];
  const known = new Set(rosters.map(({ classId }) => classId));
  const [teachers, classmates] = [
    new Set(classes.flatMap(({ teacherIds }) => teacherIds)),
    new Set(rosters.flatMap(({ students }) => Object.keys(students))),
  ];
  for (const classId of all) {
    for (const { by, subject } of await linesAbout(classId, OF_TEACHERS))
      for (const uid of [by, subject ?? by]) teachers.add(uid);
    if (known.has(classId)) continue;
    for (const { studentIds = [] } of await linesAbout(classId, OF_STUDENTS))
      for (const id of studentIds) classmates.add(id);
  }
  classmates.delete(studentId);
  return { teachers: [...teachers], classmates: [...classmates] };
}
