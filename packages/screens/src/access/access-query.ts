import { studentSchema } from '@lemma/school/people';
import { liveDocument } from '../queries/live-document.ts';

/** A child's own document, which has the access profile. */
export const accessQuery = (uid: string, studentId: string) => liveDocument(uid, 'students', studentId, studentSchema);
