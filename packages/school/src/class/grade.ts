import { z } from 'zod';

/** Kindergarten is grade 0. */
export const KINDERGARTEN = 0;
/** Algebra 1 comes after grade 8. */
export const FIRST_ALGEBRA = 9;
/** Every grade that a class can have, in order. */
export const grades = [KINDERGARTEN, 1, 2, 3, 4, 5, 6, 7, 8, FIRST_ALGEBRA] as const;
export const gradeSchema = z.number().int().min(KINDERGARTEN).max(FIRST_ALGEBRA);

/**
 * A class's grade as it is stored. Releases up to November 2026 cannot read a class of grade 0, so a kindergarten class
 * is stored as grade 1 and `kindergarten: true`; these releases show it as grade 1.
 */
export const storedGrade = (grade: number) => ({
  grade: Math.max(1, grade),
  kindergarten: grade === KINDERGARTEN,
});

/**
 * The grade of a stored class. A kindergarten class whose grade an earlier release changed has the new grade.
 */
export const gradeOf = ({
  grade,
  kindergarten,
}: {
  readonly grade: number;
  readonly kindergarten?: boolean | undefined;
}): number => (kindergarten === true && grade === 1 ? KINDERGARTEN : grade);
