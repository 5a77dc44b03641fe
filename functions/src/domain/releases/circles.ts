import type { Circle } from '@lemma/contract';
import type { Classroom } from '@lemma/school/class';
import type { Query } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/** The most teachers and classes in a circle: a school's department, not a whole town. Both fit into one query. */
const MOST_TEACHERS = 30;
const MOST_CLASSES = 300;

const classesOf = (query: Query): Promise<Classroom[]> =>
  query.get().then((found) => found.docs.flatMap((each) => documents.classes.parse(each) ?? []));

/** The classes of these adults. */
export const taughtBy = (teachers: readonly string[]): Promise<Classroom[]> =>
  classesOf(documents.classes.where(['teacherIds', 'array-contains-any', teachers]).limit(MOST_CLASSES));

const oldestFirst = (a: Classroom, b: Classroom): number => a.createdAt - b.createdAt || a.id.localeCompare(b.id);

/** All classes that are connected by shared teachers, starting from these. */
async function circleFrom(first: readonly Classroom[], own: readonly string[]): Promise<Circle> {
  const teachers = new Set([...own, ...first.flatMap(({ teacherIds }) => teacherIds)]);
  let classes: readonly Classroom[] = first;
  for (let known = 0; known < teachers.size && known < MOST_TEACHERS; ) {
    known = teachers.size;
    classes = await taughtBy([...teachers].slice(0, MOST_TEACHERS));
    for (const { teacherIds } of classes) for (const uid of teacherIds) teachers.add(uid);
  }
  const sorted = [...classes].sort(oldestFirst);
  // The key is the id of the oldest class, so that it stays the same while classes are added.
  return { key: sorted[0]?.id ?? own[0] ?? '', classes: sorted.map(({ id }) => id) };
}

/** The classes of a child, or of the children of a linked adult. */
export async function classIdsOf(uid: string): Promise<readonly string[]> {
  const student = await documents.students.read(uid);
  if (student !== undefined) return student.classIds;
  const links = await documents.guardians.where(['parentId', '==', uid]).limit(20).get();
  return links.docs.flatMap((each) => documents.guardians.parse(each)?.classIds ?? []);
}

/** The circles of a person: one for a teacher, one or a few for a student or a parent. */
export async function circlesOf(uid: string): Promise<readonly Circle[]> {
  const taught = await taughtBy([uid]);
  if (taught.length > 0) return [await circleFrom(taught, [uid])];
  const circles = new Map<string, Circle>();
  for (const id of new Set(await classIdsOf(uid))) {
    if ([...circles.values()].some(({ classes }) => classes.includes(id))) continue;
    const classroom = await documents.classes.read(id);
    const circle = classroom && (await circleFrom([classroom], []));
    if (circle) circles.set(circle.key, circle);
  }
  // Somebody without a class gets a circle of their own.
  return circles.size > 0 ? [...circles.values()] : [{ key: uid, classes: [] }];
}
