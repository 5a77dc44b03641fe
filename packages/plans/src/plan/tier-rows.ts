import { createRng, difficultyOf, generateProblem, type Level, type Problem, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import type { PlanContext } from './context.ts';
import { isConfirmed, seedFrom, toItem } from './items.ts';
import { row } from './row.ts';
import { isInScope } from './scope.ts';

const shapeOf = (text: string): string =>
  text
    .replace(/`[^`]*`|\d[\d,./]*/g, '#')
    .replace(/(?<=\s)\p{Lu}\p{L}+/gu, '@')
    .trim();

const sameScenario = (one: Problem, other: Problem): boolean =>
  one.params.story === other.params.story && shapeOf(one.prompt) === shapeOf(other.prompt);

const names = {
  1: 'Entry: then on with everybody',
  2: 'As in the lesson',
  3: 'Farther: less friendly numbers',
} as const satisfies Record<Level, string>;

const DRAWS = 60;
/** How far apart the cards have to be in difficulty; a step of a solution counts 0.8, a digit about 1. */
const LEAST_GAP = 0.4;

/**
 * Three cards of one case, scenario and objective, apart in difficulty as the engine measures it. Many skills draw the
 * same numbers at every level, so the cards are chosen among draws; a card that would not differ is left out.
 */
export function tierRows({ focus, standard }: PlanContext, seed: number): PlanRow[] {
  const rng = createRng(seed);
  const chosen = focus.cases[Math.floor(focus.cases.length / 2)] ?? focus.cases[0];
  if (chosen === undefined) return [];
  // Most draws tell another story, so they are compared before any is confirmed, which takes longer.
  const draws = (level: Level, fits: (problem: Problem) => boolean): Problem[] =>
    Array.from({ length: DRAWS }, () => generateProblem(focus, level, seedFrom(rng), chosen.id))
      .filter((problem) => fits(problem) && isInScope(standard.code, problem))
      .toSorted((one, other) => difficultyOf(one) - difficultyOf(other));
  const confirmed = (problem: Problem): boolean => isConfirmed(focus, problem);
  const middles = draws(2, () => true);
  const middle = middles.slice(Math.floor(middles.length / 2)).find(confirmed);
  if (middle === undefined) return [];
  const inScenario = (problem: Problem): boolean => sameScenario(problem, middle);
  const below = draws(1, inScenario).find(confirmed);
  const above = draws(3, inScenario).findLast(confirmed);
  const at = difficultyOf(middle);
  return [
    ...(below && difficultyOf(below) < at - LEAST_GAP ? [{ problem: below, level: 1 as const }] : []),
    { problem: middle, level: 2 as const },
    ...(above && difficultyOf(above) > at + LEAST_GAP ? [{ problem: above, level: 3 as const }] : []),
  ].map(({ problem, level }, index) => tierRow(focus, problem, level, index + 1));
}

function tierRow(focus: Skill, problem: Problem, level: Level, number: number): PlanRow {
  const id = `card-${number}`;
  const measured = `${difficultyOf(problem).toFixed(1)}, by its numbers and the steps of its solution.`;
  return row(id, names[level], '', {
    item: toItem(focus, problem, id),
    use: 'card',
    parts: [
      { label: 'Difficulty', text: measured },
      ...(level === 1 ? [{ label: 'First hint', text: problem.hints[0] ?? '', kind: 'task' as const }] : []),
      ...(level === 3 ? [{ label: 'Ask for', text: 'A second way.', kind: 'task' as const }] : []),
    ],
  });
}
