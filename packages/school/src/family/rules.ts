import { WEEK } from '../time/index.ts';
import type { Family, HomeActivity } from './schema.ts';

/**
 * The activity for the week of `now` (milliseconds), among those that can be shown in the reader's language if there are
 * any. It is the same all week, on the parent's page and in the letter.
 */
export function activityOf(
  family: Family | undefined,
  now: number,
  isReadable: (activity: HomeActivity) => boolean = () => true,
): HomeActivity | undefined {
  const all = family?.activities ?? [];
  const readable = all.filter(isReadable);
  const some = readable.length > 0 ? readable : all;
  return some[Math.floor(now / WEEK) % Math.max(1, some.length)];
}
