import { createInterface } from 'node:readline';

/**
 * Reads JSON lines from standard input and writes one line for each. Skips empty lines; bad JSON gets an answer and
 * does not end the program.
 */
export async function answerLines(answer: (line: unknown) => unknown): Promise<void> {
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(answerText(text, answer))}\n`);
  }
}

/** The answer to one line of text. */
export function answerText(text: string, answer: (line: unknown) => unknown): unknown {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return { verdict: 'invalid', reason: 'this line is not JSON' };
  }
  return answer(line);
}
