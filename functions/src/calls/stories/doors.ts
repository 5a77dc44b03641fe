import { storyCalls } from '@lemma/school/story';
import { openDoors } from '../../platform/open-doors.ts';

export const storyDoors = openDoors(storyCalls, {
  makeStory: () => import('./make-story.ts'),
  removeStory: () => import('./remove-story.ts'),
  assignStory: () => import('./assign-story.ts'),
});
