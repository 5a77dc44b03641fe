import { type Term, termsOfDomain } from '../lore/lore.ts';
import type { PlanContext } from './context.ts';
import { type LessonSet, type SetProblem, solutionOf } from './lesson-set.ts';
import { objectiveOf } from './objective.ts';

const MOST_TERMS = 5;

/** Words that are verbs or have another meaning too: they count with an article before them. */
const ALSO_VERBS = new Set(['mean', 'range', 'place', 'round', 'scale', 'rise', 'run', 'unit', 'value', 'rate']);

/** Words that are also said in another sense, so that they count only where the big idea brings them. */
const OTHER_SENSES = new Set(['difference', 'zero', 'number', 'value', 'part', 'place', 'unit', 'scale', 'rule']);

/** Words that mean something here only in the plural: ones and tens. */
const PLURAL = new Set(['one']);

/** Whether a text has a word, also in the plural. */
const has = (text: string, term: string): boolean =>
  new RegExp(
    PLURAL.has(term) ? `\\b${term}s\\b` : ALSO_VERBS.has(term) ? `\\b(?:an?|the) ${term}\\b` : `\\b${term}(?:s|es)?\\b`,
    'i',
  ).test(text);

/** What a problem asks and what one chooses from: the words that students read. */
const readIn = ({ item: { prompt, options = [] } }: SetProblem): string =>
  [prompt, ...options.map(({ label }) => label)].join(' ');
const wordsOf = (at: SetProblem): string => [readIn(at), ...solutionOf(at).map(({ why }) => why)].join(' ');

/** What a problem is about: what it asks, and of its options the right one alone. */
const aboutIn = ({ item: { prompt, options = [], key } }: SetProblem): string =>
  [prompt, ...options.filter(({ id }) => id === key).map(({ label }) => label)].join(' ');

/** The problem of the lesson that is about a word that students read in it, if there is one. */
export const placeOf = ({ term }: Term, { core, claim }: LessonSet): SetProblem | undefined =>
  [...core, ...(claim ? [claim] : [])].find((at) => has(aboutIn(at), term));

/** What the plan says of its own standard; a heading is about more than its lesson. */
const ownSaid = (context: PlanContext, set: LessonSet): string =>
  context.standard.kind === 'cluster' ? objectiveOf(context, set) : context.standard.text;

/**
 * The words of a lesson: those of its cluster and its domain that stand in its problems, in the reasons of their
 * solutions, in its written tasks, in its sentence on the board or in its goal. A word that none of these has is no help.
 */
export function termsOf(context: PlanContext, set: LessonSet): readonly Term[] {
  const { standard, lore, cases } = context;
  const solved = [...set.core, ...(set.claim ? [set.claim] : []), ...set.tickets].map(wordsOf);
  const tasks = set.written.flatMap(({ parts, student = [] }) => [...student, ...parts].map(({ text }) => text));
  const about = [...solved, ...tasks, cases.point, lore.bigIdea, ownSaid(context, set)].join(' ');
  const more = termsOfDomain(standard.code).filter(({ term }) => term.length > 3 && !OTHER_SENSES.has(term));
  const known = [...lore.terms, ...more];
  // The sense of the own cluster goes before that of another one.
  return known
    .filter(({ term }, index) => has(about, term) && known.findIndex((each) => each.term === term) === index)
    .slice(0, MOST_TERMS);
}
