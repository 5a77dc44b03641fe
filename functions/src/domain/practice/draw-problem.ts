import { generateProblem, type Level, misconceptionChances, type Problem, type Skill } from '@lemma/math';
import { seedOf } from '../work/problem.ts';

/** A problem is the best of so many. */
const DRAWS = 12;
/** What a problem costs on which a misconception can't be seen at all. */
const SEES_NOTHING = 4;

/**
 * How little a problem tells of a misconception: least where no slip leads to the same answer, and no other
 * misconception does.
 */
function tellsLittle(skill: Skill, problem: Problem, misconception: string): number {
  const own = misconceptionChances(skill, problem).find(({ id }) => id === misconception);
  return own === undefined ? SEES_NOTHING : own.byChance + own.shared;
}

/**
 * A problem of a case that the day has not had yet, as far as the skill has one; never one that it has had. If it is to
 * tell whether a misconception is there, that counts more than the case.
 */
export function drawProblem(
  skill: Skill,
  level: Level,
  { drawn, tells }: { readonly drawn: readonly Problem[]; readonly tells?: string | undefined },
): Problem {
  const had = drawn.filter((problem) => problem.skill === skill.code);
  const cost = (problem: Problem): number =>
    had.filter((one) => one.case === problem.case).length +
    had.filter((one) => one.prompt === problem.prompt && one.math === problem.math).length * DRAWS +
    (tells === undefined ? 0 : (DRAWS / 2) * tellsLittle(skill, problem, tells));
  // Random values of the server: seeds from known values could be computed in the browser.
  const problems = Array.from({ length: DRAWS }, () => generateProblem(skill, level, seedOf(crypto.randomUUID())));
  const costs = problems.map(cost);
  const [best] = problems.filter((_, index) => costs[index] === Math.min(...costs));
  if (!best) throw new Error('no problem was drawn');
  return best;
}
