import { z } from 'zod';
import { idSchema, instantSchema, type PageLanguage } from '../base/index.ts';
import { gainSchema, MOST_GAINED, MOST_LATELY, skillProgressSchema } from '../insight/index.ts';
import { FAMILY_NOTES, studentNoteSchema } from '../notes/index.ts';
import { MOST_REQUESTS, rightsRequestSchema } from '../privacy/index.ts';
import { pictureSchema } from '../question/index.ts';

export const guardianStates = ['waiting', 'active', 'revoked'] as const;

/** The most adults that are linked to one child, or were. */
export const MOST_ADULTS_OF_A_CHILD = 50;

/** guardians/{studentId}_{parentId}: one adult's link to one child. */
export const guardianSchema = z.object({
  id: idSchema,
  studentId: idSchema,
  parentId: z.string(),
  /** The name in the adult's account. */
  parentName: z.string(),
  /** The child's name as the parent sees it. */
  studentName: z.string(),
  /** The classes of the student, whose teachers may see the link. */
  classIds: z.array(idSchema),
  /** Waiting for a teacher, active, or revoked. */
  state: z.enum(guardianStates),
  /** True: revoked permanently. No code can link this account to the child until a teacher allows it again. */
  blocked: z.boolean().optional(),
  createdAt: instantSchema,
  /**
   * The newest notes of teachers for the family. They are stored here because the parent's page reads the link anyway.
   */
  notes: z.array(studentNoteSchema).max(FAMILY_NOTES).default([]),
  /** Left out if there are none. */
  requests: z.array(rightsRequestSchema).max(MOST_REQUESTS).optional(),
});
export type Guardian = z.infer<typeof guardianSchema>;

/** One activity for home, whose mathematics was computed and verified. */
export const homeActivitySchema = z.object({
  /** The skill's code, and its name in words for adults. */
  code: z.string(),
  skill: z.string(),
  /** The misconception in a child's words, and what to do or ask. */
  idea: z.string().optional(),
  ask: z.string().optional(),
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  answer: z.string(),
  /** The answer to which the misconception would lead. */
  mistaken: z.string().optional(),
  /** The same words in Spanish. Left out where one of them exists in English only. */
  inSpanish: z.object({ prompt: z.string(), idea: z.string().optional(), ask: z.string().optional() }).optional(),
});
export type HomeActivity = z.infer<typeof homeActivitySchema>;

/** A skill in words for everybody. */
export const namedSkillSchema = z.object({ skill: z.string(), name: z.string() });

/** The most skills in each part of a trail. */
export const MOST_IN_TRAIL = { behind: 2, now: 2, next: 3, later: 2 } as const;
const trailPart = (most: number) => z.array(namedSkillSchema).max(most);

/**
 * The child's own way through mathematics: the skills that became secure last, what is being learned, what comes after it
 * and what later.
 */
export const trailSchema = z.object({
  behind: trailPart(MOST_IN_TRAIL.behind),
  now: trailPart(MOST_IN_TRAIL.now),
  next: trailPart(MOST_IN_TRAIL.next),
  later: trailPart(MOST_IN_TRAIL.later),
});
export type Trail = z.infer<typeof trailSchema>;

/** The most skills that fit in a letter. */
export const FAMILY_SKILLS = 8;
/** The weeks until an activity is repeated, if the child has learned nothing new. */
export const FAMILY_ACTIVITIES = 4;

/**
 * What a child can do, in words for the family. It is part of the child's desk, so that a parent's page reads one
 * document per child, and is computed only from `progress`. `skills` are the ones practiced last, by code.
 */
export const familySchema = z.object({
  skills: z.record(z.string(), skillProgressSchema.extend({ name: z.string() })),
  activities: z.array(homeActivitySchema).max(FAMILY_ACTIVITIES),
  /** Left out in documents that were folded before there were trails. */
  trail: trailSchema.optional(),
  /** As in `progress`; left out in older documents. */
  gained: z
    .array(gainSchema.extend({ name: z.string() }))
    .max(MOST_GAINED)
    .optional(),
  lately: z.array(instantSchema).max(MOST_LATELY).optional(),
});
export type Family = z.infer<typeof familySchema>;

/** The languages of letters. Both are complete. */
export const letterLanguages = ['en', 'es'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** The language of a letter to a reader of pages in this language: English for one that letters are not written in. */
export const letterLanguageFor = (page: PageLanguage): LetterLanguage =>
  letterLanguages.find((language) => language === page) ?? 'en';

export const digestRhythms = ['off', 'weekly', 'daily'] as const;
/** digests/{uid}: how often a parent gets letters, and in which language. No document: never. */
export const digestChoiceSchema = z.object({
  uid: z.string(),
  /** How often letters are sent. */
  often: z.enum(digestRhythms),
  language: z.enum(letterLanguages).default('en'),
});
export type DigestChoice = z.infer<typeof digestChoiceSchema>;
