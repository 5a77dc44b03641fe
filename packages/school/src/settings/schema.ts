import { z } from 'zod';
import { latePolicySchema, masterySchema } from '../assignment/index.ts';
import { letterLanguages } from '../family/index.ts';
import { endingsSchema } from '../people/index.ts';
import { ownRetentionSchema } from '../privacy/index.ts';
import { defaultNotices, noticesSchema } from './notices.ts';

/** How a person likes to see and write things. Every field has a default, so that a missing document is a valid one. */
export const settingsSchema = z.object({
  /** Colours; `system` follows the device. */
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** The language of a parent's pages; left out, the browser's language. */
  language: z.enum(letterLanguages).optional(),
  /** Of the whole page. */
  textSize: z.enum(['normal', 'large', 'largest']).default('normal'),
  /** Of lines and text. */
  contrast: z.enum(['normal', 'more']).default('normal'),
  /** Whether things move; `system` follows the device. */
  motion: z.enum(['system', 'reduce']).default('system'),
  /** How numbers are shown on the keypad and read back: 0.5 or 0,5. Both are understood in answers. */
  decimalMark: z.enum(['point', 'comma']).default('point'),
  /** Stands in documents of before; every question offers to be read aloud. */
  readAloud: z.boolean().default(false),
  /** Where a teacher lets a language model help, if the school has one. Off: the built-in engine alone. */
  model: z
    .object({
      assistant: z.boolean(),
      interviews: z.boolean(),
      /** Suggestions while grading: what children wrote is told, so that it is chosen and never there by itself. */
      grading: z.boolean().default(false),
    })
    .default({ assistant: true, interviews: true, grading: false }),
  /** When a suggestion for a rubric is shown: at once, or when the teacher's own choice stands. */
  suggestions: z.enum(['beside', 'after']).default('beside'),
  /** What late work counts for in a teacher's new assignments; left out, `defaultLatePolicy`. */
  latePolicy: latePolicySchema.optional(),
  /** How long a question goes on that a teacher adds from the catalogue; left out, it is one problem. */
  mastery: masterySchema.optional(),
  /** What a teacher is told of, and where. */
  notices: noticesSchema.default(defaultNotices),
});
export type Settings = z.infer<typeof settingsSchema>;

/** settings/{uid}: for that person. Beside what was chosen stands which sessions of an adult are over: the open page follows it. */
export const ownSettingsSchema = settingsSchema.extend({
  ...endingsSchema.shape,
  /** How long what is theirs alone is kept; written by a call of its own. */
  retention: ownRetentionSchema.optional(),
});
export type OwnSettings = z.infer<typeof ownSettingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});
