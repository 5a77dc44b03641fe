import { shelfSchema } from '@lemma/school/files';
import { liveDocument } from '../queries/live-document.ts';

/** The query for the files on a person's shelf. */
export const shelfQuery = (uid: string) => liveDocument(uid, 'shelves', uid, shelfSchema);
