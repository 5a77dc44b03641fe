import { bankSchema } from '@lemma/school/assignment';
import { liveDocument } from '@lemma/screens';

/** The teacher's saved questions and phrases, in one document. */
export const bankQuery = (uid: string) => liveDocument(uid, 'banks', uid, bankSchema);
