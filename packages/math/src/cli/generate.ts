import { parseArgs } from 'node:util';
import { generateProblem } from '../generate.ts';
import { findSkill } from '../registry.ts';
import type { Level } from '../types.ts';
import type { Command } from './command.ts';

const isLevel = (value: number): value is Level => value === 1 || value === 2 || value === 3;

const options = {
  skill: { type: 'string' },
  level: { type: 'string', default: '2' },
  case: { type: 'string' },
  seed: { type: 'string', default: '1' },
  count: { type: 'string', default: '1' },
} as const;

function fail(words: string): number {
  process.stderr.write(`${words}\n`);
  return 2;
}

/** Problems with their keys, solutions, hints, and what each misconception answers. */
export const generate: Command = {
  name: 'generate',
  summary: 'problems, one a line, with key, solution, hints and the answer of each misconception',
  usage: '--skill S [--level 1|2|3] [--case C] [--seed N] [--count K]',
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options });
    const skill = findSkill(values.skill ?? '');
    const [level, seed, count] = [Number(values.level), Number(values.seed), Number(values.count)];
    if (!skill) return fail(`There is no skill “${values.skill ?? ''}”. The command “skills” lists them.`);
    if (!isLevel(level)) return fail('The level is 1, 2 or 3.');
    if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
      return fail('Seed and count are whole numbers, and the count is at least 1.');
    if (values.case !== undefined && !skill.cases.some(({ id }) => id === values.case)) {
      return fail(`${skill.code} has no case “${values.case}”. It has: ${skill.cases.map(({ id }) => id).join(', ')}.`);
    }
    for (let index = 0; index < count; index += 1) {
      const problem = generateProblem(skill, level, seed + index, values.case);
      const mistakes = skill.misconceptions.flatMap(({ id, work }) => {
        const done = work(problem.params);
        return done === undefined ? [] : [{ misconception: id, ...done }];
      });
      process.stdout.write(`${JSON.stringify({ ...problem, mistakes })}\n`);
    }
    return 0;
  },
};
