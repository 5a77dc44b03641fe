import { wordsIn } from '@lemma/plans/topics';
import type { AssistantRequest, RequestMake } from '@lemma/school/assistant';
import { whyOf } from '../judge/why.ts';
import { many } from '../say/wording.ts';
import { guessTopic, hasSkillCode } from '../topic/guess.ts';
import { topicMisconception } from '../topic/topic-misconception.ts';
import type { Wish } from '../wish/wish.ts';
import { isNameOfTopic } from '../words/topic-index.ts';
import { makeSaid } from './form-part.ts';
import type { ReadForm } from './read-form.ts';

/** What is made for teaching, where a part of the request can be left out. */
export const MADE = /^(?:sheet|plan|piece|letter)/;
export const bare = (phrase: string): string => phrase.replace(/^“(.*)”(?= \(|$)/, '$1').trim();

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

/** Under this probability no topic is read. */
export const LEAST_TOPIC = 0.15;

/** Whether a reading holds enough to be shown as a form: something that can be made of what stands in the request. */
export function isReadable(wish: Wish, { request, guess, isLikely }: ReadForm, text: string): boolean {
  if (wish.kind === 'explain') return !isGroundless(wish, text);
  if (!MADE.test(request.make)) return isLikely;
  const isNamed = guess.p >= LEAST_TOPIC || (guess.skills.length > 0 && wordsIn(text).some(isNameOfTopic));
  return request.standard !== undefined || isNamed || request.conditions.length > 0;
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
