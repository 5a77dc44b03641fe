import { classroomSchema } from '@lemma/school/class';
import { expect, it } from 'vitest';
import { classesNamed, unknownClasses } from './class-data.ts';

const classes = ['Period 1', 'Period 3', 'Algebra 7B'].map((name, at) =>
  classroomSchema.parse({
    ...{ id: `c${at}`, name, grade: 7, teacherIds: ['t'], teacherName: 'Ms. T', code: 'ACDEFG' },
    ...{ codeExpiresAt: 0, createdAt: 0 },
  }),
);
const namesIn = (text: string): string[] => classesNamed(text, classes).map(({ name }) => name);

it.each([
  ['who needs help in P3?', ['Period 3']],
  ['3rd period, weakest standard', ['Period 3']],
  ['How is third hour doing', ['Period 3']],
  ['compare periods 1 and 3', ['Period 1', 'Period 3']],
  ['compare P1 vs P3 on ratios', ['Period 1', 'Period 3']],
  ['missing work in Algebra 7B', ['Algebra 7B']],
  ['who is below 60 % on question 3', []],
])('finds the classes in %o', (text, found) => expect(namesIn(text)).toEqual(found));

it.each([
  ['anybody in 4th period stuck on factoring?', ['4th period']],
  ['Compare P3 and P5 on two-step equations', ['P3 and P5']],
  ['how is period 3 doing', []],
  ['make 4 groups of 3', []],
])('tells which classes of %o are not there', (text, missing) =>
  expect(unknownClasses(text, classes)).toEqual(missing),
);
