import type { StoryBand } from '@lemma/school/story';

/** The reading level that fits a class; the middle one where no class is known. */
export function bandOfGrade(grade: number | undefined): StoryBand {
  if (grade === undefined) return 'middle';
  if (grade <= 1) return 'early';
  return grade <= 3 ? 'middle' : 'full';
}
