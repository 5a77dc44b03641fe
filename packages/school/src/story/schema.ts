import { z } from 'zod';
import { LONGEST_STORY, MOST_REPLIES } from '../assignment/index.ts';
import { idSchema, instantSchema, LONGEST_CODE, LONGEST_GRADE, lineSchema } from '../base/index.ts';
import { LONGEST_IN_PLAN, planCheckSchema, planItemSchema, standardCodeSchema } from '../plan/index.ts';
import { pictureSchema } from '../question/index.ts';

export const storyInterests = ['any', 'sea', 'space', 'animals', 'music', 'city', 'mountains'] as const;
export const storyReadings = ['short', 'longer'] as const;

/** How many scenes a teacher may ask for, and how many a story may have including detours and the end. */
const ASKED_SCENES = { least: 3, most: 6 } as const;
const SCENES = { least: 2, most: 16 } as const;
/** Characters of the texts of a scene, within the limits of an assignment. */
const LONGEST_IN_SCENE = {
  title: 200,
  text: LONGEST_STORY.before,
  reply: LONGEST_STORY.reply,
  ideaName: 300,
} as const;

/** What a teacher asks for. Names in the story are invented and never those of children. */
export const storyRequestSchema = z.object({
  standard: standardCodeSchema,
  focus: z.string().max(LONGEST_CODE.skill).optional(),
  scenes: z.number().int().min(ASKED_SCENES.least).max(ASKED_SCENES.most),
  interest: z.enum(storyInterests),
  reading: z.enum(storyReadings),
});
export type StoryRequest = z.infer<typeof storyRequestSchema>;

/** What follows an answer. `idea`: the misconception that the answer shows. `next`: the scene that follows. */
export const storyBranchSchema = z.object({
  on: z.enum(['right', 'idea', 'other']),
  idea: z.string().max(LONGEST_CODE.misconception).optional(),
  ideaName: z.string().max(LONGEST_IN_SCENE.ideaName).optional(),
  text: z.string().max(LONGEST_IN_SCENE.reply),
  next: idSchema,
});
export type StoryBranch = z.infer<typeof storyBranchSchema>;

/**
 * One scene: text, a picture of the problem's numbers, one problem, and where each answer leads. The last scene has no
 * problem.
 */
export const storySceneSchema = z.object({
  id: idSchema,
  /** `main`: a scene on the main path; `side`: a detour with easier numbers; `end`: the ending. */
  kind: z.enum(['main', 'side', 'end']),
  title: z.string().max(LONGEST_IN_SCENE.title),
  text: z.string().max(LONGEST_IN_SCENE.text),
  picture: pictureSchema.optional(),
  item: planItemSchema.optional(),
  branches: z.array(storyBranchSchema).max(MOST_REPLIES),
});
export type StoryScene = z.infer<typeof storySceneSchema>;

/** stories/{storyId}: a story. Only the teacher who created it reads it; functions write it. */
export const storySchema = z.object({
  id: idSchema,
  ownerId: z.string(),
  title: lineSchema(LONGEST_IN_PLAN.title),
  /** The name of the skill when the story was created. */
  skillName: z.string(),
  /** The grade as the standards name it, such as `6` or `HSA`. */
  grade: z.string().max(LONGEST_GRADE),
  request: storyRequestSchema,
  scenes: z.array(storySceneSchema).min(SCENES.least).max(SCENES.most),
  /** The Flesch-Kincaid grade of the text without mathematics. */
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

/** storyShelves/{uid}: the list of all stories of one teacher in one document. */
export const storyShelfSchema = z.object({
  uid: z.string(),
  /** A line for each story, by its id. */
  stories: z.record(z.string(), storyEntrySchema),
});
/** The most stories of one teacher. */
export const MOST_STORIES = 1000;
