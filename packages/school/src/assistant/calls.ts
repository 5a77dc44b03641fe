import { z } from 'zod';
import { type Calls, idSchema, nothing, textSchema } from '../base/index.ts';
import { chatTurnSchema, LONGEST_QUESTION, MOST_CHAT_PARTS } from './schema.ts';

/** The assistant of a teacher. */
export const assistantCalls = {
  /**
   * Answers a question; parts are streamed as they are ready, the whole turn comes last. The same `turnId` again gives the turn
   * that there is, unless `again` asks for another answer in its place.
   */
  askAssistant: {
    input: z.object({
      chatId: idSchema,
      turnId: idSchema,
      text: textSchema(LONGEST_QUESTION),
      /** The class that is chosen on the screen; one that the question names goes first. */
      classId: idSchema.optional(),
      again: z.boolean().default(false),
    }),
    output: z.object({ turn: chatTurnSchema }),
  },
  /** Keeps only the first `shown` parts of a turn, whether it is written already or not. */
  stopAssistant: {
    input: z.object({ chatId: idSchema, turnId: idSchema, shown: z.number().int().min(0).max(MOST_CHAT_PARTS) }),
    output: nothing,
  },
  removeChat: { input: z.object({ chatId: idSchema }), output: nothing },
} as const satisfies Calls;
