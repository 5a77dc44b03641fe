import { contentOf, wordsShared } from '../asked/amounts-in.ts';
import { goalOf } from '../asked/goal.ts';
import { asksBack } from '../speech/asks-back.ts';
import { wordMeaning } from '../talk/meaning.ts';
import type { TalkKind, TalkReply } from '../talk/talk.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { ruleOf } from '../think/named-in.ts';
import { wholeWay } from '../think/where-from.ts';
import { near, numberOf, shownValue } from '../values.ts';
import {
  addsBack,
  apart,
  bothSame,
  closerBefore,
  cutAgain,
  fractionOf,
  givesNumber,
  noticesDrawn,
  rewritten,
  sequence,
  supposed,
} from './amounts.ts';
import { isBound, ownAnswer } from './bind.ts';
import { chats } from './chats.ts';
import { type AskForm, EITHER_OF_TWO, formOf } from './form.ts';
import { otherCase, startOfTable, varied, whoHasMore } from './other.ts';
import {
  atNumber,
  closestFact,
  closestLine,
  eitherByWork,
  inFront,
  nextStep,
  onceAndOften,
  operationAsked,
  otherWay,
  ownLarger,
  ownMeaning,
  remarkedPart,
  signAsked,
  storyWord,
  whichOperation,
} from './work.ts';

type Answers = (ask: Ask, about: TalkCase) => string | undefined;

const MEANS =
  /\b(?:tell me|explain|say|know|remember) what (?:the word )?["“']?([a-z]+(?: [a-z]+)?)["”']? means?\b|\bwhat does (?:the word )?["“']?([a-z]+)["”']? mean\b/i;
/** "Tell me what “percent” means." */
const definition: Answers = ({ question }, about) => {
  const [, one, other] = MEANS.exec(question) ?? [];
  const word = one ?? other;
  return word === undefined || /^(?:it|that|this|they)$/i.test(word)
    ? undefined
    : wordMeaning(`what does ${word} mean`, about);
};

/** What is answered for a form of question by what the words are bound to; in this order. */
const BOUND: readonly (readonly [kind: TalkKind, answers: Answers])[] = [
  ['feeling', chats],
  ['count', cutAgain],
  ['calculate', sequence],
  ['calculate', bothSame],
  ['compare', whoHasMore],
  ['context', supposed],
  ['own-work', noticesDrawn],
  ['example', givesNumber],
  ['meaning', definition],
  ['own-work', signAsked],
  ['own-work', inFront],
  ['count', addsBack],
  ['calculate', rewritten],
  ['compare', closerBefore],
  ['compare', otherCase],
  ['table', startOfTable],
  ['count', varied],
  ['count', fractionOf],
  ['count', apart],
  ['own-work', whichOperation],
  ['own-work', operationAsked],
  ['own-work', nextStep],
  ['meaning', onceAndOften],
  ['meaning', ownMeaning],
  ['own-work', remarkedPart],
  ['compare', eitherOfTwo],
  ['other-answer', otherWay],
  ['compare', ownLarger],
  ['put-in', atNumber],
];

/** What a question asks, done with what its words are bound to. */
export function answersBound(ask: Ask, about: TalkCase): TalkReply | undefined {
  for (const [kind, answers] of BOUND) {
    const text = answers(ask, about);
    if (text !== undefined) return { kind, text: said(text), firm: 'all' };
  }
  return undefined;
}

/** "Is 13 how long the fish is, or how much it is missing?" */
function eitherOfTwo(ask: Ask, about: TalkCase): string | undefined {
  return EITHER_OF_TWO.test(ask.question) ? eitherByWork(ask, about) : undefined;
}

const OWN = /\b(?:you|your)\b/i;
const PLACEHOLDER = /\blooks? (?:right|like that) to me\b|\blooked right\b/i;
/** The own idea, unless it is only that it looked right. */
const ownReason = (about: TalkCase): string | undefined => {
  const rule = ruleOf(about);
  return rule === undefined || PLACEHOLDER.test(rule) ? undefined : small(rule);
};

const COMES_TO =
  /^(?:and |so )?(?:is (?:that|it)|does (?:that|it) (?:get|give|make|come)\b(?! sense)[^?]*)\s+(?:back |to |out |you )*-?\d[\d./]*(?: (?:too|again))?\?$/i;

/** "… Is that 12?", "Does that get you back?": what came out just before, held against what is named or the own answer. */
function against({ question }: Ask, about: TalkCase, last: number): string {
  const [named = ownAnswer(about).value] = (question.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).map((one) =>
    numberOf(one),
  );
  if (named === undefined) return said('I think so');
  return near(named, last)
    ? said(`yes, it is ${shownValue(named, false)}`)
    : said(
        `no, that is ${shownValue(last, false)} and not ${shownValue(named, false)}`,
        near(named, ownAnswer(about).value) ? `huh, but ${gotIt(about)}` : undefined,
      );
}

/** A yes with the own idea, where the question speaks of what the idea speaks of. */
const thinksSo: Answers = (ask, about) => {
  const rule = ask.before === undefined ? ownReason(about) : undefined;
  const wanted = contentOf(ask.question);
  const isOfIt = rule !== undefined && wordsShared(rule, wanted) > 0;
  return isOfIt ? said('I think so', `for me it is like this: ${rule}`) : asksBack(ask, about);
};

/** What is left to say by the form of the question alone, from the own idea and the own work. */
const LEFT: Readonly<Partial<Record<AskForm, Answers>>> = {
  'yes-no': thinksSo,
  either: eitherByWork,
  why: (_, about) => {
    const rule = ownReason(about);
    return said(rule === undefined ? gotIt(about) : `because ${rule}`);
  },
  amount: (ask, about) => closestFact(ask, about) ?? said(gotIt(about)),
  how: (ask, about) => (OWN.test(ask.question) ? wholeWay(about) : closestLine(ask, about)),
  what: (ask, about) => storyWord(ask) ?? closestLine(ask, about) ?? closestFact(ask, about) ?? goalOf(about),
  which: (ask, about) => closestFact(ask, about) ?? closestLine(ask, about),
  where: closestLine,
  other: (ask, about) => (OWN.test(ask.question) || isBound(ask.question, about) ? closestLine(ask, about) : undefined),
};

export function answersByForm(ask: Ask, about: TalkCase, last?: number): TalkReply | undefined {
  const form = formOf(ask.question);
  const isCompared = last !== undefined && ask.before !== undefined && COMES_TO.test(ask.question);
  const text = isCompared ? against(ask, about, last) : LEFT[form]?.(ask, about);
  if (text === undefined) return undefined;
  // Beside another reply it would only say that something was heard.
  const isEmpty = !isCompared && (form === 'yes-no' || form === 'other');
  return { kind: 'own-work', text: said(text), ...(!isEmpty && { firm: 'work' }) };
}
