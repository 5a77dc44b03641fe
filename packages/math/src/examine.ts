import { checkAnswer } from './check/index.ts';
import { generateProblem } from './generate.ts';
import { createRng } from './rng.ts';
import type { Level, Skill } from './types.ts';

const levels = [1, 2, 3] as const satisfies readonly Level[];
const LEFT_OVER = /NaN|Infinity|undefined|\[object|\+ -|- -|\b1x\b|\s{2,}/;

/** Faults of one problem, each as a sentence; empty for a correct one. */
function faultsOf(skill: Skill, level: Level, seed: number, caseId: string): string[] {
  const problem = generateProblem(skill, level, seed, caseId);
  const where = `${skill.code} level ${level} case ${caseId} seed ${seed}`;
  const faults: string[] = [];
  const words = [
    problem.prompt,
    problem.math ?? '',
    problem.answer.key,
    ...problem.hints,
    ...problem.solution.flatMap(({ line, why }) => [line, why]),
  ];
  for (const text of words) if (LEFT_OVER.test(text)) faults.push(`${where}: "${text}" looks unfinished`);
  const own = checkAnswer(problem.answer, problem.answer.key);
  if (own.verdict !== 'right')
    faults.push(`${where}: key ${problem.answer.key} is ${own.verdict} (${'message' in own ? own.message : ''})`);
  if (!skill.confirms(problem.params, problem.answer.key))
    faults.push(`${where}: second way does not confirm ${problem.answer.key} for ${problem.math ?? problem.prompt}`);
  if (problem.hints.length < 2) faults.push(`${where}: fewer than two hints`);
  if (problem.solution.length < 1) faults.push(`${where}: no worked solution`);
  for (const rule of skill.misconceptions) {
    const work = rule.work(problem.params);
    if (work === undefined) continue;
    if (LEFT_OVER.test(work.answer)) faults.push(`${where}: ${rule.id} answers "${work.answer}"`);
    if (checkAnswer(problem.answer, work.answer).verdict === 'invalid')
      faults.push(`${where}: ${rule.id} answers ${work.answer}, which cannot be read`);
  }
  return faults;
}

/**
 * True if the case separates the misconceptions: every one that applies to this problem gives an answer other than the
 * key. At least two must apply, or all of the skill's if it has fewer.
 */
export function separates(skill: Skill, level: Level, seed: number, caseId: string): boolean {
  const problem = generateProblem(skill, level, seed, caseId);
  const spoken = skill.misconceptions.flatMap(({ work, inOnePlace }) => {
    const whole = work(problem.params)?.answer;
    return whole === undefined ? (inOnePlace?.(problem.params).slice(0, 1) ?? []) : [whole];
  });
  return (
    spoken.length >= Math.min(2, skill.misconceptions.length) &&
    spoken.every((answer) => checkAnswer(problem.answer, answer).verdict === 'wrong')
  );
}

/** Seeds at each level for which two cases are compared. */
const SEEDS_TO_DIFFER = 8;

/**
 * Cases that pose the same problems as an earlier case, from every seed at every level: usually a new case that a
 * shared draw does not handle.
 */
function aliasFaults({ code, cases, draw, pose }: Skill): string[] {
  const seen = new Map<string, string>();
  return cases.flatMap(({ id }) => {
    const posed = levels.flatMap((level) =>
      Array.from({ length: SEEDS_TO_DIFFER }, (_, i) => pose(draw(createRng(i + 1), level, id))),
    );
    const shown = JSON.stringify(posed);
    const before = seen.get(shown);
    seen.set(shown, id);
    return before === undefined ? [] : [`${code}: the cases ${before} and ${id} draw the same problems`];
  });
}

/** Runs a skill over seeds 1…`seeds` at every level and case in turn. Returns at most ten faults. */
export function examineSkill(skill: Skill, seeds: number): string[] {
  const faults = aliasFaults(skill);
  for (const level of levels) {
    for (let seed = 1; seed <= seeds && faults.length < 10; seed += 1) {
      const chosen = skill.cases[seed % skill.cases.length];
      if (chosen) faults.push(...faultsOf(skill, level, seed, chosen.id));
    }
  }
  const exitTicket = skill.cases.some(({ id }) =>
    levels.some((level) =>
      Array.from({ length: 50 }, (_, i) => i + 1).some((seed) => separates(skill, level, seed, id)),
    ),
  );
  if (skill.misconceptions.length > 0 && !exitTicket)
    faults.push(`${skill.code}: no case separates all its misconceptions from the key`);
  return faults.slice(0, 10);
}
