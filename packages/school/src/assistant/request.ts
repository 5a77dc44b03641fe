import { z } from 'zod';
import { idSchema, LONGEST_CODE } from '../base/index.ts';
import { conditionSchema } from './condition.ts';

/** What the assistant can make or do. The part before the dot is the family, which decides the fields of the form. */
export const requestMakes = [
  'sheet.practice',
  'sheet.exit ticket',
  'sheet.warm-up',
  'sheet.quiz',
  'sheet.homework',
  'sheet.word problems',
  'sheet.extension',
  'plan',
  'piece.hook',
  'piece.worked',
  'piece.explain-topic',
  'piece.discussion',
  'piece.number-talk',
  'piece.rich-task',
  'piece.activity',
  'piece.differentiate',
  'piece.supports',
  'piece.early-finishers',
  'piece.errors',
  'piece.vocabulary',
  'piece.chart',
  'piece.rubric',
  'piece.tables',
  'piece.meaning',
  'piece.before',
  'piece.after',
  'letter',
  'explain',
  'grade',
  'compute',
  'equation-story',
  'versions',
  'class.summary',
  'class.student',
  'class.struggling',
  'class.below',
  'class.weakest',
  'class.common',
  'class.results',
  'class.missed',
  'class.missing',
  'class.due',
  'class.next',
  'class.groups',
  'class.pairs',
  'class.compare',
] as const;
export type RequestMake = (typeof requestMakes)[number];

/** What earlier releases made and this one does not: stored forms have them, and nobody can choose them. */
const RETIRED: ReadonlySet<RequestMake> = new Set([...(['piece.rubric', 'piece.tables', 'versions'] as const)]);
export const offeredMakes = requestMakes.filter((make) => !RETIRED.has(make));

/** The fields of a form; which of them a request has depends on what it makes. */
export const requestFields = [
  'make',
  'topic',
  'count',
  'level',
  'form',
  'theme',
  'versions',
  'key',
  'conditions',
  'minutes',
  'days',
  'substitute',
  'language',
  'short',
  'question',
  'answer',
  'words',
  'class',
  'change',
] as const;
export type RequestField = (typeof requestFields)[number];

const OF_FAMILY: Readonly<Record<string, readonly RequestField[]>> = {
  sheet: ['topic', 'count', 'level', 'form', 'theme', 'versions', 'key', 'language', 'conditions'],
  plan: ['topic', 'minutes', 'days', 'substitute', 'words'],
  piece: ['topic', 'count', 'days', 'words'],
  letter: ['topic', 'language', 'short', 'words'],
  explain: ['question', 'answer', 'words', 'topic'],
  grade: ['words'],
  compute: ['words', 'short'],
  'equation-story': ['words', 'theme'],
  versions: ['words'],
  class: ['class', 'words'],
};
/** The fields that a request for something has, in the order of the form. */
export const fieldsOf = (make: RequestMake): readonly RequestField[] => [
  'make',
  ...(OF_FAMILY[make.split('.')[0] ?? ''] ?? []),
];

export const MOST_REQUEST = { count: 20, versions: 4, days: 10, minutes: 90, skills: 12, conditions: 24 } as const;
const LONGEST = { words: 2000, theme: 80, name: 80, said: 80, question: 600, answer: 200 } as const;
export const LONGEST_REQUEST = LONGEST;

/**
 * What is asked of the problems, in the teacher's words, that can be taken off. One of `on` and `also` says what it
 * means; a condition that was typed into the form has neither until it is read.
 */
export const requestConditionSchema = z.object({
  said: z.string().max(LONGEST.said),
  /** True: taken off. */
  off: z.boolean().optional(),
  on: conditionSchema.optional(),
  /** Of which version it is, from 0 on; left out: of all. */
  version: z.number().int().optional(),
  also: z
    .object({
      stories: z.union([z.number().int(), z.enum(['all', 'last'])]),
      rising: z.union([z.literal(true), z.literal('last')]),
      limit: z.number(),
      withoutPictures: z.boolean(),
      who: z.string().max(LONGEST.name),
      /** Words by which cases of a skill are called: "to the nearest hundred". */
      words: z.string().max(LONGEST.said),
    })
    .partial()
    .optional(),
});
export type RequestCondition = z.infer<typeof requestConditionSchema>;

/**
 * A request as its form says it. It is answered by what stands in it and by nothing else. A field that is left out has
 * its usual value.
 */
export const requestSchema = z.object({
  make: z.enum(requestMakes),
  /** A standard that was named, and the skills: of a standard those that are meant. */
  standard: z.string().max(LONGEST_CODE.standard).optional(),
  skills: z.array(z.string().max(LONGEST_CODE.skill)).max(MOST_REQUEST.skills).default([]),
  count: z.number().int().min(1).max(MOST_REQUEST.count).optional(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  form: z.enum(['open', 'choice', 'true-false']).optional(),
  theme: z.string().max(LONGEST.theme).optional(),
  versions: z.number().int().min(1).max(MOST_REQUEST.versions).optional(),
  /** True: the answers stand after all problems. */
  key: z.boolean().optional(),
  language: z.enum(['en', 'es']).optional(),
  /** A letter in Spanish and in English. */
  bilingual: z.boolean().optional(),
  conditions: z.array(requestConditionSchema).max(MOST_REQUEST.conditions).default([]),
  minutes: z.number().int().min(1).max(MOST_REQUEST.minutes).optional(),
  days: z.number().int().min(1).max(MOST_REQUEST.days).optional(),
  substitute: z.boolean().optional(),
  /** A short letter; a calculation without its steps. */
  short: z.boolean().optional(),
  /** A problem and what a student answered. */
  question: z.string().max(LONGEST.question).optional(),
  answer: z.string().max(LONGEST.answer).optional(),
  /** The work, task, equation or question itself. */
  words: z.string().max(LONGEST.words).optional(),
  classId: idSchema.optional(),
  /** What to change about the answer before, which stays as it is otherwise. */
  change: z.string().max(LONGEST.question).optional(),
});
export type AssistantRequest = z.infer<typeof requestSchema>;

const MOST_CHOICES = { makes: 4, topics: 6, unused: 16 } as const;
const LONGEST_SAMPLE = 300;
const LONGEST_PHRASE = 200;

/** A topic that may be meant, with a problem of it. */
export const topicChoiceSchema = z.object({
  skill: z.string().max(LONGEST_CODE.skill),
  name: z.string().max(LONGEST_PHRASE),
  standard: z.string().max(LONGEST_CODE.standard),
  sample: z.string().max(LONGEST_SAMPLE),
});
export type TopicChoice = z.infer<typeof topicChoiceSchema>;

/** A form that is filled in with what was read. */
export const requestFormSchema = z.object({
  request: requestSchema,
  /** True: the answer below was made from it; false: nothing was made yet. */
  made: z.boolean(),
  /** These three are written empty for areas of the previous release, which need them; nobody reads them any more. */
  unsure: z.array(z.enum(requestFields)).max(requestFields.length).default([]),
  makes: z.array(z.enum(requestMakes)).max(MOST_CHOICES.makes).default([]),
  unkept: z.array(z.string().max(LONGEST_PHRASE)).max(MOST_CHOICES.unused).default([]),
  /** The chosen skills by name, then those that may be meant. */
  topics: z.array(topicChoiceSchema).max(MOST_REQUEST.skills + MOST_CHOICES.topics),
  /** What of the request is in no field, in the teacher's words. */
  unused: z.array(z.string().max(LONGEST_PHRASE)).max(MOST_CHOICES.unused),
  /** What a press makes, in words that say what is not in it; left out where the press is of the usual words. */
  press: z.string().max(LONGEST_PHRASE).optional(),
  /** The fields that a follow-up changed. */
  changed: z.array(z.enum(requestFields)).max(requestFields.length),
});
export type RequestForm = z.infer<typeof requestFormSchema>;
export const MOST_FORM = { ...MOST_CHOICES, phrase: LONGEST_PHRASE, sample: LONGEST_SAMPLE } as const;
