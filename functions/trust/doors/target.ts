import { schoolOperators } from '@lemma/testing';
import type { Target } from './attempts.ts';

/** What everybody asks about: class A, its assignment, Ana and her work, and what teacher A has made. */
export const target: Target = {
  ...{ classId: 'classA', assignmentId: 'workA', studentId: 'ana', submissionId: 'workA_ana' },
  ...{ planId: 'planA', storyId: 'storyA', chatId: 'chatA', interviewId: 'interviewA' },
};
/** What teacher A asked in her conversation. */
export const TURN = 'turnA';
/** A file of each person; that of Ana is part of her work. */
export const fileOf = (uid: string): string => `of-${uid}`;
/** A teacher without a class whom the deployment names as an operator of the school. */
export const OPERATOR = { name: 'operator', uid: 'operator', email: schoolOperators[2] } as const;
/** Another, whose session gave the second factor long ago. */
export const LATE_OPERATOR = {
  name: 'operator, long after the second factor',
  uid: 'lateOperator',
  email: schoolOperators[3],
} as const;
/** The same, whose sessions have not given it: one of now, and one that began long ago. */
export const WAITING = { ...LATE_OPERATOR, name: 'operator, before the second factor' } as const;
export const LONG_WAITING = { ...LATE_OPERATOR, name: 'operator, long before the second factor' } as const;
/** One without a second factor, whose token of long ago says that there is one. */
export const LONG_WITHOUT = { ...OPERATOR, name: 'operator, long after the second factor was taken away' } as const;
/** A parent whose device has signed itself out, and whose token goes on for up to an hour. */
export const LEFT = { name: 'parentB, of a device that has signed out', uid: 'parentB' } as const;
/** What each adult of the school has made alone, or about Ana: a plan, a story, an interview. */
export const ownOf = (what: 'plan' | 'story' | 'pupil', uid: string): string => `${what}-of-${uid}`;
/** Who teaches class A and class B: of the doors alone. */
export const BOTH = { name: 'teacher of both classes', uid: 'teacherAB' } as const;
