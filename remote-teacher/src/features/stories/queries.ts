import { storySchema, storyShelfSchema } from '@lemma/school/story';
import { liveDocument } from '@lemma/screens';

/** One document for the list of stories, one for the open story. */
export const storyQueries = {
  shelf: (uid: string) => liveDocument(uid, 'storyShelves', uid, storyShelfSchema),
  story: (uid: string, storyId: string) => liveDocument(uid, 'stories', storyId, storySchema),
};
