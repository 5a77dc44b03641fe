import type { Step } from '@lemma/math';

const FEWEST_WORDS = 4;
/** A sentence of so few words says nothing of what was done: “Work it out.” */
export const isFiller = (why: string): boolean => !/\d/.test(why) && why.split(' ').length < FEWEST_WORDS;

/** A line that is only named is no reason. */
const SAYS_NOTHING = /^This is (?:the (?:expression|equation|problem|line)|what)/;

/** What is said of the lines of a solution, each thing once. */
export const reasonsIn = (solution: readonly Pick<Step, 'why'>[]): string[] =>
  [...new Set(solution.map(({ why }) => why))].filter((why) => !SAYS_NOTHING.test(why) && why.split(' ').length > 2);

const LONGEST_REASON = 240;

/** Why a line or an answer is right: the reasons of the lines up to it, since many speak of the line before. */
export function reasonOf(solution: readonly Pick<Step, 'why'>[]): string {
  const all = reasonsIn(solution);
  const text = all.join(' ');
  return text.length <= LONGEST_REASON ? text : all.slice(-2).join(' ');
}
