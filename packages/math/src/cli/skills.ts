import { skills } from '../registry.ts';
import type { Command } from './command.ts';

export const listSkills: Command = {
  name: 'skills',
  summary: 'one line for each skill: code, name, grade, standards, prerequisites, cases, misconceptions',
  usage: '',
  run: async () => {
    for (const { code, name, grade, domain, standards, prerequisites, cases, misconceptions, wordProblem } of skills) {
      const line = {
        code,
        name,
        grade,
        domain,
        standards,
        prerequisites,
        wordProblem: wordProblem === true,
        cases,
        misconceptions: misconceptions.map(({ id }) => id),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
    return 0;
  },
};
