import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';
import { MOST_IN_A_CLASS } from '../class/index.ts';
import { saysSomething, writtenSchema } from '../work/index.ts';
import { masteryLevelJudgementSchema, misconceptionVerdicts } from './judgements.ts';
import { noteAudiences } from './schema.ts';

const codeSchema = z.string().regex(/^[a-z0-9.-]{1,80}$/);

/** Notes and decisions of teachers about a student, apart from comments on work. */
export const noteCalls = {
  /**
   * Saves a note. A call with the same `noteId` changes its text and readers but not its date; a changed text counts as
   * unread.
   */
  writeNote: {
    input: z
      .object({ studentId: idSchema, noteId: idSchema, audience: z.enum(noteAudiences), ...writtenSchema })
      .refine(saysSomething),
    output: nothing,
  },
  /**
   * Writes the same note to each of these students of a class. A repeated call with the same `noteId` writes it only to
   * those who do not have it yet.
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
  /** Saves the caller's decision about a misconception that a student's answers show; null removes it. */
  judgeIdea: {
    input: z.object({ studentId: idSchema, idea: codeSchema, verdict: z.enum(misconceptionVerdicts).nullable() }),
    output: nothing,
  },
  /** Sets a student's level of a skill in place of the computed one, with the reason; null removes it. */
  judgeLevel: {
    input: z.object({
      ...{ studentId: idSchema, skill: codeSchema },
      level: masteryLevelJudgementSchema.pick({ level: true, reason: true }).nullable(),
    }),
    output: nothing,
  },
  removeNote: { input: z.object({ studentId: idSchema, noteId: idSchema }), output: nothing },
  /** Records that the student or a parent has seen the notes. */
  readNotes: { input: z.object({ studentId: idSchema }), output: nothing },
} as const satisfies Calls;
