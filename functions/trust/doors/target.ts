import { schoolOperators } from '@lemma/testing';
import type { Target } from './attempts.ts';

/** What everybody asks about: class A, its assignment, Ana and her work, and what teacher A has made. */
export const target: Target = {
  ...{ classId: 'classA', assignmentId: 'workA', studentId: 'ana', submissionId: 'workA_ana' },
  ...{ planId: 'planA', storyId: 'storyA', chatId: 'chatA', interviewId: 'interviewA' },
};
/** A file of each person; that of Ana is part of her work. */
export const fileOf = (uid: string): string => `of-${uid}`;
/** A teacher without a class whom the deployment names as an operator of the school. */
export const OPERATOR = { name: 'operator', uid: 'operator', email: schoolOperators[0] } as const;
