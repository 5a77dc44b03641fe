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
/** What each adult of the school has made alone, or about Ana: a plan, a story, an interview. */
export const ownOf = (what: 'plan' | 'story' | 'pupil', uid: string): string => `${what}-of-${uid}`;
