const base = '/student';

/** Every address of the student's area. */
export const paths = {
  home: () => base,
  assignments: () => `${base}/assignments`,
  /** The work screen; `item` counts from 1. */
  work: (assignmentId: string, item = 1) => `${base}/assignments?work=${assignmentId}&item=${item}`,
} as const;
