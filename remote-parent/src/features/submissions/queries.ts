import { callQuery } from '@lemma/screens';

/** What handing in for a child reads beside the desk. */
export const submissionQueries = {
  /** The questions of an assignment beside what the child has of them. */
  childWork: (uid: string, studentId: string, assignmentId: string) =>
    callQuery(uid, 'childWork', { studentId, assignmentId }),
};
