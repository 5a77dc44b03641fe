import { numberOf } from '../read/numbers.ts';

/** How many groups there should be: "4 groups" is not groups of 4. */
export function groupsWanted(text: string): number | undefined {
  const found = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:groups|teams)\b/.exec(
    text.toLowerCase(),
  )?.[1];
  const count = found === undefined ? Number.NaN : numberOf(found);
  return count >= 2 && count <= 12 ? count : undefined;
}
