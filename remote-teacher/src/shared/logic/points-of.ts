import { hasAnyPoints, isUngraded, type Submission } from '@lemma/school/work';
import { formatScore } from '@lemma/ui';

/** The points of a piece of work, "7 of 8"; a dash while it waits for its first grade. */
export const pointsOf = (work: Submission): string =>
  hasAnyPoints({ ...work, ungraded: isUngraded(work) }) ? formatScore(work.score, work.maxScore) : '–';
