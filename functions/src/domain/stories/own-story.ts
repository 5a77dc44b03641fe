import { AppError } from '@lemma/contract';
import type { Story } from '@lemma/school/story';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';

/** The caller's own story. A story of somebody else is refused like one that does not exist. */
export async function requireOwnStory(storyId: string, caller: Caller, tx?: Transaction): Promise<Story> {
  const story = await documents.stories.read(storyId, tx);
  if (story?.ownerId !== caller.uid) throw new AppError('auth/forbidden', `story ${storyId}`);
  return story;
}
