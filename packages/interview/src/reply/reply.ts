import { goalOf } from '../asked/goal.ts';
import { wordMeaning } from '../talk/meaning.ts';
import type { TalkKind, TalkReply } from '../talk/talk.ts';
import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { ruleOf } from '../think/named-in.ts';
import { wholeWay } from '../think/where-from.ts';
import { supposed, bothSame, givesNumber, noticesDrawn, walksAround, addsBack, apart, closerBefore, cutAgain, fractionOf, rewritten, sequence } from './amounts.ts';
import { chats } from './everyday.ts';
import { type AskForm, formOf } from './form.ts';
import {
  eitherByWork,
  signAsked,
  inFront,
  remarkedPart,
  storyWord,
  closestFact,
  closestLine,
  nextStep,
  onceAndOften,
  operationAsked,
  ownMeaning,
  whichOperation,
} from './work.ts';
import { otherCase, startOfTable, varied } from './other.ts';

type Answers = (ask: Ask, about: TalkCase) => string | undefined;

const MEANS =
  /\b(?:tell me|explain|say|know|remember) what (?:the word )?["“']?([a-z]+(?: [a-z]+)?)["”']? means?\b|\bwhat does (?:the word )?["“']?([a-z]+)["”']? mean\b/i;
/** "Tell me what “percent” means." */
const definition: Answers = ({ question }, about) => {
  const [, one, other] = MEANS.exec(question) ?? [];
  const word = one ?? other;
  return word === undefined || /^(?:it|that|this|they)$/i.test(word) ? undefined : wordMeaning(`what does ${word} mean`, about);
};


/** What is answered for a form of question by what the words are bound to; in this order. */
const BOUND: readonly (readonly [kind: TalkKind, answers: Answers])[] = [
  ['feeling', chats],
  ['count', cutAgain],
  ['calculate', sequence],
  ['calculate', bothSame],
  ['context', supposed],
  ['own-work', noticesDrawn],
  ['count', walksAround],
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
];

/** What a question asks, done with what its words are bound to. */
export function answersBound(ask: Ask, about: TalkCase): TalkReply | undefined {
  for (const [kind, answers] of BOUND) {
    const text = answers(ask, about);
    if (text !== undefined) return { kind, text: said(text), firm: 'all' };
  }
  return undefined;
}

const OWN = /\b(?:you|your)\b/i;
const because = (about: TalkCase): string | undefined => {
  const rule = ruleOf(about);
  return rule === undefined ? undefined : `because ${small(rule)}`;
};

/** What is left to say by the form of the question alone, from the own idea and the own work. */
const LEFT: Readonly<Partial<Record<AskForm, Answers>>> = {
  'yes-no': (_, about) => said('I think so', about.idea === undefined ? undefined : `for me it is like this: ${small(ruleOf(about) ?? '')}`),
  why: (_, about) => said(because(about) ?? gotIt(about)),
  how: (ask, about) => (OWN.test(ask.question) ? wholeWay(about) : closestLine(ask, about)),
  either: eitherByWork,
  amount: (ask, about) => closestFact(ask, about) ?? said(gotIt(about)),
  what: (ask, about) => storyWord(ask) ?? closestLine(ask, about) ?? closestFact(ask, about) ?? goalOf(about),
  which: (ask, about) => closestFact(ask, about) ?? closestLine(ask, about),
  where: closestLine,
  other: (ask, about) => (ask.question.includes('?') || OWN.test(ask.question) ? closestLine(ask, about) : undefined),
};

export function answersByForm(ask: Ask, about: TalkCase): TalkReply | undefined {
  const text = LEFT[formOf(ask.question)]?.(ask, about);
  return text === undefined ? undefined : { kind: 'own-work', text: said(text), firm: 'work' };
}
