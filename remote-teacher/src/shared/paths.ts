const base = '/dashboard';

type Query = Readonly<Record<string, string | undefined>>;

/** What is undefined is left out of the address. */
function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Every address of the teacher's area. */
export const paths = {
  overview: (query?: Query) => withQuery(base, query),
  statistics: (query?: Query) => withQuery(`${base}/statistics`, query),
  analysis: (query?: Query) => withQuery(`${base}/detailed-analysis`, query),
  students: (classId?: string) => `${base}/students${classId === undefined ? '' : `?class=${classId}`}`,
  student: (studentId: string, classId?: string) =>
    `${base}/students/${studentId}${classId === undefined ? '' : `?class=${classId}`}`,
  family: (studentId: string, classId: string) => `${base}/students/${studentId}?class=${classId}&view=family`,
  accounts: (classId?: string) => `${base}/student-accounts${classId === undefined ? '' : `?class=${classId}`}`,
  /** The cards of these students: their new ones are made there. */
  newCards: (classId: string, studentIds: readonly string[]) =>
    `${base}/student-accounts?class=${classId}&cards=${studentIds.join('.')}`,
  training: () => `${base}/teacher-training`,
  trainingOf: (studentId: string, classId: string) =>
    `${base}/teacher-training?pupil=${studentId}&class=${classId}#pupil`,
  interview: (interviewId: string) => `${base}/teacher-training/${interviewId}`,
  interviewResults: (interviewId: string) => `${base}/teacher-training/results/${interviewId}`,
  assignments: (classId?: string) => withQuery(`${base}/assignments`, { class: classId }),
  /** The builder. A new draft belongs to the class of its address, whichever was looked at last on this device. */
  editAssignment: (assignmentId: string, classId?: string) =>
    withQuery(`${base}/assignments`, { class: classId, edit: assignmentId }),
  /** A new assignment from these skills, for these students only where there are any. */
  corrections: (classId: string, skills: readonly string[], studentIds: readonly string[]) =>
    `${base}/assignments?class=${classId}&edit=${crypto.randomUUID()}&skills=${skills.join(',')}&for=${studentIds.join(',')}`,
  /** A new assignment for these students only. */
  assignTo: (classId: string, studentIds: readonly string[]) =>
    `${base}/assignments?class=${classId}&edit=${crypto.randomUUID()}&for=${studentIds.join(',')}`,
  assignment: (assignmentId: string) => `${base}/assignments/${assignmentId}`,
  /** The queue of answers that students say are right. */
  contested: (assignmentId: string) => `${base}/assignments/${assignmentId}?tab=answers`,
  paper: (assignmentId: string) => `${base}/assignments/${assignmentId}?paper=2`,
  plan: (planId?: string) => `${base}/lesson-plan${planId === undefined ? '' : `?plan=${planId}`}`,
  /** A new lesson on a standard for a class. */
  planOn: (standard: string, classId: string) => `${base}/lesson-plan?standard=${standard}&class=${classId}`,
  plans: () => `${base}/view-lesson-plans`,
  stories: () => `${base}/story-lessons`,
  chat: (chatId?: string) => `${base}/chatbot${chatId === undefined ? '' : `?chat=${chatId}`}`,
  storyOn: (standard: string) => `${base}/story-lessons?standard=${standard}`,
  story: (storyId: string) => `${base}/story-lessons?story=${storyId}`,
  sharedPlan: (token: string) => `${base}/view-lesson-plans?shared=${token}`,
  answersOf: (assignmentId: string, studentId: string) => `${base}/assignments/${assignmentId}?student=${studentId}`,
} as const;
