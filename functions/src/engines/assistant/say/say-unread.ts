import type { ChatPart } from '@lemma/school/assistant';
import type { Unread } from '../read/unread.ts';
import { say, suggest } from './parts.ts';

const quoted = (phrases: readonly string[]): string => phrases.map((each) => `“${each}”`).join(', ');

/** Says which parts of a request the answer does not take into account. */
export const sayUnread = (phrases: readonly string[]): ChatPart[] =>
  phrases.length === 0
    ? []
    : [
        say(
          `Not taken into account: ${quoted(phrases)}. I don’t know how to use that here; say it another way, or change it yourself.`,
        ),
      ];

/** Instead of an answer where too much of a request would be left out: says what, and offers the rest. */
export const notSurely = ({ phrases, idle, rest }: Unread): ChatPart[] => [
  say(
    `I would have to leave out ${quoted([...phrases, ...idle])}, and then it may not be what you want, so I have made nothing. Shall I go on without?`,
  ),
  suggest(rest),
];
