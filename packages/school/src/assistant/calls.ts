import { z } from 'zod';
import { type Calls, idSchema, nothing, textSchema } from '../base/index.ts';
import { requestSchema } from './request.ts';
import { chatTurnSchema, LONGEST_QUESTION, MOST_CHAT_PARTS } from './schema.ts';

/** Calls of the teacher's assistant. */
export const assistantCalls = {
  /**
   * Answers a question. Parts are streamed as soon as they are ready, and the complete turn follows. A repeated call
   * with the same `turnId` returns the stored turn, unless `again` asks for a new answer in its place.
   */
  askAssistant: {
    input: z.object({
      chatId: idSchema,
      turnId: idSchema,
      text: textSchema(LONGEST_QUESTION),
      /** The class that is chosen on the screen. A class that the question names takes precedence. */
      classId: idSchema.optional(),
      again: z.boolean().default(false),
      /** A form as the teacher left it: it is answered instead of the text. */
      request: requestSchema.optional(),
    }),
    output: z.object({ turn: chatTurnSchema }),
  },
  /** Stores only the first `shown` parts of a turn, whether or not the turn is complete. */
  stopAssistant: {
    input: z.object({ chatId: idSchema, turnId: idSchema, shown: z.number().int().min(0).max(MOST_CHAT_PARTS) }),
    output: nothing,
  },
  /** Records, for each child whom a conversation names, that its teacher saves it as a file. The page does so after the answer. */
  noteChatExport: { input: z.object({ chatId: idSchema }), output: nothing },
  removeChat: { input: z.object({ chatId: idSchema }), output: nothing },
} as const satisfies Calls;
