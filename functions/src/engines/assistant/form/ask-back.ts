import { isAround, stemOf, wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest, RequestMake } from '@lemma/school/assistant';
import { unusedWords } from '../judge/left-over.ts';
import { whyOf } from '../judge/why.ts';
import { namedIn } from '../kind/named-in.ts';
import { isOrdinary, wordsOfKind } from '../learned/ordinary.ts';
import { contentOf } from '../read/phrases-of.ts';
import { many } from '../say/wording.ts';
import { guessTopic, hasSkillCode, NAMES_TOPIC } from '../topic/guess.ts';
import { isTopicWord } from '../topic/topic.ts';
import { topicMisconception } from '../topic/topic-misconception.ts';
import type { Wish } from '../wish/wish.ts';
import { makeSaid } from './form-part.ts';
import type { ReadForm } from './read-form.ts';

/** From this share of the words of a request on, what is not used was the point of it. */
const POINT = { alone: 0.4, beside: 0.65, named: 0.8 } as const;
/** From this probability on the topic is what was asked for, and words beside it have to be many to be the point. */
const SURELY = 0.9;
/** Under this probability of its topic a request is offered in several readings. */
const OFFERED = 0.75;
/** What is made for teaching, where a part of the request can be left out. */
export const MADE = /^(?:sheet|plan|piece|letter)/;
const wordsOf = (text: string): number => contentOf(text).length;
export const bare = (phrase: string): string => phrase.replace(/^“(.*)”(?= \(|$)/, '$1').trim();

/** The phrases of a request that were its point and stand in no field; none where what is left over is beside it. */
export function lostPoint(text: string, unused: readonly string[]): readonly string[] {
  const left = unused.reduce((sum, phrase) => sum + wordsOf(phrase), 0);
  const point = guessTopic(text).p < SURELY ? POINT.alone : namedIn(text) === undefined ? POINT.beside : POINT.named;
  return left > 0 && left >= point * wordsOf(text) ? unused : [];
}

/** Asks why a rule holds, and not what students think of it. */
const OF_A_RULE =
  /^\W*(?:so |but |and |ok )*why (?:do|does|is|are|can['’]?t)\b(?!.*\b(?:students?|kids?|they|he|she|child\w*|mine|my|class|\p{Lu}\p{Ll}+)\b).*\b(?:work|true|rule|the same as|equal|make sense)\b/u;
/** From this probability on a topic is named clearly enough to tell what students think of it. */
const NAMED = 0.7;
/** An idea that is explained without a question and an answer has to be called by its words, or its topic has to be. */
function isGroundless(wish: Wish, text: string): boolean {
  if (wish.kind !== 'explain' || wish.question !== undefined) return false;
  if (whyOf(wish.topic)) return false;
  if (OF_A_RULE.test(text)) return true;
  const p = hasSkillCode(wish.topic) ? 1 : guessTopic(text).p;
  // Numbers that were not read are of a problem or an answer, which was the point.
  const hasNumber = /\d/.test(text.replace(/\b(?:grade|gr|period) ?\d\b|\b\d(?:st|nd|rd|th)\b/gi, ' '));
  if (topicMisconception(text) !== undefined) return hasNumber && p < NAMED;
  return p < NAMED;
}

/** What a question about a class speaks of. */
const OF_CLASS =
  /\b(?:my|our|the|this|their|\d(?:st|nd|rd|th)) (?:\p{L}+ ){0,2}(?:class\w*|students?|kids|kiddos|period|hour|block|group|section|roster)\b|(?<!\b(?:students?|kids?|child|children|ones?|those|some(?:body|one)|teachers?) )\b[Ww]ho\b|\b(?:whom|whose|period|everybody|everyone|anyone|nobody)\b|\b(?:which|how many) (?:of )?(?:my |the )?(?:students|kids)\b|(?<!^)\b\p{Lu}\p{Ll}+\b/u;
/** Whether a question that may be about a class speaks of none, and not in the words of such questions either. */
function isOfNobody(make: RequestMake, text: string): boolean {
  if (!make.startsWith('class') || OF_CLASS.test(text) || namedIn(text) === make) return false;
  const own = new Set(wordsOfKind(make));
  return wordsIn(text).some(
    (word) => isTopicWord(word) && !isOrdinary(word) && !isAround(word) && !own.has(stemOf(word)),
  );
}

/** Whether a calculation is asked for in a way that a result with its steps does not show: with a picture, by estimating. */
const asksForWay = (task: string): boolean =>
  unusedWords(task).some((word) => /^(?:pictures?|draw(?:ing)?|diagrams?|models?|visual\w*|estimat\w+)$/.test(word));

/**
 * Whether it is asked what is meant instead of making anything: what was the point of the request stands in no field,
 * or what to make is not surely read and something else is not either.
 */
export function mustAsk(wish: Wish, { request, unsure, unused, guess }: ReadForm, text: string): boolean {
  if (isGroundless(wish, text)) return true;
  if (unsure.includes('make') && isOfNobody(request.make, text)) return true;
  if (request.make.startsWith('class')) return unsure.includes('make');
  if (!MADE.test(request.make)) return unsure.includes('make') && wish.kind === 'compute' && asksForWay(wish.task);
  // Conditions that a skill can keep to speak for it.
  if (guess.p < NAMES_TOPIC && request.standard === undefined && request.conditions.length === 0) return true;
  if (lostPoint(text, unused).length > 0) return true;
  const isNamedByConditions = guess.p < NAMES_TOPIC && request.conditions.length > 0;
  return unsure.includes('make') || (unsure.includes('topic') && guess.p < OFFERED && !isNamedByConditions);
}

/** A request in the words that are surely understood. */
export function asAsked(
  make: RequestMake,
  topic: string | undefined,
  { count, minutes, standard, substitute, days }: AssistantRequest,
): string[] {
  const about = topic ?? standard;
  if (about === undefined || /^(?:class|explain|grade|compute|equation-story|versions)/.test(make)) return [];
  if (make === 'plan')
    return [
      days !== undefined && days > 1
        ? `Plan ${days} days on ${about}`
        : `Plan a ${minutes ?? 45}-minute lesson${substitute ? ' for a substitute' : ''} on ${about}`,
    ];
  if (make === 'letter') return [`Write a short letter home about ${about}`];
  if (make === 'sheet.word problems') return [`Make ${many(count ?? 3, 'word problem')} on ${about}`];
  if (make.startsWith('sheet'))
    return [
      `Make ${/^[aeiou]/.test(makeSaid(make)) ? 'an' : 'a'} ${makeSaid(make)} on ${about}, ${many(count ?? 3, 'problem')}`,
    ];
  return [`${makeSaid(make)} for ${about}`];
}
