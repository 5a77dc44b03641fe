import type { Explained } from '../judge/explain.ts';
import type { kindsOf } from '../learned/kind-of.ts';
import { bookWord } from './book-words.ts';
import { coTeaching } from './co-teaching.ts';
import { numberTalkOn } from './number-talk-on.ts';
import { roundOnLine } from './round-on-line.ts';
import { simplerText } from './simpler-text.ts';
import { toldComment } from './told-comment.ts';

/** What is answered as it stands, each with the kinds of which what was learned has to name one as likely. */
const REPLIES: readonly (readonly [RegExp, (text: string, seed: number) => Explained | undefined])[] = [
  [/^(?:versions|piece\.supports|none|refuse|sheet|equation-story)/, simplerText],
  [/./, toldComment],
  [/^piece\.number-talk/, numberTalkOn],
  [/^(?:compute|piece|grade|explain)/, roundOnLine],
  [/^(?:explain|piece|none)/, bookWord],
  [/^(?:piece|plan|none|class)/, coTeaching],
];
const MOST_LIKELY = 3;

/** What is answered as it stands, without a form: everything that it needs is in the request. */
export function replyTo(text: string, seed: number, kinds: ReturnType<typeof kindsOf>): Explained | undefined {
  const likely = kinds.slice(0, MOST_LIKELY).map(([kind]) => kind);
  for (const [of, make] of REPLIES) {
    const made = likely.some((kind) => of.test(kind)) ? make(text, seed) : undefined;
    if (made) return made;
  }
  return undefined;
}
