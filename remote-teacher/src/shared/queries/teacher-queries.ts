import { queryKeys } from '@lemma/contract';
import { assignmentSchema } from '@lemma/school/assignment';
import { rosterLinesSchema } from '@lemma/school/class';
import { insightSchema } from '@lemma/school/insight';
import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import { boardQuery, callQuery, classesQuery, liveDocument, ownSettings, rosterQuery } from '@lemma/screens';
import { readDocument, readPart } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import { skillsInWords } from './skills-in-words.ts';

async function readLines(classId: string, studentIds: readonly string[]) {
  const fields = [['classId'], ['groups'], ...studentIds.map((id) => ['students', id])];
  // A shell of the previous release does not lend the function that reads a part.
  return typeof readPart === 'function'
    ? readPart('rosters', classId, fields, rosterLinesSchema)
    : readDocument('rosters', classId, rosterLinesSchema);
}

/** What several screens of the area read. */
export const teacherQueries = {
  classes: classesQuery,
  settings: ownSettings,
  roster: rosterQuery,
  /**
   * The roster with the lines of these students alone, for a screen that doesn't list the class. It is not followed: whoever
   * changes a line says that it is out of date.
   */
  rosterLines: (uid: string, classId: string, studentIds: readonly string[]) =>
    queryOptions({
      queryKey: queryKeys.documents(uid, 'rosters', classId, ...studentIds),
      queryFn: async () => (await readLines(classId, studentIds)) ?? null,
    }),
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
