import { z } from 'zod';
import { type Calls, idSchema, instantSchema, LONGEST_CODE } from '../base/index.ts';
import { evidenceMarks } from './evidence.ts';

const topicSchema = z.object({
  kind: z.enum(['misconception', 'prerequisite', 'struggle']),
  /** The id of the misconception, or the code of the skill that is missing or on which students are stuck. */
  id: z.string().min(1).max(LONGEST_CODE.misconception),
  /** A skill with evidence for it. */
  skill: z.string().min(1).max(LONGEST_CODE.skill),
});

/** One problem for the next day. `mistaken` is the answer of a student with the misconception; it is never the key. */
const checkItemSchema = z.object({
  prompt: z.string(),
  math: z.string().optional(),
  key: z.string(),
  mistaken: z.string().optional(),
  /** True: the key and the mistaken answer are labels of options, not mathematics. */
  inWords: z.boolean(),
});

/** One answer in the export of raw data. Students and assignments have numbers that are created for this one file. */
const exportedAnswerSchema = z.object({
  student: z.string(),
  assignment: z.string(),
  item: z.number().int(),
  skill: z.string(),
  at: instantSchema,
  took: z.number().int(),
  mark: z.enum(evidenceMarks),
  tries: z.number().int(),
  hints: z.number().int(),
  solved: z.boolean(),
  /** With the student's own numbers, and a picture by its description; '' where it can't be told any more. */
  question: z.string(),
  key: z.string(),
  response: z.string(),
  chances: z.array(z.string()),
  shown: z.array(z.string()),
});

/** The most topics in one call. */
const MOST_TOPICS = 12;

/** Teaching moves for what the class's insight shows, and the class's answers as data. */
export const insightCalls = {
  /** A teaching move and a check item for each topic; unknown topics are left out. */
  teachNext: {
    input: z.object({ topics: z.array(topicSchema).min(1).max(MOST_TOPICS) }),
    output: z.object({
      topics: z.array(
        topicSchema.extend({
          name: z.string(),
          why: z.string().optional(),
          move: z.string().optional(),
          skillName: z.string(),
          check: checkItemSchema.optional(),
          /** Of a skill: another problem of it, worked line by line, to show before the check. */
          example: z
            .object({
              prompt: z.string(),
              math: z.string().optional(),
              lines: z.array(z.object({ line: z.string(), why: z.string() })),
            })
            .optional(),
        }),
      ),
    }),
  },
  /** Every answer of a class, without names, ids, or typed text that is not mathematics. */
  exportAnswers: {
    input: z.object({ classId: idSchema }),
    output: z.object({ answers: z.array(exportedAnswerSchema) }),
  },
} as const satisfies Calls;
