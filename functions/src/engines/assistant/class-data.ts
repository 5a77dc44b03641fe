import type { Board } from '@lemma/school/assignment';
import { type Classroom, presentStudents, type Roster, type RosterStudent } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { names } from '../models/may-tell.ts';

/** The three documents that a class's answers come from, however large the class. */
export type ClassData = {
  readonly classroom: Classroom;
  readonly students: readonly RosterStudent[];
  readonly board: Board['assignments'];
  readonly insight: Pick<Insight, 'students' | 'assignments' | 'groups'>;
};

const MOST_CLASSES = 50;

export async function classesOf({ uid }: Caller): Promise<Classroom[]> {
  const found = await documents.classes.where(['teacherIds', 'array-contains', uid]).limit(MOST_CLASSES).get();
  return found.docs
    .flatMap((snapshot) => documents.classes.parse(snapshot) ?? [])
    .filter(({ archivedAt }) => archivedAt === undefined)
    .toSorted((one, other) => one.createdAt - other.createdAt);
}

export async function readClass(classroom: Classroom): Promise<ClassData> {
  const { id } = classroom;
  const [roster, board, insight]: [Roster | undefined, Board | undefined, Insight | undefined] = await Promise.all([
    documents.rosters.read(id),
    documents.boards.read(id),
    documents.insights.read(id),
  ]);
  return {
    classroom,
    students: presentStudents(roster),
    board: board?.assignments ?? {},
    insight: insight ?? { students: {}, assignments: {}, groups: [] },
  };
}

/** `6B Mathematics` is also called `6B`: a first word with a figure names a class where it names only one. */
function classNamed(text: string, classes: readonly Classroom[]): Classroom | undefined {
  const whole = classes.filter(({ name }) => names(text, name));
  if (whole.length > 0) return whole.toSorted((one, other) => other.name.length - one.name.length)[0];
  const short = classes.filter(({ name }) => name.split(/\s+/).some((word) => /\d/.test(word) && names(text, word)));
  return short.length === 1 ? short[0] : undefined;
}

/** The class that a question is about: named, else chosen on the screen, else the only one. */
export const classFor = (
  text: string,
  classes: readonly Classroom[],
  chosen: string | undefined,
): Classroom | undefined =>
  classNamed(text, classes) ??
  classes.find(({ id }) => id === chosen) ??
  (classes.length === 1 ? classes[0] : undefined);

/** Students whom a text names by their full or first name. */
export const studentsNamed = (text: string, students: readonly RosterStudent[]): RosterStudent[] => {
  const whole = students.filter(({ fullName }) => names(text, fullName));
  return whole.length > 0 ? whole : students.filter(({ fullName }) => names(text, fullName.split(/\s+/)[0] ?? ''));
};
