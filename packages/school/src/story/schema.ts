import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, lineSchema } from '../base/index.ts';
import { planCheckSchema, planItemSchema, standardCodeSchema } from '../plan/index.ts';
import { pictureSchema } from '../question/index.ts';

export const storyInterests = ['any', 'sea', 'space', 'animals', 'music', 'city', 'mountains'] as const;
export const storyReadings = ['short', 'longer'] as const;

/** What a teacher asks for. Names are made up, never those of children. */
export const storyRequestSchema = z.object({
  standard: standardCodeSchema,
  focus: z.string().max(LONGEST_CODE.skill).optional(),
  scenes: z.number().int().min(3).max(6),
  interest: z.enum(storyInterests),
  reading: z.enum(storyReadings),
});
export type StoryRequest = z.infer<typeof storyRequestSchema>;

/** What happens after an answer. `idea`: the answer shows this misconception. `next` is the scene that follows. */
export const storyBranchSchema = z.object({
  on: z.enum(['right', 'idea', 'other']),
  idea: z.string().max(LONGEST_CODE.misconception).optional(),
  ideaName: z.string().max(300).optional(),
  text: z.string().max(2000),
  next: idSchema,
});
export type StoryBranch = z.infer<typeof storyBranchSchema>;

/** One scene: words, a picture from the problem's own numbers, one problem, and where each answer leads. The last has none. */
export const storySceneSchema = z.object({
  id: idSchema,
  /** `main`: on the way; `side`: a detour with easier numbers; `end`: how it ends. */
  kind: z.enum(['main', 'side', 'end']),
  title: z.string().max(200),
  text: z.string().max(4000),
  picture: pictureSchema.optional(),
  item: planItemSchema.optional(),
  branches: z.array(storyBranchSchema).max(6),
});
export type StoryScene = z.infer<typeof storySceneSchema>;

/** stories/{storyId}: for the teacher who made it; written by functions. */
export const storySchema = z.object({
  id: idSchema,
  ownerId: z.string(),
  title: lineSchema(160),
  /** The name of the skill as it was then. */
  skillName: z.string(),
  /** As the standards name it: `6`, `HSA`. */
  grade: z.string().max(20),
  request: storyRequestSchema,
  scenes: z.array(storySceneSchema).min(2).max(16),
  /** Flesch-Kincaid grade of the words, mathematics left out. */
  readingLevel: z.number(),
  check: planCheckSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Story = z.infer<typeof storySchema>;

export const storyEntrySchema = z.object({
  id: idSchema,
  title: z.string(),
  standard: z.string(),
  grade: z.string(),
  readingLevel: z.number(),
  checked: z.number().int(),
  right: z.number().int(),
  createdAt: instantSchema,
});

/** storyShelves/{uid}: all stories of one teacher in one document, for that teacher. */
export const storyShelfSchema = z.object({
  uid: z.string(),
  /** By id, a line for each story. */
  stories: z.record(z.string(), storyEntrySchema),
});
/** Of one teacher. */
export const MOST_STORIES = 1000;
