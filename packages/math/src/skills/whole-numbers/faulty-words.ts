import { generateProblem } from '../../generate.ts';
import type { Level, Problem, Skill } from '../../types.ts';
import { givesAway } from '../kit/whole.ts';
import { evaluated, tokensOf } from './procedures/evaluate.ts';

const sideValue = (side: string): number | undefined => {
  const text = side.trim();
  if (/^\d+$/.test(text)) return Number(text);
  const tokens = tokensOf(text);
  return tokens === undefined ? undefined : evaluated(tokens);
};

/** True if a line of arithmetic without powers is a true statement, or is not an equation. */
function holds(line: string): boolean {
  const sides = line.split('=');
  if (sides.length < 2 || /[\^<>?:]/.test(line)) return true;
  const values = sides.map(sideValue);
  return values.every((value) => value !== undefined && value === values[0]);
}

function faultsOf(skill: Skill, problem: Problem): string[] {
  const where = `${skill.code} level ${problem.level} case ${problem.case} seed ${problem.seed}`;
  const faults = problem.solution
    .filter(({ line }) => !holds(line))
    .map(({ line }) => `${where}: "${line}" is not true`);
  const number = /^\$?(\d+)(?: .+)?$/.exec(problem.answer.key)?.[1];
  const last = problem.solution.at(-1);
  if (number !== undefined && !givesAway(number, `${last?.line ?? ''} ${last?.why ?? ''}`))
    faults.push(`${where}: the solution does not end with ${number}`);
  const statement = `${problem.prompt} ${problem.math ?? ''}`;
  if (number !== undefined && !givesAway(number, statement)) {
    faults.push(
      ...problem.hints
        .filter((hint) => givesAway(number, hint))
        .map((hint) => `${where}: "${hint}" gives ${number} away`),
    );
  }
  if (/\b1 (?!more\b|step\b)[a-z]+s\b(?<!is|has|was|dots|times)/.test(statement))
    faults.push(`${where}: "${statement}" has a plural after 1`);
  const options = problem.answer.options?.map(({ id }) => id);
  if (options) {
    const chosen = skill.misconceptions.flatMap((rule) => rule.work(problem.params)?.answer ?? []);
    for (const id of [problem.answer.key, ...chosen])
      if (!options.includes(id)) faults.push(`${where}: ${id} is no option`);
    if (new Set(options).size !== options.length) faults.push(`${where}: options repeat`);
  }
  return faults;
}

const levels = [1, 2, 3] as const satisfies readonly Level[];

/**
 * Faults in the words and worked solutions of a skill over seeds 1…`seeds` at every level and case: a false line, a
 * solution that ends in another answer, a hint that gives the answer away, an answer that is not an option. At most
 * five.
 */
export function faultyWords(skill: Skill, seeds: number): string[] {
  const faults: string[] = [];
  for (const level of levels)
    for (const { id } of skill.cases)
      for (let seed = 1; seed <= seeds && faults.length < 5; seed += 1)
        faults.push(...faultsOf(skill, generateProblem(skill, level, seed, id)));
  return faults.slice(0, 5);
}
