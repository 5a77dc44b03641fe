import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';
import { MOST_IN_A_CLASS } from '../class/index.ts';
import { saysSomething, writtenSchema } from '../work/index.ts';
import { masteryLevelJudgementSchema, misconceptionVerdicts } from './judgements.ts';
import { noteAudiences } from './schema.ts';

const codeSchema = z.string().regex(/^[a-z0-9.-]{1,80}$/);

/** What teachers write about a student, beside the work itself. */
export const noteCalls = {
  /** The same `noteId` again changes words and readers and keeps the date; changed words count as unread. */
  writeNote: {
    input: z
      .object({ studentId: idSchema, noteId: idSchema, audience: z.enum(noteAudiences), ...writtenSchema })
      .refine(saysSomething),
    output: nothing,
  },
  /**
   * The same note on each of these students of a class. `noteId` again writes nobody a second one; whoever is not there yet gets it.
   */
  writeNotes: {
    input: z
      .object({
        ...{ classId: idSchema, studentIds: z.array(idSchema).min(1).max(MOST_IN_A_CLASS), noteId: idSchema },
        ...{ audience: z.enum(noteAudiences), ...writtenSchema },
      })
      .refine(saysSomething),
    output: nothing,
  },
  /** What the caller thinks of an idea that a student's answers show; null takes it back. */
  judgeIdea: {
    input: z.object({ studentId: idSchema, idea: codeSchema, verdict: z.enum(misconceptionVerdicts).nullable() }),
    output: nothing,
  },
  /** A level of the caller's own for a skill, with the reason; null takes it back. It stands in place of the computed one. */
  judgeLevel: {
    input: z.object({
      ...{ studentId: idSchema, skill: codeSchema },
      level: masteryLevelJudgementSchema.pick({ level: true, reason: true }).nullable(),
    }),
    output: nothing,
  },
  removeNote: { input: z.object({ studentId: idSchema, noteId: idSchema }), output: nothing },
  /** The student, or a parent, has the notes before them. */
  readNotes: { input: z.object({ studentId: idSchema }), output: nothing },
} as const satisfies Calls;
