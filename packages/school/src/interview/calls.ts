import { z } from 'zod';
import { type Calls, idSchema, LONGEST_CODE, nothing } from '../base/index.ts';
import { gradeSchema } from '../class/index.ts';
import {
  anticipationSchema,
  interviewSchema,
  LONGEST_FORMULA,
  LONGEST_INTERVIEW_MINUTES,
  MOST_STROKES,
  MOST_TURNS,
  namedSchema,
  noteSchema,
  predictionSchema,
  saidTextSchema,
  scenarioIdSchema,
  scenarioLineSchema,
  strategies,
  strategySchema,
  strokeSchema,
} from './schema.ts';

const own = z.object({ interviewId: idSchema });
/** The number of a suggestion of the interview, from 0. */
const suggestionIndexSchema = z.number().int().min(0).max(40);
/** The most items whose answers are predicted after the interview. */
const MOST_PREDICTIONS = 3;
/** How sure a teacher is of the diagnosis, from one to five. */
const confidenceSchema = z.number().int().min(1).max(5);

/** Interviews for training and with real students. All calls but the lists return the interview after the change. */
export const trainingCalls = {
  listScenarios: {
    input: z.object({ grades: z.tuple([gradeSchema, gradeSchema]) }),
    output: z.object({ scenarios: z.array(scenarioLineSchema) }),
  },
  /** Starts an interview with a simulated student. `scenarioId` "surprise" chooses any skill of `grades` and any student. */
  startInterview: {
    input: z.object({
      interviewId: idSchema,
      scenarioId: scenarioIdSchema,
      /** From and to; left out: all. */
      grades: z.tuple([gradeSchema, gradeSchema]).optional(),
      /** Continues an earlier interview of the caller with the same student, after this many of its turns. */
      from: z.object({ interviewId: idSchema, turns: z.number().int().min(0).max(MOST_TURNS) }).optional(),
      limits: z.object({
        turns: z.number().int().min(1).max(MOST_TURNS).optional(),
        minutes: z.number().int().min(1).max(LONGEST_INTERVIEW_MINUTES).optional(),
      }),
    }),
    output: interviewSchema,
  },
  /** Starts a one-to-one interview with a student of the caller's class. */
  startPupilInterview: {
    input: z.object({ interviewId: idSchema, studentId: idSchema, skill: z.string().max(LONGEST_CODE.skill) }),
    output: interviewSchema,
  },
  anticipate: { input: own.extend({ anticipation: anticipationSchema }), output: interviewSchema },
  /** Sends one turn of the teacher. `suggestion` is the number of a suggested problem, from 0, which is then asked. */
  say: {
    input: own.extend({
      turnId: idSchema,
      text: saidTextSchema,
      formula: z.string().trim().max(LONGEST_FORMULA).optional(),
      suggestion: suggestionIndexSchema.optional(),
      strokes: z.array(strokeSchema).max(MOST_STROKES).optional(),
    }),
    output: interviewSchema,
  },
  /** Records one question to a student and the answer that the teacher heard. */
  hear: {
    input: own.extend({
      turnId: idSchema,
      text: saidTextSchema,
      suggestion: suggestionIndexSchema.optional(),
      answer: predictionSchema,
      strategies: z.array(strategySchema).max(strategies.length),
      note: noteSchema,
    }),
    output: interviewSchema,
  },
  /** Removes the last turn, if it is still the one with this id. */
  undoTurn: { input: own.extend({ turnId: idSchema }), output: interviewSchema },
  pauseInterview: { input: own.extend({ paused: z.boolean() }), output: interviewSchema },
  finishInterview: { input: own.extend({ notes: noteSchema.optional() }), output: interviewSchema },
  /** Ends the interview, with a diagnosis or with null for none. */
  diagnose: {
    input: own.extend({ named: namedSchema.nullable(), predictions: z.array(predictionSchema).max(MOST_PREDICTIONS) }),
    output: interviewSchema,
  },
  reflect: {
    input: own.extend({
      text: noteSchema,
      disagree: z.array(z.number().int().min(1).max(MOST_TURNS)).max(MOST_TURNS),
      confidence: confidenceSchema,
    }),
    output: interviewSchema,
  },
  removeInterview: { input: own, output: nothing },
} as const satisfies Calls;
