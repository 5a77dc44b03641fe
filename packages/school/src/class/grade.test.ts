import { expect, it } from 'vitest';
import { z } from 'zod';
import { gradeOf, gradeSchema, grades, storedGrade } from './grade.ts';

/** The schema of grades in releases up to November 2026. */
const before = z.object({ grade: z.number().int().min(1).max(9) });

it('accepts kindergarten to Algebra 1, and nothing else', () => {
  expect(grades.filter((grade) => gradeSchema.safeParse(grade).success)).toEqual(grades);
  for (const grade of [-1, 10, 0.5]) expect(gradeSchema.safeParse(grade).success).toBe(false);
});

it.each(grades)('gives grade %i back as it was stored', (grade) => {
  expect(gradeOf(storedGrade(grade))).toBe(grade);
});

it.each(grades)('stores grade %i so that a release without kindergarten reads it', (grade) => {
  expect(before.safeParse(storedGrade(grade)).success).toBe(true);
});

it('keeps kindergarten where such a release saves a name, and its grade where it saves another one', () => {
  expect(gradeOf({ ...storedGrade(0), grade: 1 })).toBe(0);
  expect(gradeOf({ ...storedGrade(0), grade: 2 })).toBe(2);
  expect(gradeOf({ grade: 1 })).toBe(1);
});
