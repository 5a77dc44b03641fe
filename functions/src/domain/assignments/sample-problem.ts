import type { AssignmentItem } from '@lemma/school/assignment';
import { problemOf } from '../work/problem.ts';

/** Previews use a seed of their own, so that they never show the problems that a class gets. */
const PREVIEW_SEED = 0;
export const sampleProblem = (item: AssignmentItem, sample: number) =>
  problemOf({ ...item, variants: true }, PREVIEW_SEED, `sample ${sample}`);
