import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { requireOwnStory } from '../../domain/stories/own-story.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const removeStory: Handler<typeof calls.removeStory> = async ({ storyId }, caller) => {
  await inTransaction(async (tx) => {
    await requireOwnStory(storyId, caller, tx);
    tx.delete(documents.stories.ref(storyId));
    documents.storyShelves.patch(tx, caller.uid, documents.storyShelves.at(['stories', storyId], FieldValue.delete()));
    audit(tx, { action: 'story-removed', by: caller.uid, subject: storyId });
  });
  return {};
};
