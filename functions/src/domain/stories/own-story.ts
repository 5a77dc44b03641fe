import { AppError } from '@lemma/contract';
import type { Story } from '@lemma/school/story';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';

/** A story of the caller's own. One of somebody else and one that does not exist are refused alike. */
export async function requireOwnStory(storyId: string, caller: Caller, tx?: Transaction): Promise<Story> {
  const story = await documents.stories.read(storyId, tx);
  if (story?.ownerId !== caller.uid) throw new AppError('auth/forbidden', `story ${storyId}`);
  return story;
}
