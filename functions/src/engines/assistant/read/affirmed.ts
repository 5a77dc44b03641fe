import { type Span, spansOf } from '../words/words.ts';

/** A phrase that says what is not wanted: "no word problems", "without a calculator". It ends where the next thing is asked for. */
const NEGATED =
  /\b(?:no|without(?: any| using)?|(?<!\b(?:has|have|had|did|does|do|is|are|was|were|can|could|will|would|should|who|they|still) )not|avoid(?:ing)?|except(?: for)?|instead of|rather than|(?:do not|don't|doesn't|dont) (?:use|include|want|make|need|give|have|put|add|mention|say|tell)|skip(?:ping)?(?! count)|leave out|drop(?:ping)?|take out|nothing (?:with|about|on))\b(?! (?:sure|only|just|yet|later|more than|less than|bigger|larger|over|above|smaller))(?:(?!\b(?:but|just|only|with|and then|for|on|about|in|please|so|to|at|using|make|include|give|i|we|they|he|she)\b)[^.,;:!?()\n]){1,60}/g;
/** Phrases that name a case of a skill, and so belong to the topic: "without regrouping". */
const OF_A_CASE = /\b(?:regroup|carry|borrow|remainder|solution|like|equal|right|perfect)/;

type Said = Span & { readonly said: string };
/** The places of a text that say what is not wanted, those that name a case too. */
export const negatedIn = (text: string): Said[] => spansOf(text.toLowerCase().replaceAll('’', "'"), NEGATED);
/** Those of them that name no case of a skill. */
export const deniedIn = (text: string): Said[] => negatedIn(text).filter(({ said }) => !OF_A_CASE.test(said));
const WITHOUT = /^(?:no|without)\b/;
const BARE = /^\w+\s*$/;
/** Those of them that take something away; "without regrouping" may be the name of a case that is wanted, and a "no" alone takes nothing. */
export const unwantedIn = (text: string): Said[] =>
  negatedIn(text).filter(({ said }) => !WITHOUT.test(said) || !(OF_A_CASE.test(said) || BARE.test(said)));
