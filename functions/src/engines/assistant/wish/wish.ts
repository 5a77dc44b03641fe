import { conditionSchema } from '@lemma/school/assistant';
import { LONGEST_CODE } from '@lemma/school/base';
import { z } from 'zod';
import { partSchema } from './part.ts';

/** The most characters of a wish and of its parts. */
const LONGEST = { text: 2000, theme: 80, name: 80 } as const;
/** The most problems of a set. */
const MOST_SLOTS = 40;
/** The most students of a list that the next question can be about. */
export const MOST_LISTED = 40;
const text = z.string().max(LONGEST.text);
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** The most skills of one set. */
const MOST_SKILLS = 12;
/** The most conditions on a set, and the most versions of one. */
const MOST_CONDITIONS = 24;
/** The most parts that a set is told in. */
const MOST_PARTS = 8;
export const MOST_VERSIONS = 4;

/** What a set of problems is for. */
export const sheetUses = [
  'exit ticket',
  'warm-up',
  'quiz',
  'practice',
  'homework',
  'extension',
  'word problems',
] as const;

/** One problem of a set, which can be generated again from these values. `theme` is what a word problem is about. */
export const slotSchema = z.object({
  ...{ skill: z.string(), case: z.string(), level, seed: z.number().int() },
  form: z.enum(['open', 'choice', 'true-false', 'story']),
  theme: z.string().max(LONGEST.theme).optional(),
  who: z.string().max(LONGEST.name).optional(),
  /** True: the story is told with the numbers that the problem has without one. */
  keeps: z.boolean().optional(),
  /** How its story is built, where that was asked for. */
  frame: z.string().max(LONGEST.name).optional(),
  /** Of which part of the set it is, from 0 on. */
  part: z.number().int().optional(),
});
export type Slot = z.infer<typeof slotSchema>;

const sheetSchema = z.object({
  kind: z.literal('sheet'),
  use: z.enum(sheetUses),
  topic: text,
  count: z.number().int(),
  level: level.optional(),
  form: z.enum(['open', 'choice', 'true-false']),
  /** How many of them are word problems; left out: the topic decides. */
  stories: z.union([z.number().int(), z.enum(['all', 'last'])]).optional(),
  theme: z.string().max(LONGEST.theme).optional(),
  /** What stands above the problems, in the teacher's words. */
  title: z.string().max(LONGEST.name).optional(),
  /** True: the answers follow after all problems, not beside each. */
  keyApart: z.boolean(),
  language: z.enum(['en', 'es']).optional(),
  /** The words by which cases of the skills are chosen; left out: those of `topic`. */
  cases: text.optional(),
  /** True: only problems that can be read without a picture. */
  withoutPictures: z.boolean().optional(),
  /** The largest answer allowed: "within 20", or "less than $1" in cents. */
  limit: z.number().optional(),
  conditions: z.array(conditionSchema).max(MOST_CONDITIONS).optional(),
  /** How the stories are to be built: ids of frames, and the words that ask for it. */
  frames: z
    .object({ ids: z.array(z.string().max(LONGEST.name)).max(MOST_PARTS), said: z.string().max(LONGEST.name) })
    .optional(),
  /** What parts of the set are like: "2 with no solution". */
  parts: z.array(partSchema).max(MOST_PARTS).optional(),
  /** How many sets of the same kind with other numbers. */
  versions: z.number().int().optional(),
  /** What each version has to keep to beside `conditions`, in their order. */
  versionConditions: z.array(z.array(conditionSchema).max(MOST_CONDITIONS)).max(MOST_VERSIONS).optional(),
  /** True: from easy to hard. `last`: the last one is harder than the others. */
  rising: z.union([z.literal(true), z.literal('last')]).optional(),
  /** The skills that the whole request means, or may mean where `isOpen`; left out: those that `topic` names. */
  skills: z.array(z.string().max(LONGEST_CODE.skill)).max(MOST_SKILLS).optional(),
  isOpen: z.boolean().optional(),
  /** The name of the person in a word problem: "a girl named Zoe". */
  who: z.string().max(LONGEST.name).optional(),
});
export type SheetWish = z.infer<typeof sheetSchema>;

/** What can be created for a topic besides plans and problems. */
export const lessonPieces = [
  ...(['errors', 'worked', 'meaning', 'before', 'after', 'explain-topic', 'hook', 'discussion', 'vocabulary'] as const),
  ...(['chart', 'activity', 'rich-task', 'number-talk', 'supports', 'differentiate', 'early-finishers'] as const),
] as const;
export type LessonPiece = (typeof lessonPieces)[number];

const letterSchema = z.object({
  kind: z.literal('letter'),
  ...{ topic: text, short: z.boolean(), language: z.enum(['en', 'es']) },
  /** True: in English as well. */
  bilingual: z.boolean().optional(),
  /** What the teacher told of a child, a sentence a line: it stands in the letter as it was typed, to be put into words. */
  notes: text.optional(),
  /** By which its example is drawn: in the other language it is the same. */
  seed: z.number().int().optional(),
});
export type LetterWish = z.infer<typeof letterSchema>;

/** What can be asked about the work of a class. */
export const classQuestions = [
  'missing',
  'common',
  'struggling',
  'next',
  'due',
  'summary',
  'results',
  'student',
  'weakest',
  'below',
  'groups',
  'pairs',
  'compare',
  'missed',
] as const;
const classSchema = z.object({
  kind: z.literal('class'),
  question: z.enum(classQuestions),
  /** The question as typed: it may name a class, a student, an assignment or a topic. */
  text,
  /** For groups: the students in each. For `below`: percent. For `missed`: the number of the question. */
  number: z.number().optional(),
});
export type ClassWish = z.infer<typeof classSchema>;

/**
 * What a teacher may want from the assistant. `topic` is the text in which a topic is searched: the rest of the
 * request, or all of it.
 */
export const wishSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    topic: text,
    minutes: z.number().int(),
    days: z.number().int().optional(),
    substitute: z.boolean().optional(),
  }),
  sheetSchema,
  z.object({
    kind: z.literal('piece'),
    piece: z.enum(lessonPieces),
    topic: text,
    /** The request as it was typed: which words, which game, which calculations. */
    said: text.optional(),
    /** How many stations, number talks or problems, and for how many days. */
    count: z.number().int().optional(),
    days: z.number().int().optional(),
  }),
  letterSchema,
  z.object({ kind: z.literal('explain'), topic: text, question: text.optional(), answer: text.optional() }),
  z.object({
    kind: z.literal('grade'),
    text,
    lines: z.array(text).optional(),
    /** True if the lines are the sides of one chain of equal signs. */
    chain: z.boolean().optional(),
    answers: z.array(z.object({ question: text, answer: text })).optional(),
    toStudent: z.boolean(),
  }),
  z.object({ kind: z.literal('compute'), task: text, brief: z.boolean() }),
  z.object({ kind: z.literal('equation-story'), equation: text, theme: z.string().max(LONGEST.theme).optional() }),
  classSchema,
  z.object({ kind: z.literal('unknown') }),
]);
export type Wish = z.infer<typeof wishSchema>;
export type WishOf<K extends Wish['kind']> = Extract<Wish, { kind: K }>;

/** What an answer was made from, so that the next request can refer to it. */
export const memoSchema = z.object({
  wish: wishSchema,
  slots: z.array(slotSchema).max(MOST_SLOTS).optional(),
  misconception: z.string().max(LONGEST_CODE.misconception).optional(),
  skill: z.string().max(LONGEST_CODE.skill).optional(),
  /** The skill of each row of a list. */
  rows: z.array(z.string().max(LONGEST_CODE.skill)).max(MOST_LISTED).optional(),
  standard: z.string().max(LONGEST_CODE.standard).optional(),
  /** The standards that were listed, the first of which is `standard`. */
  standards: z.array(z.string().max(LONGEST_CODE.standard)).max(MOST_LISTED).optional(),
  /** The class that was named, here or before, and that the answer is about. */
  classId: z.string().max(LONGEST_CODE.skill).optional(),
  /** The students that were listed, who are "they" in the next question, and the work that was spoken of. */
  students: z.array(z.string().max(LONGEST.name)).max(MOST_LISTED).optional(),
  work: z.string().max(LONGEST.name).optional(),
});
export type Memo = z.infer<typeof memoSchema>;
