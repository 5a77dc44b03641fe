import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isDocumentId } from '../../platform/document-id.ts';
import { documents, unpackedData } from '../../platform/documents.ts';
import { pagesOf } from '../../platform/pages.ts';

/** What the log records when somebody comes to a class, leaves it or gets another role in it. */
const OF_TEACHERS = [
  ...(['teacher-added', 'teacher-teaches', 'teacher-looks-on', 'teacher-removed', 'teacher-left'] as const),
  ...(['lead-offered', 'lead-handed-over', 'class-deleted', 'retention-classes'] as const),
] as const;
const OF_STUDENTS = ['students-created', 'students-moved'] as const;

const someId = z.string().refine(isDocumentId).optional().catch(undefined);
/** Whom a line names. What of it cannot be read is left out: no line of the log keeps a child from being erased. */
const namedSchema = z.object({
  ...{ action: someId, by: someId, classId: someId, subject: someId },
  studentIds: z.array(someId).catch([]),
});

/** The lines of the log, of years, by pages. */
async function* linesOf(query: Query): AsyncGenerator<z.output<typeof namedSchema>> {
  for await (const page of pagesOf(query))
    for (const snapshot of page) yield namedSchema.parse(unpackedData(snapshot) ?? {});
}

const linesAbout = (classId: string, actions: readonly string[]) =>
  linesOf(documents.audit.where(['classId', '==', classId], ['action', 'in', [...actions]]));

/** The classes in which the log says that a student was; those that were deleted too. */
async function classesInLog(studentId: string): Promise<string[]> {
  const found: (string | undefined)[] = [];
  for await (const { action, classId, subject } of linesOf(
    documents.audit.where(['studentIds', 'array-contains', studentId]),
  ))
    found.push(classId, action === 'students-moved' ? subject : undefined);
  return found.filter((id) => id !== undefined);
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
    for await (const { by, subject } of linesAbout(classId, OF_TEACHERS))
      for (const uid of [by, subject]) if (uid !== undefined) teachers.add(uid);
    if (known.has(classId)) continue;
    for await (const { studentIds } of linesAbout(classId, OF_STUDENTS))
      for (const id of studentIds) if (id !== undefined) classmates.add(id);
  }
  classmates.delete(studentId);
  return { teachers: [...teachers], classmates: [...classmates] };
}
