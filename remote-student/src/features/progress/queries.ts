import { progressSchema } from '@lemma/school/insight';
import { liveDocument, skillsQuery } from '@lemma/screens';

/** What the student's progress is shown from. */
export const progressQueries = {
  progress: (uid: string) => liveDocument(uid, 'progress', uid, progressSchema, { keep: true }),
  skills: skillsQuery,
};
