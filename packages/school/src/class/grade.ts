import { z } from 'zod';

/** Kindergarten is grade 0. */
export const KINDERGARTEN = 0;
/** Algebra 1 comes after grade 8. */
export const FIRST_ALGEBRA = 9;
/** Every grade that a class can have, in order. */
export const grades = [KINDERGARTEN, 1, 2, 3, 4, 5, 6, 7, 8, FIRST_ALGEBRA] as const;
export const gradeSchema = z.number().int().min(KINDERGARTEN).max(FIRST_ALGEBRA);

/**
 * How the grade stands in a class. Releases up to November 2026 refuse to read a class of grade 0, so a kindergarten class is
 * kept as grade 1 with a mark of its own: they show it as grade 1.
 */
export const storedGrade = (grade: number) => ({
  grade: Math.max(1, grade),
  kindergarten: grade === KINDERGARTEN,
});

/** The grade of a class as it is kept. One that a release without kindergarten moved to another grade is in that grade. */
export const gradeOf = ({
  grade,
  kindergarten,
}: {
  readonly grade: number;
  readonly kindergarten?: boolean | undefined;
}): number => (kindergarten === true && grade === 1 ? KINDERGARTEN : grade);
