import { draws } from './draws.ts';
import type { TalkReply } from './talk.ts';
import { gotIt, reasonOf, said, type TalkCase, workOf } from './talk-case.ts';

/** How sure the student is, how hard it was. */
export function feelings(text: string, about: TalkCase): string | undefined {
  if (/\bhow (?:sure|confident|certain)\b/i.test(text))
    return said('pretty sure', `I always do it like that: ${reasonOf(about)}`);
  if (
    /\b(?:hard|difficult|tricky|confus\w+|stuck|easy|easiest)\b/i.test(text) &&
    /\?/.test(text) &&
    !/\bproblem\b.*\beasier\b/i.test(text)
  )
    return said('it was not so hard', `I just did it: ${reasonOf(about)}`);
  return undefined;
}

/** "Is there another way?": the student draws, if it can. */
export function anotherWay(text: string, about: TalkCase): TalkReply | undefined {
  if (
    !/\b(?:another|different|other|second) way\b|\bdifferently\b|\bhow else\b/i.test(text) ||
    /\bdid (?:it|they|he|she)\b/i.test(text)
  )
    return undefined;
  const drawn = draws(text, about);
  return drawn
    ? { kind: 'picture', text: said('I could draw it', drawn.words, `but ${gotIt(about)}`), picture: drawn.picture }
    : {
        kind: 'belief',
        text: said('I don’t know another way', `I did ${workOf(about) ?? 'it like that'}, because ${reasonOf(about)}`),
      };
}
