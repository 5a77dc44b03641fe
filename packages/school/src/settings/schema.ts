import { z } from 'zod';
import { latePolicySchema, masterySchema } from '../assignment/index.ts';
import { pageLanguages } from '../base/index.ts';
import { endingsSchema } from '../people/index.ts';
import { ownRetentionSchema } from '../privacy/index.ts';
import { defaultNotices, noticesSchema } from './notices.ts';

/** A person's settings. Every field has a default, so that a missing document is valid. */
export const settingsSchema = z.object({
  /** Colors; `system` uses the device's setting. */
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** The language of the person's pages; left out, the one that a teacher has set for a student, or the browser's. */
  language: z.enum(pageLanguages).optional(),
  /** The text size of the whole page. */
  textSize: z.enum(['normal', 'large', 'largest']).default('normal'),
  /** The contrast of lines and text. */
  contrast: z.enum(['normal', 'more']).default('normal'),
  /** Whether animations are reduced; `system` uses the device's setting. */
  motion: z.enum(['system', 'reduce']).default('system'),
  /** The decimal mark in numbers on the keypad and in what was read: 0.5 or 0,5. Answers may use either. */
  decimalMark: z.enum(['point', 'comma']).default('point'),
  /** No longer used: every question can be read aloud. Older documents have it. */
  readAloud: z.boolean().default(false),
  /** Where a language model helps the teacher, if the school has one. Off: only the built-in engine is used. */
  model: z
    .object({
      assistant: z.boolean(),
      interviews: z.boolean(),
      /**
       * Suggestions while grading. They send children's answers to the model, so they are off until the teacher turns
       * them on.
       */
      grading: z.boolean().default(false),
    })
    .default({ assistant: true, interviews: true, grading: false }),
  /** When a suggested grade is shown: at once, or after the teacher has chosen. */
  suggestions: z.enum(['beside', 'after']).default('beside'),
  /** The late policy of a teacher's new assignments; left out, `defaultLatePolicy`. */
  latePolicy: latePolicySchema.optional(),
  /** Practice until mastery for questions that the teacher adds from the catalog; left out, one problem. */
  mastery: masterySchema.optional(),
  /** What a teacher is notified of, and where. */
  notices: noticesSchema.default(defaultNotices),
});
export type Settings = z.infer<typeof settingsSchema>;

/**
 * settings/{uid}: a person's settings, read only by that person. It also contains which sessions of an adult have
 * ended, because open pages follow this document.
 */
export const ownSettingsSchema = settingsSchema.extend({
  ...endingsSchema.shape,
  /** How long data that only concerns the person is stored; written by a separate call. */
  retention: ownRetentionSchema.optional(),
});
export type OwnSettings = z.infer<typeof ownSettingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});
