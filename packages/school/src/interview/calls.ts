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
/** Which of the interview's suggestions, from 0. */
const suggestionIndexSchema = z.number().int().min(0).max(40);
/** Items that are predicted after the talk. */
const MOST_PREDICTIONS = 3;
/** How sure a teacher is of it: one to five. */
const confidenceSchema = z.number().int().min(1).max(5);

/** Interviews for practice and with students. All but the lists give the interview back as it stands then. */
export const trainingCalls = {
  listScenarios: {
    input: z.object({ grades: z.tuple([gradeSchema, gradeSchema]) }),
    output: z.object({ scenarios: z.array(scenarioLineSchema) }),
  },
  /** `scenarioId` "surprise" takes any skill and any student. */
  startInterview: {
    input: z.object({
      interviewId: idSchema,
      scenarioId: scenarioIdSchema,
      /** Meets the student of an interview of one's own again, after so many of its turns. */
      from: z.object({ interviewId: idSchema, turns: z.number().int().min(0).max(MOST_TURNS) }).optional(),
      limits: z.object({
        turns: z.number().int().min(1).max(MOST_TURNS).optional(),
        minutes: z.number().int().min(1).max(LONGEST_INTERVIEW_MINUTES).optional(),
      }),
    }),
    output: interviewSchema,
  },
  /** A one-to-one interview with a student of one's own. */
  startPupilInterview: {
    input: z.object({ interviewId: idSchema, studentId: idSchema, skill: z.string().max(LONGEST_CODE.skill) }),
    output: interviewSchema,
  },
  anticipate: { input: own.extend({ anticipation: anticipationSchema }), output: interviewSchema },
  /** One turn. `suggestion` counts from 0 in the interview's list and stands for its problem. */
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
  /** One question to a student with what was heard. */
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
  /** Takes the last turn back, when it still is the one named. */
  undoTurn: { input: own.extend({ turnId: idSchema }), output: interviewSchema },
  pauseInterview: { input: own.extend({ paused: z.boolean() }), output: interviewSchema },
  finishInterview: { input: own.extend({ notes: noteSchema.optional() }), output: interviewSchema },
  /** Ends with a diagnosis, or with null without one. */
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
