import { digestChoiceSchema } from '@lemma/school/family';
import { liveDocument } from '@lemma/screens';

/** The settings of letters. */
export const digestQueries = {
  /** How often this person gets letters. */
  digest: (uid: string) => liveDocument(uid, 'digests', uid, digestChoiceSchema),
};
