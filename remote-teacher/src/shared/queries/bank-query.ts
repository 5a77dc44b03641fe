import { bankSchema } from '@lemma/school/assignment';
import { liveDocument } from '@lemma/screens';

/** The questions and phrases that the teacher has kept, in one document. */
export const bankQuery = (uid: string) => liveDocument(uid, 'banks', uid, bankSchema);
