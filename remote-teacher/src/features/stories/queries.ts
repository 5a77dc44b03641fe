import { storySchema, storyShelfSchema } from '@lemma/school/story';
import { documentQuery } from '@lemma/shared-auth';

/** One document for the list of stories, one for the story that is open. */
export const storyQueries = {
  shelf: (uid: string) => documentQuery(['teacher', uid, 'stories', 'shelf'], 'storyShelves', uid, storyShelfSchema),
  story: (uid: string, storyId: string) =>
    documentQuery(['teacher', uid, 'stories', 'story', storyId], 'stories', storyId, storySchema),
};
