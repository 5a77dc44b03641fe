const base = '/dashboard';

/** Every address of the teacher's area. */
export const paths = {
  overview: () => base,
  students: (classId?: string) => `${base}/students${classId === undefined ? '' : `?class=${classId}`}`,
  student: (studentId: string, classId: string) => `${base}/students/${studentId}?class=${classId}`,
  accounts: (classId?: string) => `${base}/student-accounts${classId === undefined ? '' : `?class=${classId}`}`,
  assignments: () => `${base}/assignments`,
  editAssignment: (assignmentId: string) => `${base}/assignments?edit=${assignmentId}`,
  assignment: (assignmentId: string) => `${base}/assignments/${assignmentId}`,
  answersOf: (assignmentId: string, studentId: string) => `${base}/assignments/${assignmentId}?student=${studentId}`,
} as const;
