import { z } from 'zod';
import { LONGEST_STORY, MOST_REPLIES } from '../assignment/index.ts';
import { idSchema, instantSchema, LONGEST_CODE, LONGEST_GRADE, lineSchema } from '../base/index.ts';
import { LONGEST_IN_PLAN, planCheckSchema, planItemSchema, standardCodeSchema } from '../plan/index.ts';
import { pictureSchema } from '../question/index.ts';

/** Where a story takes place. */
export const storyWorlds = [
  'garden',
  'station',
  'bakery',
  'reef',
  'train',
  'workshop',
  'festival',
  'mountain',
  'newspaper',
  'soccer',
] as const;
export type StoryWorld = (typeof storyWorlds)[number];
/** How hard the text is to read: Flesch-Kincaid grades below 1.5, from 1.5 to below 3.5, and from 3.5 to below 8. */
export const storyBands = ['early', 'middle', 'full'] as const;
export type StoryBand = (typeof storyBands)[number];

/** The words of stories before there were worlds and bands; a browser of that time reads them still. */
const storyInterests = ['any', 'sea', 'space', 'animals', 'music', 'city', 'mountains'] as const;
const storyReadings = ['short', 'longer'] as const;

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

const LONGEST_HERO = 24;
/** A first name as a story can use it: one word of letters. */
export const heroSchema = z
  .string()
  .trim()
  .max(LONGEST_HERO)
  .regex(/^\p{Lu}[\p{L}\p{M}'’-]*$/u);

/** What a teacher asks for. Left out, names are invented: never those of children of a class. */
export const storyRequestSchema = z.object({
  standard: standardCodeSchema,
  focus: z.string().max(LONGEST_CODE.skill).optional(),
  scenes: z.number().int().min(ASKED_SCENES.least).max(ASKED_SCENES.most),
  interest: z.enum(storyInterests),
  reading: z.enum(storyReadings),
  /** Left out: any world. */
  world: z.enum(storyWorlds).optional(),
  /** Left out: what `reading` says. */
  band: z.enum(storyBands).optional(),
  hero: heroSchema.optional(),
  friend: heroSchema.optional(),
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

/** Two ways to go on. Each leads to a scene of its own, where what comes of it is worked out. */
export const storyChoiceSchema = z.object({
  options: z.array(z.object({ label: z.string().max(LONGEST_IN_SCENE.title), next: idSchema })).length(2),
});
export type StoryChoice = z.infer<typeof storyChoiceSchema>;

/**
 * One scene: text, a picture of the problem's numbers, one problem, and where each answer leads. The last scene has no
 * problem.
 */
export const storySceneSchema = z.object({
  id: idSchema,
  /** `main`: a scene on the way; `end`: an ending; `side`: a detour with easier numbers, in older stories. */
  kind: z.enum(['main', 'side', 'end']),
  title: z.string().max(LONGEST_IN_SCENE.title),
  text: z.string().max(LONGEST_IN_SCENE.text),
  picture: pictureSchema.optional(),
  item: planItemSchema.optional(),
  branches: z.array(storyBranchSchema).max(MOST_REPLIES),
  /** Instead of a problem: a choice between two scenes. */
  choice: storyChoiceSchema.optional(),
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
  /** The id of its plot; left out in older stories. */
  plot: z.string().max(LONGEST_CODE.skill).optional(),
  scenes: z.array(storySceneSchema).min(SCENES.least).max(SCENES.most),
  /** The Flesch-Kincaid grade of the whole text, problems included, without numerals. */
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
