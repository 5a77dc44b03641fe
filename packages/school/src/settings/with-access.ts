import type { AccessProfile } from '../people/index.ts';
import type { Settings } from './schema.ts';

/** A student's settings as they are shown: what a teacher set in the access profile holds, whatever the student chose. */
export const withAccess = (settings: Settings, access: AccessProfile | undefined): Settings => ({
  ...settings,
  ...(access?.largerPrint && { textSize: 'largest' }),
  ...(access?.calmMotion && { motion: 'reduce' }),
});
