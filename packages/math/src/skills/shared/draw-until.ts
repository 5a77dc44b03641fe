/** Draws until the result is good, at most sixty times; then the given sound one. */
export function drawUntil<T>(make: () => T, good: (made: T) => boolean, otherwise: T): T {
  for (let tries = 0; tries < 60; tries += 1) {
    const made = make();
    if (good(made)) return made;
  }
  return otherwise;
}
