/** Draws until the result is good, at most sixty times; then returns the given fallback. */
export function drawUntil<T>(make: () => T, good: (made: T) => boolean, otherwise: T): T {
  for (let tries = 0; tries < 60; tries += 1) {
    const made = make();
    if (good(made)) return made;
  }
  return otherwise;
}

/** Shuffled values; reversed if they happen to be in the order that the question asks for. */
export const outOfOrder = <T>(shuffled: readonly T[], size: (value: T) => number): readonly T[] =>
  shuffled.every((value, at) => at === 0 || size(shuffled[at - 1] ?? value) < size(value))
    ? shuffled.toReversed()
    : shuffled;
