import { WEEK } from '../time/index.ts';
import type { Family, HomeActivity } from './schema.ts';

/** The activity of the week in which `now` (milliseconds) lies: the same all week, on the parent's page and in the letter. */
export const activityOf = (family: Family | undefined, now: number): HomeActivity | undefined =>
  family?.activities[Math.floor(now / WEEK) % Math.max(1, family.activities.length)];
