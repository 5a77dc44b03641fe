import { notesSchema } from '@lemma/school/notes';
import { liveDocument } from '@lemma/screens';

/** What the home page reads besides the desk. */
export const homeQueries = {
  /** What teachers wrote to the student in general. */
  notes: (uid: string) => liveDocument(uid, 'studentNotes', uid, notesSchema, { keep: true }),
};
