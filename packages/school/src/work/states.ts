export const submissionStates = [
  'in-progress',
  'submitted',
  'graded',
  'returned',
  'resubmit',
  'excused',
  'missing',
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** The states of a student's work, including work that does not exist yet. */
export const workStates = ['not-started', ...submissionStates] as const;
export type WorkState = (typeof workStates)[number];
