import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const makeStory = door(calls.makeStory, async () => (await import('./make-story.ts')).makeStory);
export const removeStory = door(calls.removeStory, async () => (await import('./make-story.ts')).removeStory);
export const assignStory = door(calls.assignStory, async () => (await import('./assign-story.ts')).assignStory);
