import { stemOf } from '@lemma/plans/topics';
import { MEANS } from '../form/unspoken-means.ts';
import { wordsOfKind } from '../learned/ordinary.ts';
import { isNameOfTopic } from '../words/topic-index.ts';

/** Names of ways to work something out, which an answer goes or not. */
export const WAYS =
  /^(?:eliminat\w+|substitut\w+|graphing|completing|factoring|estimat\w+|mentally|pictures?|draw\w*|diagrams?|models?|tables?|number-?lines?|cross\w*)$/;

/** A time at which something is needed or happens. */
const WHEN =
  /^\W*(?:and |so |but )?(?:in|for|by|on|at|after|before|until|during|since|from)? ?(?:about |the |this |next |last |each |every |end of (?:the )?)*(?:\d+ )?(?:min(?:ute)?s?|hours?|days?|weeks?|months?|years?|quarter|semester|morning|afternoon|evening|weekend|today|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\W*$/i;
/** What somebody will do with it, or why it is wanted. */
const WHY = /^\W*(?:so|because|since|cause|bc|as|in case|in order)\b(?: that)? (?:i|we|they|he|she|it|my|the|our)\b/i;
const SOUND = /^\W*(?:eek|ugh|lol|haha|yay|whew|phew|yikes|oof|hmm+|argh|sigh|omg|tbh|fyi|idk)\b[^\p{L}]*$/iu;
/** People of a school and what they do: it tells something. */
const TELLS =
  /^\W*(?:and |but |so |as )?(?:my|our|the|some|half|most|all|a)? ?(?:of )?(?:i|we|they|he|she|it|kids?|kiddos|students?|teachers?|class|admin|principals?|parents?|mom|dad|famil(?:y|ies)|coach|assembly)\b(?:['’]\w+)? (?!(?:with|for|in|on|who|to|of|about|and|per|level|friendly|should|must|needs?|have to|can|could|may|want|wants)\b)\p{L}+/iu;
/** What begins so belongs to what is asked for. */
const BELONGS =
  /^\W*(?:and |but |plus |then )*(?:with|without|w\/|no|not|never|about|using|use|include|including|make|keep|add|put|give|start|begin|end|ends|opens?|sneak|throw|each|every|featuring|themed?|only|at least|in (?:the )?(?:form|style|shape)|like|something|instead|rather)\b/i;

let extras: ReadonlySet<string> | undefined;
/** Words by which things are asked for that go into an answer: a game, sentence frames, a rubric. */
const isExtra = (word: string): boolean => {
  extras ??= new Set(
    (['piece.activity', 'piece.supports', 'piece.vocabulary', 'piece.rubric', 'piece.chart'] as const).flatMap(
      wordsOfKind,
    ),
  );
  return extras.has(stemOf(word));
};
/** How a text is to sound, which only a reader can judge. */
const MANNER =
  /^\W*(?:(?:and|but|no|not|nothing|less|more|keep it|make it|sound|very|too|so|bit|little|teacher|math)[ -])*(?:jargon|fancy|stiff|mean|friendly|warm|professional|polite|formal|kind|positive|honest|nice|casual|gentle)\W*$/i;
/** Whether a phrase tells something, or why something is wanted, and asks for nothing. */
export const tellsSomething = (phrase: string): boolean => WHY.test(phrase) || TELLS.test(phrase);

/** Things to make, each by its name: where one of them was asked for and is not in an answer, that is always said. */
const THING = /^(?:games?|activit(?:y|ies)|cards?|stations?|centers?|rubrics?|charts?|posters?)$/;
const isThing = (word: string): boolean => THING.test(word);

const isMeans = (phrase: string): boolean => MEANS.some((each) => each.test(phrase.toLowerCase()));

/**
 * Whether a phrase of a request that is not in its answer is something that the answer lacks. Times, reasons, sounds and
 * what is told beside it are not; of what is judged or worked out only ways and means are, as everything else of it was
 * read or nothing would have been judged.
 */
export function isWorthSaying(
  phrase: string,
  lost: readonly string[],
  { isJudged, isTold, isClass }: { readonly isJudged: boolean; readonly isTold: boolean; readonly isClass: boolean },
): boolean {
  if (lost.some(isThing)) return true;
  if (isJudged) return lost.some((word) => WAYS.test(word)) || isMeans(phrase);
  if (WHEN.test(phrase) || WHY.test(phrase) || SOUND.test(phrase) || MANNER.test(phrase)) return false;
  const isDenied = /\b(?:no|not|never|without)\b/i.test(phrase);
  const isOfMath = lost.some((word) => isNameOfTopic(word)) || isMeans(phrase);
  if (isTold || TELLS.test(phrase)) return isOfMath;
  if (isClass) return isOfMath || isDenied;
  // What begins so needs a thing: "and sneak" alone says nothing.
  const rest = phrase.toLowerCase().replace(BELONGS, '');
  const belongs = BELONGS.test(phrase) && lost.some((word) => rest.includes(word));
  return isOfMath || lost.some(isExtra) || belongs || lost.length > 1;
}
