import type { Assignment } from '@lemma/school/assignment';
import type { CallOutput } from '@lemma/school/calls';
import type { Group, RosterStudent } from '@lemma/school/class';
import type { Results } from '@lemma/school/results';
import { shorten } from '@lemma/ui';

/** What each view of an assignment's feedback is given. */
export type SharedData = {
  readonly uid: string;
  readonly assignment: Assignment;
  /** Of the class, for the names of files. */
  readonly className: string;
  readonly students: readonly RosterStudent[];
  /** Of the class, by name. */
  readonly groups: readonly Group[];
  readonly results: Results;
  readonly catalogue: CallOutput<'listSkills'>['skills'];
};

/** The short name of an idea, as a teacher knows it; undefined for one that is not in the catalogue. */
export function misconceptionName(catalogue: SharedData['catalogue'], id: string | undefined): string | undefined {
  return catalogue.flatMap(({ misconceptions }) => misconceptions).find((idea) => idea.id === id)?.name;
}

/** Whether a question is answered by picking an option, by which no idea is told (`misconceptionTold`). */
export function isPicked(
  { catalogue, assignment }: { catalogue: SharedData['catalogue']; assignment: Pick<Assignment, 'items'> },
  itemId: string,
): boolean {
  const item = assignment.items.find(({ id }) => id === itemId);
  return item?.own === undefined && catalogue.find(({ code }) => code === item?.skill)?.choice === true;
}

/** The short name of a student of the class; the full one where another is called the same. */
export function nameOf(students: SharedData['students'], id: string): string | undefined {
  const found = students.find((student) => student.id === id);
  const isShared = students.some(({ displayName, id: other }) => other !== id && displayName === found?.displayName);
  return isShared ? found?.fullName : found?.displayName;
}

const LONGEST_NAME = 60;

/** What a question is called: its skill, or the first words of a teacher's own. */
export function questionName(catalogue: SharedData['catalogue'], assignment: Assignment, itemId: string): string {
  const item = assignment.items.find(({ id }) => id === itemId);
  if (item?.own === undefined) return catalogue.find(({ code }) => code === item?.skill)?.name ?? item?.skill ?? '';
  return shorten(item.own.prompt.replaceAll('`', ''), LONGEST_NAME);
}
