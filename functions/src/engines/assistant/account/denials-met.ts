import { stemOf, wordsIn } from '@lemma/plans/topics';
import type { ChatPart } from '@lemma/school/assistant';
import { deniedIn } from '../read/affirmed.ts';
import { isTopicWord } from '../topic/topic.ts';
import { stemsSaid, textOf } from './said.ts';

/** How it is seen in finished problems that something is in them, where its word alone does not tell. */
const SEEN: readonly (readonly [RegExp, RegExp])[] = [
  [/\bvariables?\b|\bletters?\b/, /(?<![a-z])[a-z](?![a-z])/],
  [/\bdecimals?\b/, /\d\.\d/],
  [/\bfractions?\b/, /\d\s*\/\s*\d/],
  [/\bmixed numbers?\b/, /\d \d+\/\d/],
  [/\bnegatives?\b/, /(?:^|[(=\s])[-−]\d/],
  [/\bparenthes[ei]s\b/, /\(/],
  [/\b(?:exponents?|powers?)\b/, /\^/],
  [/\bdivi(?:sion|ding|de)\b/, /÷/],
  [/\bmultipl\w+\b/, /×/],
];
/** What only a reader can judge: it is told, not held. */
const UNSEEN =
  /\b(?:regroup\w*|carry\w*|borrow\w*|remainders?|jargon|worksheets?|simplif\w*|too|just|only|give|telling|a)\b/;

const mathOf = (parts: readonly ChatPart[]): string =>
  parts.flatMap((part) => (part.kind === 'item' ? [part.item.math ?? part.item.prompt, part.item.key] : [])).join('\n');

/** The phrases of a request that say what is not wanted, of which nothing is in the finished answer. */
export function denialsMet(text: string, parts: readonly ChatPart[]): string[] {
  const said = stemsSaid(textOf(parts));
  const math = mathOf(parts);
  const notYet = [...text.matchAll(NOT_YET)].flatMap(([phrase, thing = '']) =>
    said.has(stemOf(thing.toLowerCase())) || said.has(thing.toLowerCase()) ? [] : [phrase],
  );
  const met = deniedIn(text.toLowerCase()).filter((phrase) => {
    const seen = SEEN.filter(([name]) => name.test(phrase));
    if (seen.length > 0) return math !== '' && seen.every(([, mark]) => !mark.test(math));
    if (UNSEEN.test(phrase)) return false;
    const words = wordsIn(phrase).slice(1);
    // Mathematics may be there without its name: 0.45 has hundredths.
    return words.length > 0 && words.every((word) => !isTopicWord(word) && !said.has(stemOf(word)) && !said.has(word));
  });
  return [...met, ...notYet];
}

/** What was not taught yet: "we haven't done substitution yet". */
const NOT_YET =
  /\b(?:they|we|i)?(?: have|['’]ve)? ?(?:have ?n['’]?t|not) (?:yet )?(?:done|learned|had|covered|seen) (\p{L}+)(?: yet)?/giu;

/** What has been done already, by which a request asks for something else: "I've done pizza". */
const DONE =
  /\b(?:i['’]?ve|i have|we['’]?ve|we have|already) (?:already )?(?:done|tried|used|did) (?:the )?(\p{L}+(?: \p{L}+)?)/giu;

/** What was not wanted and stands in the answer all the same. */
export function denialsBroken(text: string, parts: readonly ChatPart[]): string[] {
  const said = stemsSaid(textOf(parts));
  return [...text.matchAll(DONE)].flatMap(([phrase, thing = '']) =>
    wordsIn(thing).every((word) => said.has(stemOf(word)) || said.has(word)) ? [phrase] : [],
  );
}
