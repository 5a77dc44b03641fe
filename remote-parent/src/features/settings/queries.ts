import { digestChoiceSchema } from '@lemma/school/family';
import { liveDocument } from '@lemma/screens';

/** What is chosen about letters. */
export const digestQueries = {
  /** How often this person is written to. */
  digest: (uid: string) => liveDocument(uid, 'digests', uid, digestChoiceSchema),
};
