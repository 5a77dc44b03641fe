import { WEEK } from '../time/index.ts';
import type { Family, HomeActivity } from './schema.ts';

/**
 * The activity for the week of `now` (milliseconds). It is the same all week, on the parent's page and in the letter.
 */
export const activityOf = (family: Family | undefined, now: number): HomeActivity | undefined =>
  family?.activities[Math.floor(now / WEEK) % Math.max(1, family.activities.length)];
