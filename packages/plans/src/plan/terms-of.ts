import { type Term, termsOfDomain } from '../lore/lore.ts';
import type { PlanContext } from './context.ts';
import { type LessonSet, solutionOf } from './lesson-set.ts';

const [FEWEST_TERMS, MOST_TERMS] = [3, 5];

/** Words that are verbs or have another meaning too: they count with an article before them. */
const ALSO_VERBS = new Set(['mean', 'range', 'place', 'round', 'scale', 'rise', 'run', 'unit', 'value', 'rate']);

/** Whether a text has a word, also in the plural. */
const has = (text: string, term: string): boolean =>
  new RegExp(ALSO_VERBS.has(term) ? `\\b(?:an?|the) ${term}\\b` : `\\b${term}(?:s|es)?\\b`, 'i').test(text);

/**
 * The words of a lesson: those of its cluster that its standard, skills and problems use, then others that its problems
 * use. Where that gives too few, the first ones of its cluster.
 */
export function termsOf({ standard, skills, lore, cases, ways }: PlanContext, set: LessonSet): readonly Term[] {
  const problems = [...set.core, ...(set.claim ? [set.claim] : []), ...set.tickets];
  const asked = problems.map(({ item }) => item.prompt).join(' ');
  const solved = problems.flatMap((at) => solutionOf(at).map(({ why }) => why)).join(' ');
  const named = skills.flatMap(({ name, canDo }) => [name, canDo]).join(' ');
  const about = [standard.text, named, asked, solved, cases.point, ways.picture, ...ways.steps].join(' ');
  const own = lore.terms.filter(({ term }) => has(about, term));
  const more = termsOfDomain(standard.code).filter(
    ({ term }) => term.length > 3 && has(`${asked} ${cases.point}`, term),
  );
  const used = new Map([...own, ...more].map((each) => [each.term, each]));
  const all =
    used.size < FEWEST_TERMS ? new Map([...used, ...lore.terms.map((each) => [each.term, each] as const)]) : used;
  return [...all.values()].slice(0, Math.max(FEWEST_TERMS, Math.min(MOST_TERMS, used.size)));
}
