import { draws } from './draws.ts';
import type { TalkReply } from './talk.ts';
import { gotIt, reasonOf, said, small, type TalkCase, workOf } from './talk-case.ts';

/** "What are you trying to find?": what the problem asks for. */
export function goalOf(text: string, about: TalkCase): string | undefined {
  if (
    !/\b(?:trying to|supposed to) (?:find|do|figure|get|work)|\b(?:question|problem) (?:ask|want|say|about|tell)\w*|\b(?:are|is) (?:you|it|we|they) (?:looking for|asking)|\bwhat do (?:we|you) (?:need|want|have) to (?:find|know|figure)/i.test(
      text,
    )
  )
    return undefined;
  const letter = about.math !== undefined && /=/.test(about.math) ? /[a-z]/.exec(about.math)?.[0] : undefined;
  return letter === undefined
    ? `I have to do this: ${small(about.asked.replace(/[.?]$/, ''))}`
    : `what \`${letter}\` is in \`${about.math}\``;
}

/** "What do you notice?": what the student looks at first, which is what its idea is about. */
export const notices = (text: string, about: TalkCase): string | undefined =>
  /\b(?:notice|first thing you (?:see|look)|stands? out|what do you see|look at first)\b/i.test(text)
    ? said(
        about.math === undefined ? `I look at the numbers` : `I see \`${about.math}\``,
        `and I think: ${reasonOf(about)}`,
      )
    : undefined;

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
    !/\b(?:another|different|other|second) way\b|\bdifferently\b/i.test(text) ||
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
