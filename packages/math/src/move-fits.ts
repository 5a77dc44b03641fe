import type { Misconception, Problem } from './types.ts';

/** A line in which nothing is left to put together: a teacher draws the balance of `8n + 3 = 51`, not of `4n + 11 + 4n - 8`. */
const LIKE_TERMS_TOGETHER = /^Combine the terms/;

const formulaOf = ({ math, solution }: Problem): string =>
  solution.find(({ why }) => LIKE_TERMS_TOGETHER.test(why))?.line ?? math ?? solution[0]?.line ?? '';

/** Can what a teacher is told to do next be done with this problem? A balance does not hold `-2n`. */
export function moveFits({ moveOn }: Pick<Misconception, 'moveOn'>, problem: Problem): boolean {
  const { cases, formula, prompt } = moveOn ?? {};
  return (
    (cases?.includes(problem.case) ?? true) &&
    (formula?.test(formulaOf(problem)) ?? true) &&
    (prompt?.test(problem.prompt) ?? true)
  );
}
