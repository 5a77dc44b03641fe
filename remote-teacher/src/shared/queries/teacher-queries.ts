import { assignmentSchema } from '@lemma/school/assignment';
import { insightSchema } from '@lemma/school/insight';
import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import { boardQuery, callQuery, classesQuery, liveDocument, ownSettings, rosterQuery } from '@lemma/screens';
import { skillsInWords } from './skills-in-words.ts';

/** What several screens of the area read. */
export const teacherQueries = {
  classes: classesQuery,
  settings: ownSettings,
  roster: rosterQuery,
  board: boardQuery,
  assignment: (uid: string, assignmentId: string) => liveDocument(uid, 'assignments', assignmentId, assignmentSchema),
  submission: (uid: string, assignmentId: string, studentId: string) =>
    liveDocument(uid, 'submissions', submissionIdOf(assignmentId, studentId), submissionSchema),
  insight: (uid: string, classId: string) => liveDocument(uid, 'insights', classId, insightSchema),
  skills: skillsInWords,
  /** The keys of one student's work, question by question. */
  keys: (uid: string, assignmentId: string, studentId: string) =>
    callQuery(uid, 'showKeys', { submissionId: submissionIdOf(assignmentId, studentId) }),
};
