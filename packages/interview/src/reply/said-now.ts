import type { Temperament } from '@lemma/school/interview';
import { small } from '../talk/talk-case.ts';
import { formOf } from './form.ts';

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!…])\s+(?=\S)/);
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d/+×÷=-]+/g, ' ')
    .trim();

const ASKS_FOR_RULE =
  /\b(?:why|how come|how (?:did|do|would|can|could|'d)|reason|rule|think|thinking|thought|believe|decide|know|sure|feel|explain|mean|your way|agree|convince|prove|notice)\b|\bwhat made\b/i;
const WITHOUT_RULE: ReadonlySet<string> = new Set(['amount', 'draw', 'point', 'which', 'where', 'what', 'either']);

/** A reply without the rule that nobody asked for, if something else is left of it. */
export function withoutRule(reply: string, question: string, idea: string | undefined): string {
  if (idea === undefined || ASKS_FOR_RULE.test(question) || !WITHOUT_RULE.has(formOf(question))) return reply;
  const rule = sentencesOf(idea).map((one) => wordsOf(one).replace(/^(?:because|yes|no|always) /, ''));
  const isRule = (sentence: string): boolean => {
    const said = wordsOf(sentence).replace(
      /^(?:i (?:think|thought)|because|for me it is like this|i didn t do that) /,
      '',
    );
    return said.length > 12 && rule.some((one) => one === said || one.startsWith(said) || said.endsWith(one));
  };
  const left = sentencesOf(reply).filter((sentence) => !isRule(sentence));
  return left.length === 0 ? reply : left.join(' ');
}

const SHORT = 24;
const LEAST = 9;

/** The sentences of a reply without those that another one of them has in it. */
function onceEach(reply: string): string {
  const sentences = sentencesOf(reply);
  const plain = sentences.map((one) =>
    wordsOf(one).replace(/^(?:first|then|so|and then|because|for me it is like this|i thought|i think) /, ''),
  );
  return sentences
    .filter((_, at) => {
      const own = plain[at] ?? '';
      return (
        own.length < 12 ||
        !plain.some((other, place) => place !== at && (other === own ? place < at : other.includes(own)))
      );
    })
    .join(' ');
}

/** A reply without what was said word for word before; where it all was, it says so and only the first of it. */
export function notAgain(reply: string, before: readonly string[], question = ''): string {
  const known = new Set(before.flatMap(sentencesOf).map(wordsOf));
  const sentences = sentencesOf(reply);
  const isOld = (sentence: string): boolean => sentence.length > SHORT && known.has(wordsOf(sentence));
  const left = sentences.filter((sentence) => !isOld(sentence));
  if (left.length === sentences.length) return reply;
  if (left.some((sentence) => sentence.length > LEAST)) return left.join(' ');
  const again = before.filter((one) => /^(?:Like I said|I said that|Still)/.test(one)).length;
  const old = sentences.filter(isOld);
  const first = (formOf(question) === 'yes-no' ? old.slice(0, 2) : old.slice(0, 1)).join(' ');
  return `${AGAIN[again % AGAIN.length] ?? AGAIN[0]}${small(first)}`;
}
const AGAIN = ['Like I said: ', 'I said that before, ', 'Still the same: '] as const;

const GREETS = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|day)|morning)\b/i;
const HI: Readonly<Record<Temperament, string>> = {
  talkative: 'Hi!',
  quiet: 'Hi.',
  confident: 'Hi.',
  anxious: 'Hello …',
};

/** A reply as it is said at this point of the talk: with a greeting where one was greeted, and nothing word for word again. */
export const saidNow = (reply: string, text: string, before: readonly string[], who: Temperament): string =>
  before.length === 0 && GREETS.test(text) && !/^(?:hi|hello)\b/i.test(reply)
    ? `${HI[who]} ${reply}`
    : notAgain(onceEach(reply), before, text);
