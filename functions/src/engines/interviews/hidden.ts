import type { ProblemRef, SimulatedStudent, TurnRecord, Written } from '@lemma/interview';
import { levelSchema } from '@lemma/school/base';
import { mindKinds, moves, temperaments } from '@lemma/school/interview';
import { pictureSchema } from '@lemma/school/question';
import { z } from 'zod';

const refSchema = z.object({
  skill: z.string(),
  level: levelSchema,
  case: z.string(),
  seed: z.number(),
  params: z.record(
    z.string(),
    z.union([z.number(), z.string(), z.boolean(), z.array(z.union([z.number(), z.string()]))]),
  ),
});

const simulatedStudentSchema = z.object({
  name: z.string(),
  skill: z.string(),
  mind: z.object({
    id: z.string(),
    kind: z.enum(mindKinds),
    ideas: z.array(z.string()),
  }),
  temperament: z.enum(temperaments),
  seed: z.number(),
});

const questionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('problem'), ref: refSchema }),
  z.object({ kind: z.literal('how'), ref: refSchema, specific: z.boolean() }),
  z.object({ kind: z.literal('why'), ref: refSchema }),
  z.object({ kind: z.literal('check'), ref: refSchema }),
]);

const recordSchema = z.object({
  input: z.object({ text: z.string(), formula: z.string().exactOptional(), pick: refSchema.exactOptional() }),
  labelling: z.object({ move: z.enum(moves), evidence: z.string(), open: z.boolean() }),
  asked: refSchema.exactOptional(),
  observations: z.array(z.object({ question: questionSchema, outcome: z.string() })),
  current: refSchema,
  beliefs: z.array(z.object({ ref: refSchema, answer: z.string(), right: z.boolean() })),
  drawn: z.boolean(),
  doubts: z.number(),
  changed: z.boolean(),
  reply: z.object({ text: z.string(), picture: pictureSchema.exactOptional(), pause: z.number() }),
});

const stateSchema = z.object({
  pupil: simulatedStudentSchema,
  written: z.array(z.object({ ref: refSchema, answer: z.string(), outcome: z.string() })),
  records: z.array(recordSchema),
  suggestions: z.array(refSchema),
  items: z.array(refSchema),
});

/** The hidden state of an interview, from which its next turn is computed. */
export type HiddenState = {
  readonly pupil: SimulatedStudent;
  readonly written: readonly Written[];
  readonly records: readonly TurnRecord[];
  readonly suggestions: readonly ProblemRef[];
  readonly items: readonly ProblemRef[];
};

export const readHidden = (state: string): HiddenState => stateSchema.parse(JSON.parse(state));
export const writeHidden = (state: HiddenState): string => JSON.stringify(state);
