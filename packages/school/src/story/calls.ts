import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';
import { storyRequestSchema } from './schema.ts';

/** Creating story lessons and assigning them. */
export const storyCalls = {
  /**
   * Creates a story and checks it. A repeated call with the same `storyId` changes nothing. A standard without skills:
   * `data/not-found`.
   */
  makeStory: {
    input: z.object({ storyId: idSchema, request: storyRequestSchema }),
    output: z.object({ storyId: idSchema }),
  },
  removeStory: { input: z.object({ storyId: idSchema }), output: nothing },
  /**
   * Creates a draft assignment from the story. Each scene becomes a question with the scene's text and its own replies
   * to answers.
   */
  assignStory: {
    input: z.object({ storyId: idSchema, classId: idSchema, assignmentId: idSchema }),
    output: z.object({ assignmentId: idSchema, items: z.number().int() }),
  },
} as const satisfies Calls;
