import { shelfSchema } from '@lemma/school/files';
import { liveDocument } from '../queries/live-document.ts';

/** The files that a person has sent and not used yet. */
export const shelfQuery = (uid: string) => liveDocument(uid, 'shelves', uid, shelfSchema);
