import type { Board } from '@lemma/school/assignment';
import type { Classroom, RosterStudent } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import type { Plan, PlanRequest } from '@lemma/school/plan';
import { names } from '../../models/may-tell.ts';
import { gradeIn } from '../read/numbers.ts';
import { classesOfCourse, courseSpans, unknownCourses } from './course-named.ts';

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

/** A school that is read once, however often it is asked. */
export function readOnce({ classes, read, plan }: School): School {
  let all: ReturnType<School['classes']> | undefined;
  const known = new Map<string, ReturnType<School['read']>>();
  return {
    classes: () => {
      all ??= classes();
      return all;
    },
    read: (classroom) => {
      const data = known.get(classroom.id) ?? read(classroom);
      known.set(classroom.id, data);
      return data;
    },
    plan,
  };
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const UNIT = '(?:period|block|hour|hr|section)';
/** A class by its number: "period 3", "P3", "per. 3", "periods 1 and 3", "4th hour", "third period". */
const BY_NUMBER = new RegExp(
  [
    `\\b(?:${UNIT}|class|per\\.?|p\\.?)s? ?#?(\\d{1,2})(?:,? (?:and|&|vs\\.?) (?:${UNIT} |class |p)?(\\d{1,2}))?\\b`,
    `\\b(\\d)(?:st|nd|rd|th) ${UNIT}`,
    `\\b(${ORDINALS.join('|')}) ${UNIT}`,
  ].join('|'),
  'gi',
);

type Spoken = { readonly said: string; readonly number: number };

/** The classes that a text speaks of by number, whether they exist or not. */
export const spokenOf = (text: string): Spoken[] =>
  [...text.matchAll(BY_NUMBER)].flatMap(({ 0: said, 1: one, 2: other, 3: nth, 4: word }) =>
    [one, other, nth, word].flatMap((each) =>
      each === undefined ? [] : [{ said, number: Number(each) || ORDINALS.indexOf(each.toLowerCase()) + 1 }],
    ),
  );

const numberOf = ({ name }: Classroom): number | undefined => spokenOf(name)[0]?.number;

/** The classes that a text names, by name, by a part that is only theirs ("6B"), or by number: "periods 1 and 3". */
export function classesNamed(text: string, classes: readonly Classroom[]): Classroom[] {
  const numbers = new Set<number | undefined>(spokenOf(text).map(({ number }) => number));
  const ofCourse = classesOfCourse(text, classes);
  return classes.filter(
    (each) =>
      (ofCourse.length === 1 && ofCourse[0] === each) ||
      names(text, each.name) ||
      (numberOf(each) !== undefined && numbers.has(numberOf(each))) ||
      partsOf(each).some(
        (part) => names(text, part) && !classes.some((other) => other !== each && partsOf(other).includes(part)),
      ),
  );
}
/** The words of a class's name that have a digit and a letter: "6B" of "6B Math". */
const partsOf = ({ name }: Classroom): string[] =>
  name.split(/[\s,]+/).filter((word) => /\d/.test(word) && /\p{L}/u.test(word));

/** What a text calls a class: its name, a part that is only its own, its number. */
export const mentionsOf = (text: string, classroom: Classroom): string[] => [
  ...[classroom.name, ...partsOf(classroom)].flatMap((said) => {
    const at = text.toLowerCase().indexOf(said.toLowerCase());
    return at < 0 ? [] : [text.slice(at, at + said.length)];
  }),
  ...spokenOf(text).flatMap(({ said, number }) => (number === numberOf(classroom) ? [said] : [])),
  ...courseSpans(text, classroom).map(({ said }) => said),
];

/** A class by its grade and a letter: "4C". */
const CODED = /\b(?:[1-9]|1[0-2])[A-H]\b(?! ?[-+=×÷^])/g;
/** What a text calls classes by number that are not there: "4th period", "4C". */
export const unknownClasses = (text: string, classes: readonly Classroom[]): string[] => {
  const known = new Set(classes.map(numberOf));
  const named = classes.filter(({ name }) => names(text, name)).map(({ name }) => name.toLowerCase());
  const parts = new Set(classes.flatMap(partsOf).map((part) => part.toLowerCase()));
  const coded = (text.match(CODED) ?? []).filter((said) => !parts.has(said.toLowerCase()));
  return [
    ...new Set([
      ...spokenOf(text).flatMap(({ said, number }) =>
        known.has(number) || named.some((name) => name.includes(said.toLowerCase())) ? [] : [said],
      ),
      ...coded,
      ...unknownCourses(text, classes),
    ]),
  ];
};

function classNamed(text: string, classes: readonly Classroom[]): Classroom | undefined {
  const whole = classes.filter(({ name }) => names(text, name));
  return whole.toSorted((one, other) => other.name.length - one.name.length)[0] ?? classesNamed(text, classes)[0];
}

/** Of several classes that a text may mean the chosen one, otherwise the only one. */
function oneOf(found: readonly Classroom[], chosen: string | undefined): Classroom | undefined {
  return found.find(({ id }) => id === chosen) ?? (found.length === 1 ? found[0] : undefined);
}

/** A course that somebody may go on to is none of the teacher's classes. */
const READY_FOR =
  /\b(?:ready|prepared|placed|placement|recommend\w*)\b[^.?!]{0,30}?\b(?:Pre-)?(?:Algebra|Geometry|Math)(?: \d| I+)?\b/g;

/** The classes of the grade that a text names: "the grade 4 class", "my 6th graders"; undefined where it names none. */
export function classesOfGrade(text: string, classes: readonly Classroom[]): Classroom[] | undefined {
  const small = text.toLowerCase();
  // "Which grade 5 standard" speaks of no class.
  const grade = /\bgrade \d standards?|\d(?:th|rd|nd|st)[- ]grade (?:standards?|level|skills?|work|math)\b/.test(small)
    ? undefined
    : gradeIn(text.replace(READY_FOR, ' ').toLowerCase());
  return grade === undefined ? undefined : classes.filter((each) => each.grade === grade);
}

/**
 * The class that a question is about: the named one, otherwise the one chosen on the screen, otherwise the only one.
 */
export const classFor = (
  text: string,
  classes: readonly Classroom[],
  chosen: string | undefined,
): Classroom | undefined => {
  const named = classNamed(text, classes);
  if (named) return named;
  // Where several may be meant and none of them is chosen, another class is not meant.
  const ofCourse = classesOfCourse(text, classes);
  const found = ofCourse.length > 0 ? ofCourse : (classesOfGrade(text, classes) ?? []);
  if (found.length > 0) return oneOf(found, chosen);
  return oneOf(classes, chosen);
};

/** Students whom a text names by full name or first name. */
export const studentsNamed = (text: string, students: readonly RosterStudent[]): RosterStudent[] => {
  const whole = students.filter(({ fullName }) => names(text, fullName));
  return whole.length > 0 ? whole : students.filter(({ fullName }) => names(text, fullName.split(/\s+/)[0] ?? ''));
};

const CALLED = /\b(?:Period|Block|Hour|Class|Section|Room|Algebra|Geometry|Math|Grade)s? (?:[A-Z]|\d{1,2})\b/g;
const DATES =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Fall|Spring|Winter|Christmas|Thanksgiving)$/;
/** Words that begin with a capital letter and are not names. */
const LARGE =
  /^(?:I|IEP|ELL|MLL|OK|FYI|ASAP|CCSS|AM|PM|Grades?|Kindergarten|Math|Algebra|Geometry|English|Spanish|Quiz|Test|Unit|Chapter|Lesson|Please|Thanks?|Hi|Hello)$/;

/** A word as names are written, where a student can be named: not where somebody comes from, nor how an adult is called. */
const NAME_IN_PLACE =
  /(?<=[\p{Ll},'’] )(?<!\b(?:[Ff]rom|[Ii]n|[Aa]t|near|an?|the|[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r)\.? )(?!(?:Mrs?|Ms|Miss|Dr)\b)(\p{Lu}\p{Ll}+)(?:['’]s)?\b/gu;

/** What a text calls a class or a student that is neither: "Algebra A", where there is no such class. */
export function unknownNames(
  text: string,
  classes: readonly Classroom[],
  students: readonly RosterStudent[],
  titles: readonly string[],
): string[] {
  const plain = text.replace(READY_FOR, ' ');
  const known = [...classes.map(({ name }) => name), ...students.map(({ fullName }) => fullName), ...titles].join(' ');
  const strange = (name: string): boolean => !name.split(/\s+/).every((word) => names(known, word));
  const called = (plain.match(CALLED) ?? []).filter(
    (name) =>
      /^[A-Z]/.test(name) &&
      !classes.some((each) => names(each.name, name)) &&
      !/^(?:Grade|Math) \d/.test(name) &&
      classesNamed(name, classes).length === 0 &&
      strange(name),
  );
  const rest = called.reduce((all, name) => all.replaceAll(name, ' '), plain);
  const people = [...rest.matchAll(NAME_IN_PLACE)].map(([, name = '']) => name);
  return [...new Set([...called, ...people.filter((name) => !DATES.test(name) && !LARGE.test(name) && strange(name))])];
}
