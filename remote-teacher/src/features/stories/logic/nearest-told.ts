import { coverOfCode, findStandard, gradeOfStandard, type Standard, standards } from '@lemma/plans/standards';
import { plotsFor } from '@lemma/plans/story-plots';

type Skills = readonly { readonly code: string; readonly standards: readonly string[] }[];

const MOST_NAMED = 3;
const clusterOf = (code: string): string => code.replace(/\.\d+[a-e]?$/, '');
const domainOf = (code: string): string => clusterOf(code).replace(/^[^.-]+[.-]|\.[A-Z]$/g, '');
const grades = ['K', '1', '2', '3', '4', '5', '6', '7', '8', 'HS'];
const gradeAt = (code: string): number => grades.indexOf(gradeOfStandard(code));

/** How far a standard lies from another: in its cluster, a step before or after it, in its domain, in its grade. */
function distance(from: Standard, to: Standard): number {
  if (clusterOf(from.code) === clusterOf(to.code)) return 0;
  const isNext = [...from.before, ...from.related].includes(to.code) || to.before.includes(from.code);
  if (isNext) return 1;
  const steps = Math.abs(gradeAt(from.code) - gradeAt(to.code));
  return (domainOf(from.code) === domainOf(to.code) ? 2 : 4) + 3 * steps;
}

/** The standards nearest to one that has no story, each with a story of its own. */
export function nearestTold(code: string, skills: Skills): Standard[] {
  const from = findStandard(code);
  if (from === undefined) return [];
  const isTold = ({ kind, code: other }: Standard): boolean =>
    kind === 'standard' &&
    other !== code &&
    plotsFor(coverOfCode(other, skills).skills.map((each) => each.code)).length > 0;
  return standards
    .filter(isTold)
    .map((to) => ({ to, far: distance(from, to) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_NAMED)
    .map(({ to }) => to);
}
