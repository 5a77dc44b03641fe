const DAY_MS = 24 * 60 * 60 * 1000;

/** How many saves stay. */
export const MOST_SAVES = 10;
/** These stay whatever their age, so that there is one left when the newest is damaged. */
const ALWAYS = 2;
/** What is older goes, so that no save keeps what a school has deleted long ago. */
const OLDEST_MS = 30 * DAY_MS;

/**
 * Which saves stay, newest first: close together for the last minutes, further apart the older they are. As long as
 * there are too many, the one goes whose loss leaves the smallest gap for its age.
 */
export function generations(times: readonly number[], now: number): number[] {
  const remaining = times
    .toSorted((one, other) => other - one)
    .filter((time, index) => index < ALWAYS || now - time <= OLDEST_MS);
  while (remaining.length > MOST_SAVES) {
    const gaps = remaining.map((_, index) => {
      const [younger, older] = [remaining[index - 1], remaining[index + 1]];
      if (index < ALWAYS || younger === undefined || older === undefined) return Number.POSITIVE_INFINITY;
      return (younger - older) / Math.max(now - older, 1);
    });
    remaining.splice(gaps.indexOf(Math.min(...gaps)), 1);
  }
  return remaining;
}
