/** What the state of a student's work is called. */
export const submissionStates = {
  'not-started': 'not started',
  'in-progress': 'working on it',
  submitted: 'turned in',
  toGrade: 'turned in, to grade',
  checked: 'turned in, checked',
  graded: 'graded',
  returned: 'returned',
  resubmit: 'asked again',
  excused: 'excused',
  missing: 'missing',
} as const;
