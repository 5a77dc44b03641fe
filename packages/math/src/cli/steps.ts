import { checkWork } from '../steps/check-work.ts';
import { solveSteps } from '../steps/solve-steps.ts';
import { stepMisconceptionBySkills } from '../steps/step-misconception-by-skills.ts';
import { answerLines } from './answer-lines.ts';
import type { Command } from './command.ts';

/** Answers one line of `steps`: `{"task"}` is solved, `{"lines"}` is checked line by line. */
export function stepsLine(line: unknown): unknown {
  const fields = typeof line === 'object' && line !== null ? line : {};
  if ('task' in fields && typeof fields.task === 'string') {
    const work = solveSteps(fields.task);
    return work.kind === 'other' ? { solved: false, reason: work.reason } : { solved: true, ...work };
  }
  if ('lines' in fields && Array.isArray(fields.lines) && fields.lines.every((each) => typeof each === 'string')) {
    const problem = 'problem' in fields && typeof fields.problem === 'string' ? fields.problem : undefined;
    const found = checkWork(fields.lines, problem, stepMisconceptionBySkills);
    return found === undefined ? { follows: true } : { follows: false, line: found.line, ...found.check };
  }
  return { verdict: 'invalid', reason: 'a line has a task, or lines' };
}

export const workSteps: Command = {
  name: 'steps',
  summary: 'solves a task step by step, or checks written work: {"task"} or {"lines":[…],"problem"?} a line in',
  usage: '< tasks.jsonl',
  run: async () => {
    await answerLines(stepsLine);
    return 0;
  },
};
