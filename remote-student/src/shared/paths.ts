const base = '/student';

/** Every address of the student's area. */
export const paths = {
  home: () => base,
  progress: () => `${base}/progress`,
  /** Today's practice; `item` counts from 1. */
  practice: (item = 1) => `${base}?practice=${item}`,
  assignments: () => `${base}/assignments`,
  /** The work screen; `item` counts from 1. */
  work: (assignmentId: string, item = 1) => `${base}/assignments?work=${assignmentId}&item=${item}`,
} as const;
