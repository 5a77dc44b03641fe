import {
  checkAnswer,
  createRng,
  findSkill,
  generateProblem,
  type Level,
  type MistakenWork,
  type Problem,
  type Skill,
} from '@lemma/math';
import type { PlanItem } from '@lemma/school/plan';

const LARGEST_SEED = 2 ** 31 - 1;
export const seedFrom = (rng: { int: (low: number, high: number) => number }): number => rng.int(1, LARGEST_SEED);

/** A number with the unit of the key where it has none of its own: beside the key, the missing unit would tell which one is wrong. */
function withUnit(answer: Problem['answer'], written: string): string {
  const unit = /^[\d\s./-]*?[\d.](\s*[^\d\s./-].*)$/.exec(answer.key)?.[1];
  if (answer.kind !== 'quantity' || unit === undefined || !/^[\d\s./-]+$/.test(written)) return written;
  const whole = `${written}${unit}`;
  return checkAnswer(answer, whole).verdict === checkAnswer(answer, written).verdict ? whole : written;
}

/** An answer as it stands in a text: mathematics in backticks, or the words of the option that was chosen. */
export function answerText({ answer }: Pick<Problem, 'answer'>, written: string): string {
  if (answer.kind === 'choice') return answer.options?.find(({ id }) => id === written)?.label ?? written;
  // What is a relation already names its letter: `0 < x < 8`.
  return answer.variable !== undefined && !/[=<>≤≥]/.test(written)
    ? `\`${answer.variable} = ${written}\``
    : `\`${withUnit(answer, written)}\``;
}

/** A problem as it is said in one line: its mathematics where it has some, else its words. */
export const taskText = ({ prompt, math }: Pick<Problem, 'prompt' | 'math'>): string =>
  math === undefined ? prompt : `\`${math}\``;

/** True where the key is confirmed by the skill's second way and accepted by its own form. */
export const isConfirmed = (skill: Skill, problem: Problem): boolean =>
  skill.confirms(problem.params, problem.answer.key) &&
  checkAnswer(problem.answer, problem.answer.key).verdict === 'right';

export function toItem(skill: Skill, problem: Problem, id: string): PlanItem {
  const { prompt, math, picture, answer, solution, level, seed } = problem;
  return {
    id,
    skill: skill.code,
    level,
    case: problem.case,
    caseLabel: skill.cases.find((each) => each.id === problem.case)?.label ?? problem.case,
    seed,
    prompt,
    ...(math !== undefined && { math }),
    ...(picture !== undefined && { picture }),
    ...(answer.options && { options: answer.options.map(({ id: option, label }) => ({ id: option, label })) }),
    key: answer.key,
    solution: solution.map(({ line, why }) => ({ line, why })),
    edited: false,
  };
}

/** The problem of an item as the generator makes it, or undefined where the skill or the case is gone. */
export function problemOfItem({ skill: code, level, case: caseId, seed }: PlanItem): Problem | undefined {
  const skill = findSkill(code);
  return skill?.cases.some(({ id }) => id === caseId) ? generateProblem(skill, level, seed, caseId) : undefined;
}

/** Draws until a problem is confirmed and says something that has not been said; the last one drawn when tries run out. */
export function drawProblem(
  skill: Skill,
  level: Level,
  caseId: string,
  seed: number,
  fits: (problem: Problem) => boolean = () => true,
): Problem {
  const rng = createRng(seed);
  let problem = generateProblem(skill, level, seedFrom(rng), caseId);
  for (let tries = 0; tries < 60 && !(isConfirmed(skill, problem) && fits(problem)); tries += 1)
    problem = generateProblem(skill, level, seedFrom(rng), caseId);
  return problem;
}

/** A problem on which an idea shows: the wrong answer that a student with the idea gives. */
export type Contrast = { readonly problem: Problem; readonly work: MistakenWork };

export function contrastOf(skill: Skill, idea: string, level: Level, seed: number): Contrast | undefined {
  const rule = skill.misconceptions.find(({ id }) => id === idea);
  if (rule === undefined) return undefined;
  const rng = createRng(seed);
  for (let tries = 0; tries < 80; tries += 1) {
    const chosen = skill.cases[(seed + tries) % skill.cases.length];
    if (chosen === undefined) return undefined;
    const problem = generateProblem(skill, tries < 40 ? level : 3, seedFrom(rng), chosen.id);
    const work = rule.work(problem.params);
    if (work && isConfirmed(skill, problem) && checkAnswer(problem.answer, work.answer).verdict === 'wrong')
      return { problem, work };
  }
  return undefined;
}

/** A confirmed problem of one case, as an item with its key and solution. */
export const drawItem = (skill: Skill, level: Level, caseId: string, seed: number, id: string): PlanItem =>
  toItem(skill, drawProblem(skill, level, caseId, seed), id);

/** A task on which an idea shows, with what it gives and with the key, all as they stand in a text. */
export function exampleOf(
  skill: Skill,
  idea: string,
): { readonly task: string; readonly mistaken: string; readonly key: string } | undefined {
  const contrast = contrastOf(skill, idea, 1, 1);
  if (contrast === undefined) return undefined;
  const { problem, work } = contrast;
  const key = answerText(problem, problem.answer.key);
  return { task: taskText(problem), mistaken: answerText(problem, work.answer), key };
}
