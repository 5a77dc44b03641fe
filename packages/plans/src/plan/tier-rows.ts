import { createRng, type Level, type Problem, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import type { PlanContext } from './context.ts';
import { seedFrom, toItem } from './items.ts';
import { row } from './row.ts';
import { lightestFirst, weightOf } from './weight.ts';

const shapeOf = (text: string): string =>
  text
    .replace(/`[^`]*`|\d[\d,./]*/g, '#')
    .replace(/(?<=\s)\p{Lu}\p{L}+/gu, '@')
    .trim();

const sameScenario = (one: Problem, other: Problem): boolean =>
  one.params.story === other.params.story && shapeOf(one.prompt) === shapeOf(other.prompt);

const names = {
  1: 'Below: the same with friendlier numbers',
  2: 'At grade level',
  3: 'Above: the same, stretched',
} as const satisfies Record<Level, string>;

/**
 * Three levels of one problem: the same case, scenario and objective. Many skills draw the same numbers at every level,
 * so a tier is the draw with the friendliest or the least friendly numbers. A tier that would not differ is left out.
 */
export function tierRows({ focus }: PlanContext, seed: number): PlanRow[] {
  const rng = createRng(seed);
  const chosen = focus.cases[Math.floor(focus.cases.length / 2)] ?? focus.cases[0];
  if (chosen === undefined) return [];
  const draws = (level: Level, fits?: (problem: Problem) => boolean) =>
    lightestFirst(focus, level, chosen.id, seedFrom(rng), fits);
  const middles = draws(2);
  const middle = middles[Math.floor(middles.length / 2)];
  if (middle === undefined) return [];
  const inScenario = (problem: Problem) => sameScenario(problem, middle);
  const below = draws(1, inScenario)[0];
  const above = draws(3, inScenario).at(-1);
  return [
    ...(below && weightOf(below) < weightOf(middle) ? [tierRow(focus, below, 1)] : []),
    tierRow(focus, middle, 2),
    ...(above && weightOf(above) > weightOf(middle) ? [tierRow(focus, above, 3)] : []),
  ];
}

function tierRow(focus: Skill, problem: Problem, level: Level): PlanRow {
  const id = `tier-${level - 1}`;
  const push = level === 3 ? 'Ask for a second way, and for a problem of this kind of their own.' : '';
  return row(id, names[level], push, {
    item: toItem(focus, problem, id),
    parts: level === 1 ? [{ label: 'First hint', text: problem.hints[0] ?? '', kind: 'task' }] : [],
  });
}
