import { callQuery } from '@lemma/screens';

/** What turning in for a child reads besides the desk. */
export const submissionQueries = {
  /** The questions of an assignment with the child's answers. */
  childWork: (uid: string, studentId: string, assignmentId: string) =>
    callQuery(uid, 'childWork', { studentId, assignmentId }),
};
