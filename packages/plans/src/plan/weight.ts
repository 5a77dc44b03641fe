import { createRng, type Level, type Problem, type Skill } from '@lemma/math';
import { drawProblem, seedFrom } from './items.ts';

/**
 * How hard a problem's numbers are to compute with: the digits of all numbers, and their size. Friendlier numbers give
 * less.
 */
export function weightOf({ prompt, math }: { readonly prompt: string; readonly math?: string | undefined }): number {
  const numbers = `${prompt} ${math ?? ''}`.match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.reduce((sum, number) => sum + number.replace('.', '').length + Math.log10(1 + Number(number)), 0);
}

/** How many draws are compared. */
const DRAWS = 8;

/**
 * Problems of one case and level that fit, with the friendliest numbers first, because many skills draw the same
 * numbers at every level.
 */
export function lightestFirst(
  skill: Skill,
  level: Level,
  caseId: string,
  seed: number,
  fits: (problem: Problem) => boolean = () => true,
): Problem[] {
  const rng = createRng(seed);
  return Array.from({ length: DRAWS }, () => drawProblem(skill, level, caseId, seedFrom(rng), fits))
    .filter(fits)
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}
