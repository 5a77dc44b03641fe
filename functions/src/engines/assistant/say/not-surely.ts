import type { ChatPart } from '@lemma/school/assistant';
import type { Unread } from '../read/unread.ts';
import { say } from './parts.ts';

const quoted = (phrases: readonly string[]): string => phrases.map((each) => `“${each}”`).join(', ');

/** Instead of an answer where numbers to work with would be left out: another thing would be worked out or judged. */
export function notSurely({ phrases, idle, idleNumbers }: Unread): ChatPart[] {
  const left = [...new Set([...phrases, ...idle, ...idleNumbers])];
  const said = left.length === 0 ? 'all of it' : quoted(left);
  return [
    say(
      `I could not read ${said} as part of the work, and without it I would judge another problem, so I have not. Write the problem on one line, and each step of the work on a line of its own.`,
    ),
  ];
}
