import type { Assignment } from '@lemma/school/assignment';
import type { CallOutput } from '@lemma/school/calls';
import type { Group, RosterStudent } from '@lemma/school/class';
import type { Results } from '@lemma/school/results';
import { shorten } from '@lemma/ui';

/** The data for each view of an assignment's feedback. */
export type SharedData = {
  readonly uid: string;
  readonly assignment: Assignment;
  /** The class's name, for the names of files. */
  readonly className: string;
  readonly students: readonly RosterStudent[];
  /** The class's groups, sorted by name. */
  readonly groups: readonly Group[];
  readonly results: Results;
  readonly catalogue: CallOutput<'listSkills'>['skills'];
};

/** The short name of a misconception for teachers; undefined if it is not in the catalogue. */
export function misconceptionName(catalogue: SharedData['catalogue'], id: string | undefined): string | undefined {
  return catalogue.flatMap(({ misconceptions }) => misconceptions).find((idea) => idea.id === id)?.name;
}

/**
 * Whether a question is answered by choosing an option, which does not reveal a misconception (`misconceptionTold`).
 */
export function isPicked(
  { catalogue, assignment }: { catalogue: SharedData['catalogue']; assignment: Pick<Assignment, 'items'> },
  itemId: string,
): boolean {
  const item = assignment.items.find(({ id }) => id === itemId);
  return item?.own === undefined && catalogue.find(({ code }) => code === item?.skill)?.choice === true;
}

/** A student's short name; the full name if another student has the same short one. */
export function nameOf(students: SharedData['students'], id: string): string | undefined {
  const found = students.find((student) => student.id === id);
  const isShared = students.some(({ displayName, id: other }) => other !== id && displayName === found?.displayName);
  return isShared ? found?.fullName : found?.displayName;
}

const LONGEST_NAME = 60;

/** The name of a question: its skill, or the first words of a teacher's own question. */
export function questionName(catalogue: SharedData['catalogue'], assignment: Assignment, itemId: string): string {
  const item = assignment.items.find(({ id }) => id === itemId);
  if (item?.own === undefined) return catalogue.find(({ code }) => code === item?.skill)?.name ?? item?.skill ?? '';
  return shorten(item.own.prompt.replaceAll('`', ''), LONGEST_NAME);
}
