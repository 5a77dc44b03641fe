import type { Assignment, CallOutput, Results, RosterStudent } from '@lemma/school';

/** What each view of an assignment's feedback is given. */
export type SharedData = {
  readonly uid: string;
  readonly assignment: Assignment;
  readonly students: readonly RosterStudent[];
  readonly results: Results;
  readonly catalogue: CallOutput<'listSkills'>['skills'];
};

/** The short name of an idea, as a teacher knows it; undefined for one that is not in the catalogue. */
export function ideaName(catalogue: SharedData['catalogue'], id: string | undefined): string | undefined {
  return catalogue.flatMap(({ misconceptions }) => misconceptions).find((idea) => idea.id === id)?.name;
}
