/** With fewer answers no number is said of a skill. */
export const FEWEST_ANSWERS = 5;
/** A number over more skills than these needs no more answers than one over these. */
const MOST_SKILLS = 5;

/**
 * Whether a number may be said of one skill or of the mean over several, such as those of a standard or all that a
 * student has met: five answers for each skill, and twenty-five at most. Ten skills with one answer each tell as little
 * together as each of them. `answers` left out: a document from before they were counted.
 */
export const mayTell = ({ answers, skills = 1 }: { readonly answers?: number | undefined; readonly skills?: number }) =>
  answers === undefined || answers >= FEWEST_ANSWERS * Math.min(skills, MOST_SKILLS);
