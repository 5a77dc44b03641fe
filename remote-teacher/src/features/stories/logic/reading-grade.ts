/** A reading grade as teachers say it: below 1 is kindergarten. */
export const readingGrade = (level: number): string => (level < 1 ? 'K' : String(level));
