import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, LONGEST_REMARK, lineSchema } from '../base/index.ts';
import { answerFieldSchema, pictureSchema, responseSchema } from '../question/index.ts';

/** Draft: the brief, before the first question. Paused: the clock stands. Finished: to be diagnosed. Scored: with results. */
export const interviewStates = ['draft', 'in-progress', 'paused', 'finished', 'scored', 'reflected'] as const;
export type InterviewState = (typeof interviewStates)[number];

/**
 * What a teacher's sentence does: `generic` keeps the talk going, `focus` points at a part of the work, `probing` asks for
 * reasons or changes the question to see what the idea does, `telling` gives the rule or the answer away.
 */
export const moves = ['generic', 'focus', 'probing', 'telling'] as const;
export type Move = (typeof moves)[number];

/**
 * What may be going on in a student's head beside misconceptions: `secure` knows why, `shaky` is right by a rule without a reason,
 * `careless` knows how and slips now and then.
 */
export const plainMinds = ['secure', 'shaky', 'careless'] as const;
export const plainMindSchema = z.enum(plainMinds);
export type PlainMind = z.infer<typeof plainMindSchema>;

/** The same, or one or two misconceptions that the student computes with (`idea`). */
export const mindKinds = [...plainMinds, 'idea'] as const;
export type MindKind = (typeof mindKinds)[number];

/** How a simulated student speaks: much, little, sure of itself, or afraid of being wrong. */
export const temperaments = ['talkative', 'quiet', 'confident', 'anxious'] as const;
export type Temperament = (typeof temperaments)[number];

/** What an interview is good practice for. */
export const trainingGoals = ['eliciting', 'probing', 'waiting', 'contrasting', 'next-step'] as const;
export type TrainingGoal = (typeof trainingGoals)[number];

/** The strength that a result names. */
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

/** The next move that a result names. */
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

/** What a teacher names: a kind without an idea, one idea or two. */
export const namedSchema = z.union([
  plainMindSchema,
  z.array(z.string().max(LONGEST_CODE.misconception)).min(1).max(2),
]);
export type Named = z.infer<typeof namedSchema>;

/** What a teacher may tick while listening to a student. */
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

/** Questions of one interview, and minutes that it may be limited to. */
export const MOST_TURNS = 60;
export const LONGEST_INTERVIEW_MINUTES = 120;
/** A one-to-one interview with a student has 10 to 12 questions. */
export const STUDENT_QUESTIONS = { fewest: 10, most: 12 } as const;

/** Characters of one stroke, and how many strokes one turn has. */
export const LONGEST_STROKE = 4000;
export const MOST_STROKES = 40;

/** A stroke of the whiteboard as the path data of SVG: figures, M, L and blanks. */
export const strokeSchema = z
  .string()
  .max(LONGEST_STROKE)
  .regex(/^[ML\d .-]*$/);

/** One turn as its teacher may see it. Mathematics in `reply` stands between backticks. */
export const interviewTurnSchema = z.object({
  /** Made by the client, so that a resend is recognised. */
  id: idSchema,
  at: instantSchema,
  text: z.string(),
  formula: z.string().optional(),
  /** The problem that was asked, where one was. */
  asked: z.string().optional(),
  strokes: z.array(strokeSchema).optional(),
  move: z.enum(moves),
  /** The words that made the move what it is. */
  evidence: z.string(),
  open: z.boolean(),
  reply: z.object({ text: z.string(), picture: pictureSchema.optional(), pause: z.number() }),
  /** Of an interview with a real student: what was answered, ticked and noted. */
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

/** What the calculation says of one turn; bits expected of what was asked and of the best question then. */
export const turnValueSchema = z.object({
  bits: z.number(),
  bestBits: z.number(),
  best: z.string().optional(),
  posterior: z.array(mindShareSchema),
  repeated: z.boolean(),
});

/** `code` is one of the codes above. Not checked here: a newer release may write one that an older one has no words for. */
const adviceSchema = z.object({ code: z.string(), turns: z.array(z.number().int()) });

export const interviewResultSchema = z.object({
  /** What was hidden; for a real student the likeliest, with its share in `start` and `turns`. */
  truth: z.object({
    mind: z.string(),
    kind: z.enum([...mindKinds, 'open']),
    ideas: z.array(z.object({ id: z.string(), name: z.string(), idea: z.string(), why: z.string(), move: z.string() })),
  }),
  /** 1 for the whole truth, 0.5 for one of two ideas; null where nothing was named. */
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
  /** Counting from 1. */
  firstTelling: z.number().int().optional(),
  /** The turn in which the student gave its idea up, counting from 1. */
  changedAt: z.number().int().optional(),
  repeated: z.number().int(),
  /** Seconds between a reply and the next question, the median; left out where there are fewer than two turns. */
  wait: z.number().optional(),
  anticipated: z.boolean().optional(),
  strength: adviceSchema,
  next: adviceSchema,
});
export type InterviewResult = z.infer<typeof interviewResultSchema>;

/** interviews/{interviewId}: for the teacher whose it is. Holds nothing of what is hidden before it is scored. */
export const interviewSchema = z.object({
  id: idSchema,
  teacherId: idSchema,
  /** With a simulated student, or with a student of the class. */
  kind: z.enum(['practice', 'pupil']),
  state: z.enum(interviewStates),
  /** Which simulated student. */
  scenarioId: z.string(),
  /** The skill asked about, by its code. */
  skill: z.string(),
  /** The name of the skill as it was then. */
  skillName: z.string(),
  /** What the teacher wants to find out. */
  goal: z.string(),
  /** Who is interviewed; the id of a real one. */
  student: z.object({ name: z.string(), temperament: z.string(), studentId: idSchema.optional() }),
  /** What the student wrote before: problems and answers. */
  sheet: z.array(z.object({ asked: z.string(), answer: z.string(), picture: pictureSchema.optional() })),
  /** What the student says first. */
  opening: z.string(),
  /** Every idea that may be behind it: the same for all students of the skill. */
  ideas: z.array(z.object({ id: z.string(), name: z.string(), idea: z.string() })),
  /** What the teacher expected before the first question. */
  anticipation: z.object({ ideas: z.array(z.string()), text: z.string() }).optional(),
  /** Problems to ask, for somebody who is out of ideas. */
  suggestions: z.array(z.object({ asked: z.string(), picture: pictureSchema.optional(), field: answerFieldSchema })),
  turns: z.array(interviewTurnSchema),
  /** How many turns were taken back. */
  undone: z.number().int(),
  /** Turns and minutes that the talk may have. Left out: no limit. */
  limits: z.object({ turns: z.number().int().optional(), minutes: z.number().int().optional() }),
  /** When the first question was asked. */
  startedAt: instantSchema,
  updatedAt: instantSchema,
  /** Milliseconds in talk, pauses left out. */
  active: z.number().int(),
  /** The items to predict, once the talk is over. */
  items: z
    .array(z.object({ asked: z.string(), picture: pictureSchema.optional(), field: answerFieldSchema }))
    .optional(),
  /** What the teacher wrote down. */
  notes: z.string().default(''),
  /** What came of it, once it is scored. */
  result: interviewResultSchema.optional(),
  /** What the teacher thinks of it afterwards; `confidence` 1 to 5, `disagree` by the number of the turn. */
  reflection: z
    .object({ text: z.string(), disagree: z.array(z.number().int()), confidence: z.number().int() })
    .optional(),
});
export type Interview = z.infer<typeof interviewSchema>;

/** One interview in its teacher's own history. */
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

/** trainings/{uid}: a teacher's own interviews, for that teacher alone. There is no ranking. */
export const trainingSchema = z.object({ lines: z.record(z.string(), trainingLineSchema) });
export type Training = z.infer<typeof trainingSchema>;

/** One interview with a student as it stands on the student's page. */
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

/** Older ones of a student go. */
export const MOST_TALKS = 40;

/** talks/{studentId}: what teachers of the student learned in interviews; for them alone. */
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

/** Characters of one question to a student, and of a guess at the idea beforehand; of its formula; how many ideas a guess may name. */
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
/** Characters of the id of a simulated student. */
const LONGEST_SCENARIO_ID = 40;
export const scenarioIdSchema = lineSchema(LONGEST_SCENARIO_ID);
