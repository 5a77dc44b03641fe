import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, LONGEST_REMARK, lineSchema } from '../base/index.ts';
import { answerFieldSchema, pictureSchema, responseSchema } from '../question/index.ts';

/**
 * The states of an interview. `draft`: not begun. `paused`: the clock is stopped. `finished`: waiting for the
 * diagnosis. `scored`: with results.
 */
export const interviewStates = ['draft', 'in-progress', 'paused', 'finished', 'scored', 'reflected'] as const;
export type InterviewState = (typeof interviewStates)[number];

/**
 * What a teacher's sentence does. `generic` keeps the conversation going, `focus` points at a part of the work,
 * `probing` asks for reasons or changes the problem to test the student's thinking, `telling` gives away the rule or
 * the answer.
 */
export const moves = ['generic', 'focus', 'probing', 'telling'] as const;
export type Move = (typeof moves)[number];

/**
 * Minds of students without a misconception: `secure` knows why, `shaky` is right by a rule without knowing the reason,
 * `careless` knows how and slips now and then.
 */
export const plainMinds = ['secure', 'shaky', 'careless'] as const;
export const plainMindSchema = z.enum(plainMinds);
export type PlainMind = z.infer<typeof plainMindSchema>;

/** All kinds of minds: those without a misconception, or one or two misconceptions (`idea`). */
export const mindKinds = [...plainMinds, 'idea'] as const;
export type MindKind = (typeof mindKinds)[number];

/** How a simulated student speaks: much, little, with confidence, or afraid of being wrong. */
export const temperaments = ['talkative', 'quiet', 'confident', 'anxious'] as const;
export type Temperament = (typeof temperaments)[number];

/** What a teacher can train in an interview. */
export const trainingGoals = ['eliciting', 'probing', 'waiting', 'contrasting', 'next-step'] as const;
export type TrainingGoal = (typeof trainingGoals)[number];

/** Strengths that the result of an interview can name. */
export const strengthCodes = [
  'exposed-contradiction',
  'sharp-questions',
  'asked-why',
  'open-questions',
  'listened',
  'tried-new-numbers',
  'stayed',
] as const;
export type StrengthCode = (typeof strengthCodes)[number];

/** Next steps that the result of an interview can recommend. */
export const nextCodes = [
  'ask-something',
  'do-not-repeat',
  'wait-with-telling',
  'choose-separating',
  'ask-why',
  'ask-open',
  'talk-less',
  'predict',
  'contrast',
] as const;
export type NextCode = (typeof nextCodes)[number];

/** The teacher's diagnosis: a kind of mind without a misconception, or one or two misconceptions. */
export const namedSchema = z.union([
  plainMindSchema,
  z.array(z.string().max(LONGEST_CODE.misconception)).min(1).max(2),
]);
export type Named = z.infer<typeof namedSchema>;

/** Strategies that a teacher may tick while listening to a student. */
export const strategies = [
  'counts',
  'known-fact',
  'written-method',
  'mental-method',
  'draws',
  'estimates',
  'explains-why',
  'guesses',
  'corrects-self',
] as const;
export const strategySchema = z.enum(strategies);
export type Strategy = z.infer<typeof strategySchema>;

/** The most questions of one interview, and the longest time limit in minutes. */
export const MOST_TURNS = 60;
export const LONGEST_INTERVIEW_MINUTES = 120;
/** The planned number of questions in a one-to-one interview with a student. */
export const STUDENT_QUESTIONS = { fewest: 10, most: 12 } as const;

/** The most characters of one stroke, and the most strokes of one turn. */
export const LONGEST_STROKE = 4000;
export const MOST_STROKES = 40;

/** A stroke on the whiteboard as SVG path data: digits, M, L and spaces. */
export const strokeSchema = z
  .string()
  .max(LONGEST_STROKE)
  .regex(/^[ML\d .-]*$/);

/** One turn as its teacher may see it. Mathematics in `reply` stands between backticks. */
export const interviewTurnSchema = z.object({
  /** Created by the client, so that a repeated call is recognized. */
  id: idSchema,
  at: instantSchema,
  text: z.string(),
  formula: z.string().optional(),
  /** The problem that was asked, if there was one. */
  asked: z.string().optional(),
  strokes: z.array(strokeSchema).optional(),
  move: z.enum(moves),
  /** The words by which the move was recognized. */
  evidence: z.string(),
  open: z.boolean(),
  reply: z.object({ text: z.string(), picture: pictureSchema.optional(), pause: z.number() }),
  /** In an interview with a real student: the answer that was heard, the ticked strategies and a note. */
  heard: z
    .object({
      answer: z.string(),
      right: z.boolean().optional(),
      idea: z.string().optional(),
      strategies: z.array(strategySchema),
      note: z.string(),
    })
    .optional(),
});
export type InterviewTurn = z.infer<typeof interviewTurnSchema>;

const mindShareSchema = z.object({ mind: z.string(), share: z.number() });

/**
 * The information that one turn gave, computed in bits: that expected of the question asked, and that of the best
 * question at the time.
 */
export const turnValueSchema = z.object({
  bits: z.number(),
  bestBits: z.number(),
  best: z.string().optional(),
  posterior: z.array(mindShareSchema),
  repeated: z.boolean(),
  /**
   * Whether the answer to the problem that was asked was wrong, so that it shows how the student thinks. Left out:
   * nothing was asked, or the interview was scored before this was stored.
   */
  shows: z.boolean().optional(),
});

/**
 * `code` is one of the codes above. It is not checked here, because a newer release may store one that this release
 * does not know.
 */
const adviceSchema = z.object({ code: z.string(), turns: z.array(z.number().int()) });

export const interviewResultSchema = z.object({
  /**
   * What the simulated student had in mind; for a real student, the most likely mind, with its share in `start` and
   * `turns`.
   */
  truth: z.object({
    mind: z.string(),
    kind: z.enum([...mindKinds, 'open']),
    ideas: z.array(z.object({ id: z.string(), name: z.string(), idea: z.string(), why: z.string(), move: z.string() })),
  }),
  /** 1 for the complete diagnosis, 0.5 for one of two misconceptions; null if nothing was named. */
  named: z.number().nullable(),
  said: namedSchema.nullable(),
  predictions: z.array(
    z.object({
      asked: z.string(),
      predicted: z.string(),
      answer: z.string(),
      hit: z.boolean(),
      readable: z.boolean(),
    }),
  ),
  start: z.array(mindShareSchema),
  turns: z.array(turnValueSchema),
  questioning: z.number(),
  notSeparated: z
    .object({
      one: z.string(),
      other: z.string(),
      asked: z.array(z.object({ asked: z.string(), answer: z.string() })),
      better: z.object({ asked: z.string(), oneAnswer: z.string(), otherAnswer: z.string() }).optional(),
    })
    .optional(),
  moves: z.record(z.enum(moves), z.number().int()),
  talkShare: z.number(),
  openShare: z.number(),
  /** The first turn in which the teacher told the rule or the answer, from 1. */
  firstTelling: z.number().int().optional(),
  /** The turn in which the student gave up the misconception, from 1. */
  changedAt: z.number().int().optional(),
  repeated: z.number().int(),
  /** The median of the seconds between a reply and the next question; left out if there are fewer than two turns. */
  wait: z.number().optional(),
  anticipated: z.boolean().optional(),
  strength: adviceSchema,
  next: adviceSchema,
});
export type InterviewResult = z.infer<typeof interviewResultSchema>;

/**
 * interviews/{interviewId}: read only by the teacher whose interview it is, and with a student of a class only as long as
 * they teach the student. Until it is scored it contains nothing of
 * what the simulated student has in mind.
 */
export const interviewSchema = z.object({
  id: idSchema,
  teacherId: idSchema,
  /** Whether the student is simulated or a student of the class. */
  kind: z.enum(['practice', 'pupil']),
  state: z.enum(interviewStates),
  /** The id of the simulated student. */
  scenarioId: z.string(),
  /** The code of the skill that is asked about. */
  skill: z.string(),
  /** The name of the skill when the interview began. */
  skillName: z.string(),
  /** What the teacher wants to find out. */
  goal: z.string(),
  /** The student who is interviewed; a real one has an id. */
  student: z.object({ name: z.string(), temperament: z.string(), studentId: idSchema.optional() }),
  /** The student's earlier written work: problems and answers. */
  sheet: z.array(z.object({ asked: z.string(), answer: z.string(), picture: pictureSchema.optional() })),
  /** The student's first sentence. */
  opening: z.string(),
  /** All misconceptions that the student may have. The list is the same for all students of the skill. */
  ideas: z.array(z.object({ id: z.string(), name: z.string(), idea: z.string() })),
  /** What the teacher expected before the first question. */
  anticipation: z.object({ ideas: z.array(z.string()), text: z.string() }).optional(),
  /** Problems that the teacher can ask, as suggestions. */
  suggestions: z.array(z.object({ asked: z.string(), picture: pictureSchema.optional(), field: answerFieldSchema })),
  turns: z.array(interviewTurnSchema),
  /** How many turns were removed. */
  undone: z.number().int(),
  /** The most turns and minutes of the interview. Left out: no limit. */
  limits: z.object({ turns: z.number().int().optional(), minutes: z.number().int().optional() }),
  /** When the first question was asked. */
  startedAt: instantSchema,
  updatedAt: instantSchema,
  /** Milliseconds of conversation, without pauses. */
  active: z.number().int(),
  /** The items whose answers the teacher predicts after the conversation. */
  items: z
    .array(z.object({ asked: z.string(), picture: pictureSchema.optional(), field: answerFieldSchema }))
    .optional(),
  /** The teacher's notes. */
  notes: z.string().default(''),
  /** Set once the interview is scored. */
  result: interviewResultSchema.optional(),
  /** What the teacher thinks of the result; `confidence` is 1 to 5, `disagree` contains numbers of turns. */
  reflection: z
    .object({ text: z.string(), disagree: z.array(z.number().int()), confidence: z.number().int() })
    .optional(),
});
export type Interview = z.infer<typeof interviewSchema>;

/** One interview in the teacher's history. */
export const trainingLineSchema = z.object({
  interviewId: idSchema,
  kind: z.enum(['practice', 'pupil']),
  scenarioId: z.string(),
  skill: z.string(),
  skillName: z.string(),
  student: z.string(),
  state: z.enum(interviewStates),
  turns: z.number().int(),
  at: instantSchema,
  named: z.number().nullable().optional(),
  predicted: z.number().int().optional(),
  questioning: z.number().optional(),
  openShare: z.number().optional(),
  talkShare: z.number().optional(),
});
export type TrainingLine = z.infer<typeof trainingLineSchema>;

export const MOST_INTERVIEWS = 200;

/**
 * trainings/{uid}: the interviews of one teacher, for that teacher alone. There is no ranking of teachers. A line of an
 * interview with a student stays, with the name as classmates see it, when the interview itself is closed to the teacher.
 */
export const trainingSchema = z.object({ lines: z.record(z.string(), trainingLineSchema) });
export type Training = z.infer<typeof trainingSchema>;

/** One interview with a student, as the student's page shows it to teachers. */
export const talkSchema = z.object({
  interviewId: idSchema,
  byName: z.string(),
  at: instantSchema,
  skill: z.string(),
  skillName: z.string(),
  questions: z.number().int(),
  right: z.number().int(),
  likely: z.array(z.object({ mind: z.string(), name: z.string(), share: z.number() })),
  strategies: z.partialRecord(strategySchema, z.number().int()),
  notes: z.string(),
});
export type Talk = z.infer<typeof talkSchema>;

/** The most interviews of one student that are stored; the oldest are removed. */
export const MOST_TALKS = 40;

/** talks/{studentId}: what teachers learned about the student in interviews. Only teachers of the student read it. */
export const talksSchema = z.object({ studentId: idSchema, talks: z.array(talkSchema) });
export type Talks = z.infer<typeof talksSchema>;

/** What a teacher may know of a scenario before the diagnosis. */
export const scenarioLineSchema = z.object({
  id: z.string(),
  skill: z.string(),
  skillName: z.string(),
  grade: z.number().int(),
  domain: z.string(),
  standards: z.array(z.string()),
  student: z.string(),
  temperament: z.string(),
  practice: z.string(),
  ideas: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ScenarioLine = z.infer<typeof scenarioLineSchema>;

/**
 * Characters of a question or of a teacher's guess, characters of a formula, and the most misconceptions in a guess.
 */
export const LONGEST_SAID = 600;
export const LONGEST_FORMULA = 200;
export const MOST_GUESSES = 3;
export const saidTextSchema = z.string().trim().max(LONGEST_SAID);
export const anticipationSchema = z.object({
  ideas: z.array(z.string().max(LONGEST_CODE.misconception)).max(MOST_GUESSES),
  text: z.string().trim().max(LONGEST_SAID),
});
export const predictionSchema = responseSchema;
export const noteSchema = z.string().trim().max(LONGEST_REMARK);
/** The most characters of the id of a simulated student. */
const LONGEST_SCENARIO_ID = 40;
export const scenarioIdSchema = lineSchema(LONGEST_SCENARIO_ID);
