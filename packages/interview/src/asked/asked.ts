import type { Picture } from '@lemma/math';
import { formOf, optionsIn } from '../reply/form.ts';
import { calculationsIn, figures } from '../talk/calculate.ts';
import { wordMeaning } from '../talk/meaning.ts';
import type { TalkKind } from '../talk/talk.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare } from '../think/named-in.ts';
import { ownValue } from '../think/own-value.ts';
import { told, whereFrom } from '../think/where-from.ts';
import { shownValue } from '../values.ts';
import { contentOf, wordsShared } from './amounts-in.ts';
import { drawsAmounts, onFingers } from './draws-amounts.ts';
import { estimate, fits } from './estimate.ts';
import {
  allAdded,
  canBeThan,
  isInList,
  sameOrNot,
  seesThere,
  stepAbout,
  toldAmount,
  toldOrder,
  upOrDown,
} from './facts-told.ts';
import { tellsAbout } from './goal.ts';
import { meaningOf } from './means.ts';
import { moreOrFewer, putsBackNamed, stepAtDigits, whyUnit, worthOfDigit } from './step-at-digits.ts';
import { teaches, toOther } from './teaches.ts';

type Found = {
  readonly kind: TalkKind;
  readonly text: string;
  readonly picture?: Picture;
  readonly firm: 'all' | 'work';
};
type Reader = readonly [kind: TalkKind, read: (ask: Ask, about: TalkCase) => string | undefined];

const ESTIMATES =
  /\b(?:about|roughly|around|approximately) how (?:big|much|many|long|far|large|tall|high|heavy|old)\b|\bestimat\w+|\bballpark\b|\bhow (?:big|large|much|many)\b.{0,24}\b(?:should|would|will) (?:it|the answer|that|your answer|the result)\b|\bwhat would you guess\b|\bjust guess\w*\b|\brough(?:ly)? (?:guess|idea)\b|\babout (?:what|how (?:much|many))\b/i;
const FITS =
  /\b(?:do|does|would|did|could|can)\b[^.?]*\b(?:it|that|this|answer|\d+|they)\b[^.?]*\b(?:fit|match|make sense|seem (?:right|ok|okay|possible|reasonable)|sound right|be right|be true)\b|\b(?:reasonable|makes? sense)\b|\bis (?:that|it|your answer|this) possible\b/i;
const OF_ANOTHER = /\b(?:plug|put (?:it|that) (?:back )?in|substitut|what does\b.*\bmean|picture|drawing|why|if)\b/i;

/** "And does 79 fit with that?", after another number was said. */
function besideLast(question: string, about: TalkCase): string | undefined {
  const own = ownValue(about);
  const before = about.before?.at(-1) ?? '';
  const last = /`?(-?\d+(?:\.\d+)?)`?(?=[^\d]*$)/.exec(before.split(/ (?:Hm|Huh|Because)\b/)[0] ?? '')?.[1];
  if (!/\b(?:with|to|like) that\b/i.test(question) || last === undefined || Number.isNaN(own) || Number(last) === own)
    return undefined;
  const isFar = Math.abs(own - Number(last)) > 0.3 * Math.max(Math.abs(Number(last)), 1);
  return said(
    isFar
      ? `hm, not really: ${bare(about)} is a lot ${own > Number(last) ? 'more' : 'less'} than ${last}`
      : `yes, ${bare(about)} is close to ${last}`,
    isFar ? 'that is strange, but it is what I got' : undefined,
  );
}

const estimates = ({ question }: Ask, about: TalkCase): string | undefined => {
  if (!ESTIMATES.test(question) || /\bdid you\b/i.test(question)) return undefined;
  const [named] = calculationsIn(figures(question));
  if (named !== undefined) return said(`about ${shownValue(named.value, false)}`);
  const hasOthers = (figures(question).match(/\d+(?:\.\d+)?/g) ?? []).some((number) => !about.asked.includes(number));
  return hasOthers ? undefined : estimate(about);
};

const fitsThere = ({ question }: Ask, about: TalkCase): string | undefined =>
  FITS.test(question) && !OF_ANOTHER.test(question) && !/\bhow\b/i.test(question)
    ? (besideLast(question, about) ?? fits(about))
    : undefined;

/** "What does mean mean?", "What is a factor?": the word, not a number. */
const definition = ({ question }: Ask, about: TalkCase): string | undefined =>
  /\bwhat (?:does|do) (?:the words? |an? |it mean to be )?[a-z -]+? mean\b(?!.*\b(?:you did|that you)\b)|\bwhat(?:'s| is| are) (?:an? )?[a-z]+(?: [a-z]+)?\?$|\bwhat do you know about [a-z ]+\?$/i.test(
    question,
  ) &&
  !/\d|\b(?:it|this|that|these|those)\b|\b(?:is|are|'s) the\b|\bthe (?:question|problem|answer|sign|symbol)\b/i.test(
    question,
  )
    ? wordMeaning(question, about)
    : undefined;

/** "Which of these did you look at first, the 2/3 or the 4/6?" */
function lookedFirst({ question }: Ask, about: TalkCase): string | undefined {
  const options = optionsIn(question);
  if (options === undefined || !/\b(?:first|start)\b/i.test(question) || !/\byou\b/i.test(question)) return undefined;
  const places = options.map((option) =>
    about.asked.toLowerCase().indexOf(option.replace(/^(?:the|a) /, '').toLowerCase()),
  );
  const [one = -1, other = -1] = places;
  if (one < 0 || other < 0) return undefined;
  return said(`${one < other ? options[0] : options[1]}, because that comes first`);
}

/** "Is 13 how long the fish is, or how much it is missing?": what the own way says of the two. */
function eitherOf({ question }: Ask, about: TalkCase): string | undefined {
  if (formOf(question) !== 'either') return undefined;
  const [, one = '', other = ''] =
    /^(?:.*?\b(?:is|are|was|were|does|do|did|be)\b)\s+(.+?),? or (.+?)\?$/i.exec(question) ?? [];
  if (one.split(' ').length < 3 || other.split(' ').length < 2) return undefined;
  const lines = about.steps.filter(({ line, why }) => line !== about.math && why !== '');
  const shortest = /\b(?:does|do|did)\b/i.test(question) ? optionsIn(question)?.[0] : undefined;
  const mine = contentOf(`${about.idea ?? ''} ${lines.map(({ why }) => why).join(' ')}`);
  const [a, b] = [wordsShared(one, mine), wordsShared(other, mine)];
  if (a === b) return undefined;
  const [line] = lines;
  return said(
    `${a > b ? (shortest ?? one).replace(/^(?:that|it|-?\d+(?:\.\d+)?) /, '') : other}, I think`,
    line && told(line),
  );
}

const SAME_KIND = /\bsame (?:kind|sort|type)\b|\bdifferent (?:kind|sort|type)\b/i;
const alike = ({ question }: Ask): string | undefined =>
  SAME_KIND.test(question) && /\?/.test(question)
    ? said('kind of the same, I think', 'only the numbers and the things are different')
    : undefined;

/** In this order, what is most particular first. */
const READERS: readonly Reader[] = [
  ['meaning', ({ question }) => worthOfDigit(question)],
  ['meaning', ({ question }, about) => meaningOf(question, about)],
  ['meaning', definition],
  ['own-work', ({ question }, about) => whyUnit(question, about)],
  ['own-work', ({ text }, about) => stepAtDigits(text, about)],
  ['picture', ({ question }, about) => onFingers(question, about)],
  ['own-work', ({ question }, about) => stepAbout(question, about)],
  ['own-work', (ask, about) => (about.picture === undefined ? undefined : whereFrom(ask, about))],
  ['count', ({ question }, about) => toldOrder(question, about)],
  ['belief', ({ question }, about) => isInList(question, about)],
  ['belief', ({ question }, about) => canBeThan(question, about)],
  ['count', ({ question }, about) => allAdded(question, about)],
  ['aloud', ({ question }, about) => seesThere(question, about)],
  ['put-in', ({ text }, about) => putsBackNamed(text, about)],
  ['count', ({ text, question }) => moreOrFewer(text, question)],
  ['other-answer', ({ text, question }, about) => toOther(text, question, about)],
  ['other-answer', ({ text, question }, about) => teaches(text, question, about)],
  ['count', estimates],
  ['belief', fitsThere],
  ['aloud', ({ question }, about) => tellsAbout(question, about)],
  ['own-work', lookedFirst],
  ['compare', ({ question }, about) => sameOrNot(question, about)],
  ['compare', alike],
  ['own-work', eitherOf],
  ['compare', ({ question }, about) => upOrDown(question, about)],
  ['count', ({ question }, about) => toldAmount(question, about)],
];

/** What is asked of the problem, its quantities or the answer, read by what the words ask and what they name. */
export function answersAsked(ask: Ask, about: TalkCase): Found | undefined {
  const drawn = drawsAmounts(ask.question, about);
  if (drawn !== undefined) return { kind: 'picture', text: said(drawn.words), picture: drawn.picture, firm: 'all' };
  for (const [kind, read] of READERS) {
    const text = read(ask, about);
    if (text !== undefined) return { kind, text: said(text), firm: 'all' };
  }
  return undefined;
}
