import type { Circle } from '@lemma/contract';
import type { Classroom } from '@lemma/school/class';
import type { Query } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/** The most teachers and classes in a circle: a school's department, not a whole town. Both fit into one query. */
const MOST_TEACHERS = 30;
const MOST_CLASSES = 300;

const classesOf = (query: Query): Promise<Classroom[]> =>
  query.get().then((found) => found.docs.flatMap((each) => documents.classes.parse(each) ?? []));

const taughtBy = (teachers: readonly string[]): Promise<Classroom[]> =>
  classesOf(documents.classes.where(['teacherIds', 'array-contains-any', teachers]).limit(MOST_CLASSES));

const oldestFirst = (a: Classroom, b: Classroom): number => a.createdAt - b.createdAt || a.id.localeCompare(b.id);

/** The classes that hang together through their teachers, from one on. */
async function circleFrom(first: readonly Classroom[], own: readonly string[]): Promise<Circle> {
  const teachers = new Set([...own, ...first.flatMap(({ teacherIds }) => teacherIds)]);
  let classes: readonly Classroom[] = first;
  for (let known = 0; known < teachers.size && known < MOST_TEACHERS; ) {
    known = teachers.size;
    classes = await taughtBy([...teachers].slice(0, MOST_TEACHERS));
    for (const { teacherIds } of classes) for (const uid of teacherIds) teachers.add(uid);
  }
  const sorted = [...classes].sort(oldestFirst);
  // The oldest class stays the oldest one: a circle keeps its place while classes are added to it.
  return { key: sorted[0]?.id ?? own[0] ?? '', classes: sorted.map(({ id }) => id) };
}

async function classIdsOf(uid: string): Promise<readonly string[]> {
  const student = await documents.students.read(uid);
  if (student !== undefined) return student.classIds;
  const links = await documents.guardians.where(['parentId', '==', uid]).limit(20).get();
  return links.docs.flatMap((each) => documents.guardians.parse(each)?.classIds ?? []);
}

/** The circles that a person belongs to: a teacher to one, a student or a parent to one or a few. */
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
  // Somebody without a class is a circle of their own.
  return circles.size > 0 ? [...circles.values()] : [{ key: uid, classes: [] }];
}
