import { progressSchema } from '@lemma/school/insight';
import { liveDocument, skillsQuery } from '@lemma/screens';

/** The data of the student's progress page. */
export const progressQueries = {
  progress: (uid: string) => liveDocument(uid, 'progress', uid, progressSchema, { keep: true }),
  skills: skillsQuery,
};
