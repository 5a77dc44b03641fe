import { answerLines } from './answer-lines.ts';
import { checkLine } from './check-line.ts';
import type { Command } from './command.ts';

export const check: Command = {
  name: 'check',
  summary:
    'marks answers: {"student","teacher","test"?,"options"?,"question"?} a line in, {"verdict","reason"?} a line out',
  usage: '< answers.jsonl',
  run: async () => {
    await answerLines(checkLine);
    return 0;
  },
};
