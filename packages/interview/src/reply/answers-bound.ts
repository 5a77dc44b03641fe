import { wordMeaning } from '../talk/meaning.ts';
import type { TalkKind, TalkReply } from '../talk/talk.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
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
import { chats } from './chats.ts';
import { EITHER_OF_TWO } from './form.ts';
import { otherCase, startOfTable, varied, whoHasMore } from './other.ts';
import {
  atNumber,
  eitherByWork,
  nextStep,
  onceAndOften,
  operationAsked,
  otherWay,
  ownLarger,
  ownMeaning,
  remarkedPart,
  signAsked,
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
