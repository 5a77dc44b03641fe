import type { PlanContext } from './context.ts';
import { type LessonSet, problemsIn } from './lesson-set.ts';
import { capital, sentence } from './row.ts';
import { isHardestDrawn } from './written-tasks.ts';

const others = new Map([
  ['I', 'they'],
  ['my', 'their'],
  ['me', 'them'],
]);

/** “I can add in my head.” as a teacher says it of students: “add in their head.” What is known or seen is said aloud. */
const ofStudents = (canDo: string): string =>
  canDo
    .replace(/^I (?:know|can see in)\b/, (start) => (start === 'I know' ? 'Say' : 'Read in'))
    .replace(/^I can see\b/, 'Say')
    .replace(/^I (?:can )?/, '')
    .replace(/\b(?:I|my|me)\b/g, (word) => others.get(word) ?? word);

/** Words of an objective, and what a problem has to have so that they are so. */
const signs: readonly (readonly [RegExp, RegExp])[] = [
  [/\badd, subtract,/i, /\+|\badd|\btogether\b|\bmore\b/i],
  [/\bmultiply\b/i, /[×·*]|\)\(|\d\(|\btimes\b|\bmultipl/i],
  [/\bdivide\b/i, /[÷]|\bdivi|\bshare/i],
  [/\bthousand\b|\blarge numbers?\b/i, /\d{4}|\d,\d{3}|\bthousand/i],
];

/** Whether a skill promises what no problem of the plan asks: the standard has only a part of it. */
export const promisesMore = (canDo: string, asked: readonly string[]): boolean =>
  signs.some(([word, sign]) => word.test(canDo) && !asked.some((text) => sign.test(text)));

/**
 * What students will be able to do, as a teacher and as a student says it: what the main skill says, else the standard,
 * where the skill goes farther than it or is not its hardest part.
 */
export function objectiveOf(context: PlanContext, set: LessonSet): { readonly text: string; readonly mine: string } {
  const { focus, standard } = context;
  const asked = [...problemsIn(set), ...set.tickets.map(({ item }) => item)].map(({ prompt, math = '', solution }) =>
    [prompt, math, ...solution.map(({ line }) => line)].join(' '),
  );
  if (!isHardestDrawn(context, set) && !promisesMore(focus.canDo, asked))
    return { text: capital(ofStudents(focus.canDo)), mine: focus.canDo };
  const own = sentence(standard.text);
  return { text: own, mine: `I can ${own.charAt(0).toLowerCase()}${own.slice(1)}` };
}
