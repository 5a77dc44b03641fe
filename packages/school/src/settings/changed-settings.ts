import { z } from 'zod';
import { noticesSchema } from './notices.ts';
import { type Settings, settingsSchema } from './schema.ts';

const { theme, textSize, contrast, motion, decimalMark, model, suggestions, language, latePolicy, mastery } =
  settingsSchema.shape;

/**
 * Some settings as they are to be; those that are not named stay as they are, also where another device has just changed
 * them. Null: none of their own again, which is what the school or the browser has.
 */
export const settingsChangeSchema = z
  .object({
    theme: theme.unwrap(),
    textSize: textSize.unwrap(),
    contrast: contrast.unwrap(),
    motion: motion.unwrap(),
    decimalMark: decimalMark.unwrap(),
    suggestions: suggestions.unwrap(),
    model: model.unwrap().extend({ grading: z.boolean() }).partial(),
    notices: noticesSchema.partial(),
    language: language.unwrap().nullable(),
    latePolicy: latePolicy.unwrap().nullable(),
    mastery: mastery.unwrap().nullable(),
  })
  .partial();
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

const isNamed = ([, value]: readonly [string, unknown]): boolean => value !== undefined;
const isThere = ([, value]: readonly [string, unknown]): boolean => value !== null;

/** Only what the change names is another. */
const merged = (before: object, change: object): object => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).filter(isNamed)),
});

/** The settings after a change. */
export function changedSettings(
  before: Settings,
  { model: ofModel = {}, notices = {}, ...more }: SettingsChange,
): Settings {
  const nested = { model: merged(before.model, ofModel), notices: merged(before.notices, notices) };
  const whole = { ...merged(before, more), ...nested };
  return settingsSchema.parse(Object.fromEntries(Object.entries(whole).filter(isThere)));
}
