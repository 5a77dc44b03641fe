import { createRng, difficultyOf, generateProblem, type Level, type Problem, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { askedText, shapeOf } from './before.ts';
import type { PlanContext } from './context.ts';
import { isConfirmed, seedFrom, toItem } from './items.ts';
import { type LessonSet, problemsIn } from './lesson-set.ts';
import { row } from './row.ts';
import { isInScope } from './scope.ts';

const sameScenario = (one: Problem, other: Problem): boolean =>
  one.params.story === other.params.story && shapeOf(one.prompt) === shapeOf(other.prompt);

const names = {
  1: 'To begin with',
  2: 'As in the lesson',
  3: 'One step farther',
} as const satisfies Record<Level, string>;

const DRAWS = 60;
/** How far apart the cards have to be in difficulty; a step of a solution counts 0.8, a digit about 1. */
const LEAST_GAP = 0.9;

/** A longer list than this is data. */
const LEAST_DATA = 5;

/** The same problem with data drawn again: as many numbers of as many digits, so no step farther. */
const isOtherData = (one: Problem, other: Problem): boolean =>
  Object.values(one.params).some((value) => Array.isArray(value) && value.length > LEAST_DATA) &&
  one.prompt.replaceAll(/\d/g, '#') === other.prompt.replaceAll(/\d/g, '#');

/**
 * Two or three cards of the hardest case, and scenario, apart in difficulty as the engine measures it. Many skills draw the
 * same numbers at every level, so the cards are chosen among draws; a card that would not differ is left out.
 */
export function tierRows({ cases, standard }: PlanContext, seed: number, earlier: LessonSet): PlanRow[] {
  const rng = createRng(seed);
  const { skill: focus, chosen } = cases.hardest;
  const before = new Set(problemsIn(earlier).map(askedText));
  // Most draws tell another story, so they are compared before any is confirmed, which takes longer.
  const draws = (level: Level, fits: (problem: Problem) => boolean): Problem[] =>
    Array.from({ length: DRAWS }, () => generateProblem(focus, level, seedFrom(rng), chosen.id))
      .filter((problem) => fits(problem) && !before.has(askedText(problem)) && isInScope(standard.code, problem))
      .toSorted((one, other) => difficultyOf(one) - difficultyOf(other));
  const confirmed = (problem: Problem): boolean => isConfirmed(focus, problem);
  const middles = draws(2, () => true);
  const middle = middles.slice(Math.floor(middles.length / 2)).find(confirmed);
  if (middle === undefined) return [];
  const inScenario = (problem: Problem): boolean =>
    sameScenario(problem, middle) && askedText(problem) !== askedText(middle) && !isOtherData(problem, middle);
  const below = draws(1, inScenario).find(confirmed);
  const above = draws(3, inScenario).findLast(confirmed);
  const at = difficultyOf(middle);
  const cards = [
    ...(below && difficultyOf(below) < at - LEAST_GAP ? [{ problem: below, level: 1 as const }] : []),
    { problem: middle, level: 2 as const },
    ...(above && difficultyOf(above) > at + LEAST_GAP ? [{ problem: above, level: 3 as const }] : []),
  ];
  // One card leaves nothing to choose.
  return cards.length > 1 ? cards.map(({ problem, level }, index) => tierRow(focus, problem, level, index + 1)) : [];
}

function tierRow(focus: Skill, problem: Problem, level: Level, number: number): PlanRow {
  const id = `card-${number}`;
  return row(id, names[level], '', {
    item: toItem(focus, problem, id),
    use: 'card',
    parts: [...(level === 1 ? [{ label: 'First hint', text: problem.hints[0] ?? '', kind: 'task' as const }] : [])],
  });
}
