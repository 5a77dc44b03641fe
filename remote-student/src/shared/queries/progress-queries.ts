import { progressSchema } from '@lemma/school/insight';
import { liveDocument, skillsQuery } from '@lemma/screens';

/** What is known of the student, and the words for skills. */
export const progressQueries = {
  progress: (uid: string) => liveDocument(uid, 'progress', uid, progressSchema, { keep: true }),
  skills: skillsQuery,
};
