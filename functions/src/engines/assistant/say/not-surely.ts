import type { ChatPart } from '@lemma/school/assistant';
import type { Unread } from '../read/unread.ts';
import { say, suggest } from './parts.ts';

const quoted = (phrases: readonly string[]): string => phrases.map((each) => `“${each}”`).join(', ');

/** The request without these words, to be asked like that; nothing where no request is left. */
function without(rest: string, words: readonly string[]): ChatPart[] {
  const less = words.reduce((text, word) => {
    const at = text.toLowerCase().indexOf(word.toLowerCase());
    return at < 0 ? text : text.slice(0, at) + text.slice(at + word.length);
  }, rest);
  const asked = less.replace(/\s+/g, ' ').trim();
  return /\p{L}{3}/u.test(asked) ? [suggest(asked)] : [];
}

/** Instead of an answer where too much of a request would be left out: says what, and offers the rest. */
export function notSurely({ phrases, idle, idleNumbers, rest }: Unread): ChatPart[] {
  const left = [...new Set([...phrases, ...idle, ...idleNumbers])];
  return left.length === 0
    ? [
        say(
          'You name more than one topic, and what I would make is about one of them, so I have made nothing. Ask for one at a time.',
        ),
      ]
    : [
        say(
          `I would have to leave out ${quoted(left)}, and then it may not be what you want, so I have made nothing. Shall I go on without?`,
        ),
        ...without(rest, [...idle, ...idleNumbers]),
      ];
}
