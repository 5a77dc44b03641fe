import { randomInt } from 'node:crypto';
import { AppError } from '@lemma/contract';
import { findStandard, makeStory as tell } from '@lemma/plans';
import type { calls } from '@lemma/school/calls';
import { MOST_STORIES } from '@lemma/school/story';
import { requireNotStudent } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const LARGEST_SEED = 2 ** 31 - 1;

export const makeStory: Handler<typeof calls.makeStory> = async ({ storyId, request }, caller) => {
  const { uid, now } = caller;
  await requireNotStudent(caller);
  const standard = findStandard(request.standard);
  const exact = { ...request, standard: standard?.code ?? request.standard };
  const told = tell(exact, randomInt(1, LARGEST_SEED));
  if (standard === undefined || told === undefined) throw new AppError('data/not-found', request.standard);
  await inTransaction(async (tx) => {
    const before = await documents.stories.read(storyId, tx);
    const shelf = await documents.storyShelves.read(uid, tx);
    if (before && before.ownerId !== uid) throw new AppError('auth/forbidden', storyId);
    if (before) return;
    if (Object.keys(shelf?.stories ?? {}).length >= MOST_STORIES) throw new AppError('data/too-large', 'stories');
    const { title, grade, readingLevel, check } = told;
    const line = {
      ...{ id: storyId, title, standard: exact.standard, grade, readingLevel },
      ...{ checked: check.checked, right: check.right, createdAt: now },
    };
    const story = { ...told, id: storyId, ownerId: uid, request: exact, createdAt: now, updatedAt: now };
    documents.stories.put(tx, storyId, story);
    if (shelf) documents.storyShelves.grow(tx, uid, shelf, documents.storyShelves.at(['stories', storyId], line));
    else documents.storyShelves.put(tx, uid, { uid, stories: { [storyId]: line } });
    audit(tx, { action: 'story-made', by: uid, subject: storyId });
  });
  return { storyId };
};
