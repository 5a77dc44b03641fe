import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { skillProgressSchema } from '../insight/index.ts';
import { FAMILY_NOTES, studentNoteSchema } from '../notes/index.ts';
import { MOST_REQUESTS, rightsRequestSchema } from '../privacy/index.ts';
import { pictureSchema } from '../question/index.ts';

export const guardianStates = ['waiting', 'active', 'revoked'] as const;

/** guardians/{studentId}_{parentId}: one adult's link to one child. */
export const guardianSchema = z.object({
  id: idSchema,
  studentId: idSchema,
  parentId: z.string(),
  /** As the adult is called by the account. */
  parentName: z.string(),
  /** The child as the parent sees it. */
  studentName: z.string(),
  /** The classes of the student, whose teachers may see the link. */
  classIds: z.array(idSchema),
  /** Waiting for a teacher, or open, or taken back. */
  state: z.enum(guardianStates),
  /** True: revoked for good. No code links this account to the child again until a teacher lifts it. */
  blocked: z.boolean().optional(),
  createdAt: instantSchema,
  /** What teachers wrote for the family, the newest of it. Here, because the parent's page reads the link anyway. */
  notes: z.array(studentNoteSchema).max(FAMILY_NOTES).default([]),
  /** Left out where there is none. */
  requests: z.array(rightsRequestSchema).max(MOST_REQUESTS).optional(),
});
export type Guardian = z.infer<typeof guardianSchema>;

/** One thing to try at home with a child, computed and confirmed. */
export const homeActivitySchema = z.object({
  /** The skill's code, and as an adult says it. */
  code: z.string(),
  skill: z.string(),
  /** The idea that the child shows, as a child would say it, and what to do or ask. */
  idea: z.string().optional(),
  ask: z.string().optional(),
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  answer: z.string(),
  /** What the idea would give. */
  mistaken: z.string().optional(),
});
export type HomeActivity = z.infer<typeof homeActivitySchema>;

/** What fits a letter home. */
export const FAMILY_SKILLS = 8;
/** As many weeks pass until an activity comes again, where nothing is learned meanwhile. */
export const FAMILY_ACTIVITIES = 4;

/**
 * What a child can do, in words for the family: a part of the child's desk, so that a parent's page reads one document a child.
 * Follows from `progress` alone. `skills` are those seen last, by code.
 */
export const familySchema = z.object({
  skills: z.record(z.string(), skillProgressSchema.extend({ name: z.string() })),
  activities: z.array(homeActivitySchema).max(FAMILY_ACTIVITIES),
});
export type Family = z.infer<typeof familySchema>;

/** The languages that letters and parents' pages are written in, each in full. */
export const letterLanguages = ['en', 'es'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

export const digestRhythms = ['off', 'weekly', 'daily'] as const;
/** digests/{uid}: how often a parent is written to, and in which language. A missing document: never. */
export const digestChoiceSchema = z.object({
  uid: z.string(),
  /** How often letters come. */
  often: z.enum(digestRhythms),
  language: z.enum(letterLanguages).default('en'),
});
export type DigestChoice = z.infer<typeof digestChoiceSchema>;
