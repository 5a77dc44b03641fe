import { z } from 'zod';
import { skillProgressSchema } from './insight.ts';
import { pictureSchema } from './submission.ts';

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

const WEEK = 604_800_000;

/** The activity of the week in which `now` (milliseconds) lies: the same all week, on the parent's page and in the letter. */
export const activityOf = (family: Family | undefined, now: number): HomeActivity | undefined =>
  family?.activities[Math.floor(now / WEEK) % Math.max(1, family.activities.length)];
