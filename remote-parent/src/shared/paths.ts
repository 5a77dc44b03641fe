const base = '/parent-dashboard';

/** Every address of the parent's area. */
export const paths = {
  children: () => base,
  settings: () => `${base}/settings`,
  handIn: (studentId?: string, assignmentId?: string) =>
    studentId === undefined
      ? `${base}/submissions`
      : `${base}/submissions?child=${studentId}${assignmentId === undefined ? '' : `&assignment=${assignmentId}`}`,
} as const;
