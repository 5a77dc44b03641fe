import { notesSchema } from '@lemma/school/notes';
import { liveDocument } from '@lemma/screens';

/** What the home reads beside the desk. */
export const homeQueries = {
  /** What teachers wrote to the student as a whole. */
  notes: (uid: string) => liveDocument(uid, 'studentNotes', uid, notesSchema, { keep: true }),
};
