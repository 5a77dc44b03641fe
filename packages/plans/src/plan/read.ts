import type { PlanBlockKind, PlanRequest, PlanRow } from '@lemma/school/plan';
import type { LessonSet, SetProblem } from './lesson-set.ts';

/** What a plan says, read again beside its problems by rules that know nothing of how it was written. */
export type Read = {
  readonly request: PlanRequest;
  readonly rows: (kind: PlanBlockKind) => readonly PlanRow[];
  readonly set: LessonSet;
  readonly all: readonly SetProblem[];
};

/** The texts of the parts of rows with these labels. */
export const partsOf = (rows: readonly PlanRow[], ...labels: string[]): string[] =>
  rows.flatMap(({ parts }) => parts.flatMap(({ label, text }) => (labels.includes(label) ? [text] : [])));
