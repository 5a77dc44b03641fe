import { verify } from '../verify/verify.ts';
import { answerLines } from './answer-lines.ts';
import type { Command } from './command.ts';

/** Answers one line of `verify`: `{"text"}` in, the claims with their positions and the counts out. */
export function verifyLine(line: unknown): unknown {
  const text = typeof line === 'object' && line !== null && 'text' in line ? line.text : line;
  return typeof text === 'string' ? verify(text) : { verdict: 'invalid', reason: 'a line has a text' };
}

export const verifyTexts: Command = {
  name: 'verify',
  summary: 'finds the claims in a text and says which are right: {"text"} a line in',
  usage: '< texts.jsonl',
  run: async () => {
    await answerLines(verifyLine);
    return 0;
  },
};
