import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';
import { storyRequestSchema } from './schema.ts';

/** Story lessons of a teacher. */
export const storyCalls = {
  /** Makes a story and checks it. The same `storyId` again changes nothing. A standard without skills: `data/not-found`. */
  makeStory: {
    input: z.object({ storyId: idSchema, request: storyRequestSchema }),
    output: z.object({ storyId: idSchema }),
  },
  removeStory: { input: z.object({ storyId: idSchema }), output: nothing },
  /** Makes a draft assignment of the story: each scene a question with its words, and its own reply to each answer. */
  assignStory: {
    input: z.object({ storyId: idSchema, classId: idSchema, assignmentId: idSchema }),
    output: z.object({ assignmentId: idSchema, items: z.number().int() }),
  },
} as const satisfies Calls;
