import type { Board } from '@lemma/school/assignment';
import type { Classroom, RosterStudent } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import type { Plan, PlanRequest } from '@lemma/school/plan';
import { names } from '../../models/may-tell.ts';

/** What the assistant may read and create: on the server in the name of a caller, elsewhere from made-up data. */
export type School = {
  readonly classes: () => Promise<readonly Classroom[]>;
  readonly read: (classroom: Classroom) => Promise<ClassData>;
  /** Creates a plan in the library and returns it as stored. */
  readonly plan: (planId: string, request: PlanRequest) => Promise<Plan>;
};

/** The three documents that answers about a class are computed from, whatever the size of the class. */
export type ClassData = {
  readonly classroom: Classroom;
  readonly students: readonly RosterStudent[];
  readonly board: Board['assignments'];
  readonly insight: Pick<Insight, 'students' | 'assignments' | 'groups'>;
};

/** The classes that a text names, by name or by number: "periods 1 and 3". */
export function classesNamed(text: string, classes: readonly Classroom[]): Classroom[] {
  const numbers = new Set(
    [...text.matchAll(/\b(?:period|block|hour|class|section)s? ?(\d+)|\band (?:period |class )?(\d+)\b/gi)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  return classes.filter(
    ({ name }) =>
      names(text, name) ||
      (numbers.size > 0 && numbers.has(/\b(?:period|block|hour|class|section) ?(\d+)/i.exec(name)?.[1])),
  );
}

function classNamed(text: string, classes: readonly Classroom[]): Classroom | undefined {
  const whole = classes.filter(({ name }) => names(text, name));
  if (whole.length > 0) return whole.toSorted((one, other) => other.name.length - one.name.length)[0];
  const [numbered] = classesNamed(text, classes);
  if (numbered) return numbered;
  const short = classes.filter(({ name }) => name.split(/\s+/).some((word) => /\d/.test(word) && names(text, word)));
  return short.length === 1 ? short[0] : undefined;
}

/**
 * The class that a question is about: the named one, otherwise the one chosen on the screen, otherwise the only one.
 */
export const classFor = (
  text: string,
  classes: readonly Classroom[],
  chosen: string | undefined,
): Classroom | undefined =>
  classNamed(text, classes) ??
  classes.find(({ id }) => id === chosen) ??
  (classes.length === 1 ? classes[0] : undefined);

/** Students whom a text names by full name or first name. */
export const studentsNamed = (text: string, students: readonly RosterStudent[]): RosterStudent[] => {
  const whole = students.filter(({ fullName }) => names(text, fullName));
  return whole.length > 0 ? whole : students.filter(({ fullName }) => names(text, fullName.split(/\s+/)[0] ?? ''));
};
